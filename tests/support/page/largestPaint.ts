import { expect, type Page } from '@playwright/test';
import { settled } from '../fixture.ts';
import { hydrationErrors } from './hydrationErrors.ts';
import { holdRequests } from './network.ts';

/** Records the time of the largest paint of every page that is opened from now on. */
export async function recordLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

const largestPaint = (page: Page) => page.evaluate(() => Number(Object(window).largestPaint));

/** Opens a page, which hydrates without a mismatch and paints nothing larger once its scripts have come. */
export async function expectPaintBeforeScripts(
  page: Page,
  url: string,
  whole: () => Promise<void>,
): Promise<void> {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(url, { waitUntil: 'commit' });
  await expect.poll(() => largestPaint(page)).toBeGreaterThan(0);
  const releasedAt = await page.evaluate(() => performance.now());
  release();
  await settled(page);
  await whole();
  expect(await hydrationErrors(page)).toEqual([]);
  expect(await largestPaint(page)).toBeLessThan(releasedAt);
}
