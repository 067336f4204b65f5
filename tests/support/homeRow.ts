import { expect, type Locator, type Page } from '@playwright/test';

/** A row of home below the screen fills once somebody comes near it. Its heading may be made anew on the way there. */
export async function comeNear(page: Page, title: string, firstItem: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(firstItem).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}
