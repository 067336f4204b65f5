import { reloadKeepingTyped } from '../../shared/reload/pageSnapshot.ts';
import type { AppStore } from '../../shared/state/rootState.ts';

/** Reloads a page that was offline when the network returns, keeping form input where storage allows. */
export function registerReloadOnReturn(store: Pick<AppStore, 'dispatch' | 'getState'>): void {
  let wasOffline = !navigator.onLine;
  window.addEventListener('offline', () => {
    wasOffline = true;
  });
  window.addEventListener('online', () => {
    if (wasOffline && !reloadKeepingTyped(store)) location.reload();
  });
}
