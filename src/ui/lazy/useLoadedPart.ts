import { useEffect, useState } from 'react';
import { loadPart } from '../../shared/reload/loadPart.ts';
import { useAppStore } from '../../shared/state/rootState.ts';

/** A part that is fetched apart and cannot be done without. */
export type LoadedPart<Part> =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; part: Part };

/** `load` must be the same function at every call. */
export function useLoadedPart<Part extends object>(load: () => Promise<Part>): LoadedPart<Part> {
  const store = useAppStore();
  const [part, setPart] = useState<Part>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches again
  useEffect(() => {
    let current = true;
    loadPart(load, store).then(
      (loaded) => {
        // In a function, because a component is one, and would be called.
        if (current) setPart(() => loaded);
      },
      () => {
        if (current) setHasFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [load, store, tries]);

  if (part) return { kind: 'ready', part };
  if (!hasFailed) return { kind: 'loading' };
  const retry = () => {
    setHasFailed(false);
    setTries(tries + 1);
  };
  return { kind: 'failed', retry };
}
