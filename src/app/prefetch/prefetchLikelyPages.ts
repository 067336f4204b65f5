import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { idleMoment } from '../../shared/time/idleMoment.ts';
import { pages } from '../pages.ts';
import { isFrugalNetwork } from './frugalNetwork.ts';
import { likelyPaths } from './likelyPaths.ts';
import { prefetchPage, shownRoute } from './prefetchPage.ts';

/** Pages of one screen; more would be fetched for nobody. */
const mostPages = 6;

/** One page after the other, each in a moment of its own; ends when the visitor moves on, hides the page or saves data. */
export async function prefetchLikelyPages(brand: BrandRecord, signal: AbortSignal): Promise<void> {
  try {
    await idleMoment(signal);
    for (const path of differentPages(likelyPaths(), brand).slice(0, mostPages)) {
      if (isFrugalNetwork(navigator) || document.visibilityState === 'hidden' || !navigator.onLine) return;
      await prefetchPage(path, brand);
      await idleMoment(signal);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Lists of several categories are one page. */
function differentPages(paths: readonly string[], brand: BrandRecord): string[] {
  const seen = new Set<unknown>();
  return paths.filter((path) => {
    const id = shownRoute(path, brand);
    const load = id && pages[id];
    return load && !seen.has(load) && seen.add(load);
  });
}
