import { expect, type Page } from '@playwright/test';

/** Goes to another page of the app without loading it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Goes to another page of the app without loading it, and waits until the former page's heading is gone. */
export async function travel(page: Page, path: string): Promise<void> {
  await page
    .locator('main h1')
    .first()
    .evaluate((left) => left.setAttribute('data-left', ''));
  await visit(page, path);
  await expect(page.locator('main [data-left]'), path).toHaveCount(0);
}
