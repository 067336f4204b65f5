import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixture.ts';
import { expectPaintBeforeScripts, recordLargestPaint } from '../support/page/largestPaint.ts';
import { expectLowHeader } from '../support/page/lowScreen.ts';

// Runs in the page: keeps the rules that the app adds once the page responds.
function recordLateRules(): void {
  const late: string[] = [];
  Object.assign(window, { lateRules: late });
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function record(rule, index) {
    if (document.documentElement.dataset.ready) late.push(rule);
    return insertRule.call(this, rule, index);
  };
}

const lateRules = (page: Page): Promise<string[]> => page.evaluate(() => Object(window).lateRules);

async function bannerIsWhole(page: Page): Promise<void> {
  const banner = page.locator('[data-advert] picture img').first();
  await expect(banner).toBeVisible();
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

// A brand for each format of the hero.
for (const brand of ['default', 'gingaro', 'maraxi', 'fliperix', 'tucavo', 'velvora']) {
  test(`paints the largest part of home of ${brand} before any script, and styles nothing again`, async ({
    page,
    site,
  }) => {
    const home = `${site(brand).origin}/`;
    await recordLargestPaint(page);
    await page.addInitScript(recordLateRules);
    for (const { width, height } of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ])
      await test.step(`the largest part, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height });
        await expectPaintBeforeScripts(page, home, () => bannerIsWhole(page));
        await expect(page.locator('main [data-game]').first()).toBeAttached();
        // On a phone, each would style every element of the page again.
        if (width === 390) expect((await lateRules(page)).filter((rule) => rule.startsWith('@'))).toEqual([]);
        // Each visit is the first.
        await page.evaluate(() => localStorage.clear());
      });
    await test.step('pictures of games whole above the fold of a wide screen', () =>
      expect(page.locator('main a[href^="/play/"] img').first()).toBeInViewport({ ratio: 1 }));
    if (['velvora', 'fliperix', 'gingaro'].includes(brand))
      await test.step('one row above the page of a phone on its side, which scrolls away', () =>
        expectLowHeader(page));
  });
}

for (const path of ['/casino', '/games/mines']) {
  test(`paints the largest part of ${path} before any script`, async ({ page, site }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await recordLargestPaint(page);
    await expectPaintBeforeScripts(page, site('default').origin + path, () => settled(page));
  });
}
