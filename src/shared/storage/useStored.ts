import { useMemo, useSyncExternalStore } from 'react';
import { readStored, readStoredText, removeStored, type StoredValue, writeStored } from './browserStorage.ts';

const watchers = new Set<() => void>();

// Other tabs learn of a change by the browser's `storage` event, this one by `announce`.
function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    watchers.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

function announce(): void {
  for (const watcher of watchers) watcher();
}

export function shareStored<T>(stored: StoredValue<T>, value: T): void {
  writeStored(stored, value);
  announce();
}

export function unshareStored(stored: StoredValue<unknown>): void {
  removeStored(stored);
  announce();
}

/** Reads a stored value that is the same in all tabs; `stored` must be the same object at every call. */
export function useStored<T>(stored: StoredValue<T>): T | null {
  const text = useSyncExternalStore(
    watch,
    () => readStoredText(stored.key),
    () => null,
  );
  return useMemo(() => (text === null ? null : readStored(stored)), [text, stored]);
}
