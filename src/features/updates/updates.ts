import { holdsUnkeepable } from '../../shared/reload/dirtyFields.ts';
import { reloadKeepingTyped } from '../../shared/reload/pageSnapshot.ts';
import type { AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { checkEveryMs, isOutdated } from './buildCheck.ts';
import { isSafeToReload, thisMoment } from './isSafeToReload.ts';
import { watchMissingChunks } from './missingChunk.ts';
import { startServiceWorker } from './serviceWorker.ts';

// Without input for this long the player is away or reading.
const idleMs = 60_000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];

let hasNewer = false;
const watchers = new Set<() => void>();

export const isUpdateThere = (): boolean => hasNewer;

export function watchUpdate(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

type PageStore = Pick<AppStore, 'dispatch' | 'getState'>;

export function updateNow(store: PageStore): void {
  if (!reloadKeepingTyped(store)) location.reload();
}

/** Reloads for a newer build in a pause, when nothing would be lost. */
export function updateIfHarmless(store: PageStore): void {
  if (hasNewer && isSafeToReload(thisMoment(store.getState()))) reloadKeepingTyped(store);
}

/**
 * Checks for a newer build every hour and after a missing chunk, and reloads in a pause or on a new worker.
 */
export function subscribeUpdates(store: PageStore, { brand }: Pick<Services, 'brand'>): void {
  const announce = () => {
    if (hasNewer) return;
    hasNewer = true;
    for (const watcher of watchers) watcher();
    reloadInPauses(store);
  };
  const worker =
    import.meta.env.PROD && 'serviceWorker' in navigator
      ? startServiceWorker(navigator.serviceWorker, () => void reloadKeepingTyped(store))
      : null;
  const check = async () => {
    if (!(await isOutdated(brand.build.id))) return false;
    await worker?.exchange();
    announce();
    return true;
  };
  setInterval(check, checkEveryMs);
  // The page is missing a chunk that the player needs, so it reloads at once.
  watchMissingChunks(async () => {
    if ((await check()) && !holdsUnkeepable()) reloadKeepingTyped(store);
  });
}

function reloadInPauses(store: PageStore): void {
  const pause = () => updateIfHarmless(store);
  let timer = setTimeout(pause, idleMs);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pause();
      restart();
    }, idleMs);
  };
  restart();
  for (const sign of signsOfLife) window.addEventListener(sign, restart, { passive: true, capture: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') pause();
  });
}
