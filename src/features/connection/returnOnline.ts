import { reloadKeepingTyped } from '../../shared/reload/keptPage.ts';
import type { AppStore } from '../../shared/state/rootState.ts';

/**
 * Reloads a page that was offline as soon as the network is back, with what was typed where storage may hold it. The
 * reload guard does not count here: the network has to come back for each reload.
 */
export function startReloadingOnReturn(store: Pick<AppStore, 'getState'>): void {
  let wasOffline = !navigator.onLine;
  window.addEventListener('offline', () => {
    wasOffline = true;
  });
  window.addEventListener('online', () => {
    if (wasOffline && !reloadKeepingTyped(store)) location.reload();
  });
}
