import { useSyncExternalStore } from 'react';
import { onPhone } from './screens.ts';

const query = onPhone.replace('@media ', '');

function watch(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Tells whether the screen is a phone's, for another order of content; a prerendered page is no phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}
