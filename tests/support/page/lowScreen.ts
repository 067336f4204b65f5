import { expect, type Page } from '@playwright/test';

/** Expects one row above the page of a phone on its side, which scrolls away. */
export async function expectLowHeader(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect(logo).toBeInViewport({ ratio: 1 });
  const content = await page.locator('#content').boundingBox();
  expect(content?.y).toBeLessThanOrEqual(49);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
  const last = page.getByRole('navigation', { name: 'Principal' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(logo).not.toBeInViewport();
}
