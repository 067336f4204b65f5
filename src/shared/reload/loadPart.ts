import type { AppStore } from '../state/rootState.ts';

/** Parts that could not be had once. */
const missed = new WeakSet<() => unknown>();

/**
 * Loads a part of the app that is fetched apart. A browser may remember for as long as the page lives that a module
 * could not be had, as the HTML standard wants it, and asks for it no more. So when a part is missing again although
 * the site answers, the page is fetched anew, with what was typed in it. `load` must be the same function at every call.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  store: Pick<AppStore, 'getState'>,
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const isFirst = !missed.has(load);
    missed.add(load);
    if (isFirst || !(await isSiteThere())) throw error;
    const { reloadKeepingTyped } = await import('./keptPage.ts');
    if (!reloadKeepingTyped(store)) throw error;
    // The page is about to go.
    return new Promise(() => {});
  }
}

async function isSiteThere(): Promise<boolean> {
  const answer = await fetch('/builds/latest.json', { cache: 'no-store' }).catch(() => null);
  return answer?.ok === true;
}
