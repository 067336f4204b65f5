import { expect, type Page } from '@playwright/test';

/** Goes to another page of the app without loading it; the transition replaces the former page's element. */
export async function travel(page: Page, path: string): Promise<void> {
  await page.locator('main > div > div > div > div').evaluate((left, to) => {
    left.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('main [data-left]'), path).toHaveCount(0);
}
