import { reloadKeepingTyped } from '../../shared/reload/keptPage.ts';
import { reloadWaitMs } from '../../shared/reload/reloadGuard.ts';
import { holdsUnkeepable } from '../../shared/reload/typedFields.ts';
import type { AppStore } from '../../shared/state/rootState.ts';

/** How often a held reload looks whether it may go on. */
const lookEveryMs = 1_000;

let isHeld = false;
const watchers = new Set<() => void>();

function hold(held: boolean): void {
  if (held === isHeld) return;
  isHeld = held;
  for (const watcher of watchers) watcher();
}

export function watchHeld(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const isReloadHeld = (): boolean => isHeld;

type ReadStore = Pick<AppStore, 'getState'>;

/** Where reloads cannot be counted this one is made all the same: it takes a network that comes back to make another. */
export function reloadNow(store: ReadStore): void {
  if (!reloadKeepingTyped(store)) location.reload();
}

/**
 * A page that was offline is fetched anew when the network is back. What was typed comes back with it, except
 * passwords and chosen files, which no storage may hold: for those the reload waits.
 */
export function startReloadingOnReturn(store: ReadStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    if (!navigator.onLine) return hold(false);
    const waitMs = reloadWaitMs();
    hold(holdsUnkeepable());
    if (!isHeld && waitMs === 0) return reloadNow(store);
    timer = setTimeout(settle, Math.max(waitMs, lookEveryMs));
  };
  let wasOffline = !navigator.onLine;
  window.addEventListener('offline', () => {
    wasOffline = true;
    clearTimeout(timer);
    hold(false);
  });
  window.addEventListener('online', () => {
    if (wasOffline) settle();
  });
}
