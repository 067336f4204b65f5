import { useEffect, useState } from 'react';
import { lazyWithReload } from '../../shared/reload/lazyWithReload.ts';
import { useAppStore } from '../../shared/state/rootState.ts';

// State of a lazy module that the page requires.
export type LoadedPart<Part> =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; part: Part };

/** Loads a lazy module with retry; `load` must be stable. */
export function useLoadedPart<Part extends object>(load: () => Promise<Part>): LoadedPart<Part> {
  const store = useAppStore();
  const [part, setPart] = useState<Part>();
  const [tries, setTries] = useState(1);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    let current = true;
    lazyWithReload(load, store).then(
      (loaded) => {
        // As a function, because React would call a component passed as state.
        if (current) setPart(() => loaded);
      },
      () => {
        if (current) setFailures(tries);
      },
    );
    return () => {
      current = false;
    };
  }, [load, store, tries]);

  if (part) return { kind: 'ready', part };
  if (failures < tries) return { kind: 'loading' };
  return { kind: 'failed', retry: () => setTries(tries + 1) };
}
