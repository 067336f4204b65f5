import { loadLayout } from '../../layouts/layoutModules.ts';
import type { LayoutName } from '../../shared/brand/brandRecord.ts';

/**
 * Loads a page with its layout and rejects only after the layout has loaded, because the error page needs it.
 */
export async function loadInLayout<T>(page: Promise<T>, layout: LayoutName): Promise<T> {
  const [, frame] = await Promise.allSettled([page, loadLayout(layout)]);
  const loaded = await page;
  if (frame.status === 'rejected') throw frame.reason;
  return loaded;
}
