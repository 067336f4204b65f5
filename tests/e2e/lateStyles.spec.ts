import type { Page } from '@playwright/test';
import { expect, open, settled, test } from '../support/fixture.ts';

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

for (const brand of ['default', 'gingaro', 'velvora']) {
  test(`adds no media query to the styles of home of ${brand} once its games come`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(recordLateRules);
    await open(page, site(brand).origin);
    await settled(page);
    await expect(page.locator('main [data-game]').first()).toBeAttached();
    // Each would style every element of the page again.
    expect((await lateRules(page)).filter((rule) => rule.startsWith('@'))).toEqual([]);
  });
}
