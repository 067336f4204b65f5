import { registerAttribution } from '../../features/attribution/attributionListeners.ts';
import { registerReloadOnReturn } from '../../features/connection/returnOnline.ts';
import { registerIconFetching } from '../../features/icons/registerIconFetching.ts';
import { registerMonitoring } from '../../features/monitoring/registerMonitoring.ts';
import { registerSettingsCache } from '../../features/settings/registerSettingsCache.ts';
import { registerTags } from '../../features/tracking/registerTags.ts';
import { subscribeUpdates } from '../../features/updates/updates.ts';
import { restorePageAfterReload } from '../../shared/reload/pageSnapshot.ts';
import { overlaysClosed } from '../../shared/state/menuSlice.ts';
import type { AppStartListening, AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { yieldToMain } from '../../shared/time/wait.ts';
import { keepFocusInSight } from '../../ui/scroll/keepFocusInSight.ts';

interface DeferredModules {
  startListening: AppStartListening;
  store: Pick<AppStore, 'dispatch' | 'getState'>;
  services: Services;
}

/** Starts the page's background features one task at a time. */
export async function registerDeferredModules({
  startListening,
  store,
  services,
}: DeferredModules): Promise<void> {
  const starts = [
    () => keepFocusInSight(document),
    () => closeOverlaysOnReturn(store),
    () => restorePageAfterReload(startListening, store),
    () => registerAttribution(startListening, store, services),
    () => registerTags(startListening, store, services),
    () => registerMonitoring(startListening, store, services),
    () => registerIconFetching(startListening, store, services),
    () => registerSettingsCache(startListening, store),
    () => registerReloadOnReturn(store),
    () => subscribeUpdates(store, services),
  ];
  for (const start of starts) {
    start();
    await yieldToMain();
  }
  // A marker for browser tests.
  document.documentElement.dataset.late = 'started';
}

// Of a page restored from the back/forward cache.
function closeOverlaysOnReturn({ dispatch }: Pick<AppStore, 'dispatch'>): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    dispatch(overlaysClosed());
    for (const dialog of document.querySelectorAll('dialog[open]'))
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}
