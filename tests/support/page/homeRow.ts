import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls to a row of home, which fills in near the viewport; its heading may be re-rendered meanwhile. */
export async function comeNear(page: Page, title: string, firstItem: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(firstItem).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}
