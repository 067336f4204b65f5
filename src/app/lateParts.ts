import { startAttribution } from '../features/attribution/attributionListeners.ts';
import { startReloadingOnReturn } from '../features/connection/returnOnline.ts';
import { startFetchingIcons } from '../features/icons/startFetchingIcons.ts';
import { startMonitoring } from '../features/monitoring/startMonitoring.ts';
import { startKeepingSettings } from '../features/settings/startKeepingSettings.ts';
import { startTags } from '../features/tracking/startTags.ts';
import { startUpdates } from '../features/updates/updates.ts';
import { startBringingBack } from '../shared/reload/keptPage.ts';
import { startNoticingTyped } from '../shared/reload/typedFields.ts';
import type { AppStartListening, AppStore } from '../shared/state/rootState.ts';
import type { Services } from '../shared/state/services.ts';
import { nextTask } from '../shared/time/nextTask.ts';
import { keepFocusInSight } from '../ui/scroll/keepFocusInSight.ts';
import { closeOverlaysOnReturn } from './closeOverlays.ts';

interface LateParts {
  startListening: AppStartListening;
  store: Pick<AppStore, 'dispatch' | 'getState'>;
  services: Services;
}

/** What goes on behind the page, by name; it starts when the page works and has loaded what it shows, one thing after the other. */
export async function startLateParts({ startListening, store, services }: LateParts): Promise<void> {
  const starts = [
    startNoticingTyped,
    () => keepFocusInSight(document),
    () => closeOverlaysOnReturn(store),
    () => startBringingBack(startListening, store),
    () => startAttribution(startListening, store, services),
    () => startTags(startListening, store, services),
    () => startMonitoring(startListening, store, services),
    () => startFetchingIcons(startListening, store, services),
    () => startKeepingSettings(startListening, store),
    () => startReloadingOnReturn(store),
    () => startUpdates(store, services),
  ];
  for (const start of starts) {
    start();
    await nextTask();
  }
  // Whoever drives a browser waits for this where such things matter.
  document.documentElement.dataset.late = 'started';
}
