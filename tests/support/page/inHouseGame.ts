import type { Locator, Page } from '@playwright/test';
import type { SmallGameName } from '../../../src/shared/brand/brandNames.ts';
import { expect, open, type Site } from '../fixture.ts';
import { playerWithSession } from '../session.ts';

export async function sitDown(page: Page, site: Site, game: SmallGameName): Promise<void> {
  await playerWithSession(page.context(), site, { balanceCents: 50_000 });
  await open(page, `${site.origin}/games/${game}`);
  await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/500,00/);
}

export async function verifyNewestRound(page: Page, dialog: Locator): Promise<void> {
  await page.context().setOffline(true);
  await dialog.locator('summary').first().press('Enter');
  await dialog
    .getByRole('button', { name: /^Verificar rodada/ })
    .first()
    .press('Enter');
}
