import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixture.ts';
import { holdRequests } from '../support/page/network.ts';

// Runs in the page.
function recordLargestPaint(): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const largestPaint = (page: Page) => page.evaluate(() => Number(Object(window).largestPaint));

async function expectPaintBeforeScripts(page: Page, url: string, whole: () => Promise<void>): Promise<void> {
  await page.addInitScript(recordLargestPaint);
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(url, { waitUntil: 'commit' });
  await expect.poll(() => largestPaint(page)).toBeGreaterThan(0);
  const releasedAt = await page.evaluate(() => performance.now());
  release();
  await settled(page);
  await whole();
  expect(await largestPaint(page)).toBeLessThan(releasedAt);
}

for (const path of ['/casino', '/games/mines']) {
  test(`paints the largest part of ${path} before any script`, async ({ page, site }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await expectPaintBeforeScripts(page, site('default').origin + path, async () => {});
  });
}

// A brand for each format of the hero.
for (const brand of ['default', 'gingaro', 'maraxi', 'fliperix', 'tucavo', 'velvora']) {
  for (const width of [390, 1440]) {
    test(`paints the largest part of home of ${brand} before any script, ${width} px wide`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await expectPaintBeforeScripts(page, `${site(brand).origin}/`, async () => {
        const banner = page.locator('[data-advert] picture img').first();
        await expect(banner).toBeVisible();
        await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      });
    });
  }
}
