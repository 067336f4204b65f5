import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in the prerendered page and in the render that takes it over, true from then on. What depends on cookies or
 * storage shows itself only when this is true, or hydration would meet something else than was prerendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
