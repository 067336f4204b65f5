import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import { requestIdle } from '../../shared/time/requestIdle.ts';
import { firstActivity } from '../../ui/lazy/useIdle.ts';
import { pathOfLink } from './linkIntent.ts';
import { prefersReducedData } from './prefersReducedData.ts';
import { prefetchPage, shownRoute } from './prefetchPage.ts';

// About the pages of one screen.
const mostPages = 6;

/**
 * Prefetches pages one at a time while idle, from the first activity of the visitor until they navigate, hide the page
 * or save data.
 */
export async function prefetchLikelyPages(brand: BrandRecord, signal: AbortSignal): Promise<void> {
  try {
    // Without any activity no link is followed.
    await firstActivity();
    await requestIdle({ signal });
    for (const path of differentPages(likelyPaths(), brand).slice(0, mostPages)) {
      if (prefersReducedData(navigator) || document.visibilityState === 'hidden' || !navigator.onLine) return;
      await prefetchPage(path, brand);
      await requestIdle({ signal });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

// Categories share a page module.
function differentPages(paths: readonly string[], brand: BrandRecord): string[] {
  const seen = new Set<unknown>();
  return paths.filter((path) => {
    const id = shownRoute(path, brand);
    const page = id && routeEntry(id).page;
    return page && !seen.has(page) && seen.add(page);
  });
}

/** Lists the paths of visible links, those of menus first. */
function likelyPaths(): string[] {
  const links = [...document.querySelectorAll('a[href]')].filter(isOnScreen);
  const isMenu = (link: Element) => link.closest('header, nav') !== null;
  const inOrder = [...links.filter(isMenu), ...links.filter((link) => !isMenu(link))];
  return [...new Set(inOrder.flatMap((link) => pathOfLink(link) ?? []))];
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
