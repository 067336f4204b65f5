import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns false in the prerendered page and during hydration, so that content from cookies or storage cannot
 * cause a mismatch.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
