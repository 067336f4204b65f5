import { overlaysClosed } from '../../shared/state/menuSlice.ts';
import type { AppStore } from '../../shared/state/rootState.ts';

/** Closes overlays of a page restored from the back/forward cache. */
export function closeOverlaysOnReturn({ dispatch }: Pick<AppStore, 'dispatch'>): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    dispatch(overlaysClosed());
    for (const dialog of document.querySelectorAll('dialog[open]'))
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}
