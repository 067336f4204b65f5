import { expect, type Locator, type Page } from '@playwright/test';

const mostSteps = 120;

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    // `:focus` also matches in a shadow tree, of which the document knows the host alone.
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
