import { expect, type Page } from '@playwright/test';

/** Goes to another page of the app without loading it, and waits until the former page's heading is gone. */
export async function travel(page: Page, path: string): Promise<void> {
  const heading = page.locator('main h1').first();
  await heading.evaluate((left, to) => {
    left.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('main [data-left]'), path).toHaveCount(0);
}
