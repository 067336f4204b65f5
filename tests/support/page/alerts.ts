import { expect, type Page } from '@playwright/test';

/** Closes the alerts, which lie over the buttons of the header for seconds. */
export async function closeAlerts(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Fechar aviso' });
  await expect(async () => {
    if (await close.first().isVisible()) await close.first().click({ timeout: 1_000 });
    await expect(close).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
