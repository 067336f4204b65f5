import { reloadKeepingTyped } from '../../shared/reload/keptPage.ts';
import { holdsUnkeepable } from '../../shared/reload/typedFields.ts';
import type { AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { checkEveryMs, isOutdated } from './buildCheck.ts';
import { isHarmless, thisMoment } from './harmlessMoment.ts';
import { watchMissingChunks } from './missingChunk.ts';
import { startServiceWorker } from './serviceWorker.ts';

/** Nobody has touched the page for so long: they are elsewhere, or reading something that will still be there. */
const idleMs = 60_000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];

let hasNewer = false;
const watchers = new Set<() => void>();

/** Whether the site has a newer build than this page. */
export const isUpdateThere = (): boolean => hasNewer;

export function watchUpdate(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

type ReadStore = Pick<AppStore, 'getState'>;

/** The player wants it now. */
export function updateNow(store: ReadStore): void {
  if (!reloadKeepingTyped(store)) location.reload();
}

/** A pause has come: a page was left, the window is hidden, nobody is there. */
export function updateIfHarmless(store: ReadStore): void {
  if (hasNewer && isHarmless(thisMoment(store.getState()))) reloadKeepingTyped(store);
}

/**
 * Reloads the page when another worker takes it over. Looks for a newer build every hour, and when a chunk is missing;
 * in browsers without workers the reload then waits for a harmless moment.
 */
export function startUpdates(store: ReadStore, { brand }: Pick<Services, 'brand'>): void {
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
  // Somebody waits for the part that is missing: they are better off with a page that has it.
  watchMissingChunks(async () => {
    if ((await check()) && !holdsUnkeepable()) reloadKeepingTyped(store);
  });
}

function reloadInPauses(store: ReadStore): void {
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
