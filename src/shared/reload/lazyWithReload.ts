import type { AppStore } from '../state/rootState.ts';

// Modules that failed to load once.
// `load` must be the same function at every call. A browser may keep a failed import for as long as the page lives, as
// the HTML standard allows, so that only a reload helps.
const missed = new WeakSet<() => unknown>();

/**
 * Loads a module; on the second failure with the site reachable, reloads the page and keeps what was typed.
 */
export async function lazyWithReload<Part>(
  load: () => Promise<Part>,
  store: Pick<AppStore, 'dispatch' | 'getState'>,
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const isFirst = !missed.has(load);
    missed.add(load);
    if (isFirst || !(await isSiteThere())) throw error;
    const { reloadKeepingTyped } = await import('./pageSnapshot.ts');
    if (!reloadKeepingTyped(store)) throw error;
    // The page is about to unload.
    return new Promise(() => {});
  }
}

async function isSiteThere(): Promise<boolean> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store' }).catch(() => null);
  return response?.ok === true;
}
