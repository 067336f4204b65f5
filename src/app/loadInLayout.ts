import { loadLayout } from '../layouts/layoutModules.ts';
import type { LayoutName } from '../shared/brand/brandRecord.ts';

/**
 * Loads what a page needs together with the layout around it. When the page cannot be had, the failure comes once the
 * layout is there: the page that tells of it stands in one too.
 */
export async function loadInLayout<T>(page: Promise<T>, layout: LayoutName): Promise<T> {
  const [, frame] = await Promise.allSettled([page, loadLayout(layout)]);
  const loaded = await page;
  if (frame.status === 'rejected') throw frame.reason;
  return loaded;
}
