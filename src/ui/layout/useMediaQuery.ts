import { useCallback, useSyncExternalStore } from 'react';

/** Tells whether a media rule as in `screens.ts` applies; a prerendered page has the given value. */
export function useMediaQuery(rule: string, prerendered: boolean): boolean {
  const query = rule.replace('@media ', '');
  const watch = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => prerendered,
  );
}
