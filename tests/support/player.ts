import { expect, type Page } from '@playwright/test';
import type { Site } from './fixture.ts';

export interface Player {
  email: string;
  password: string;
}

export interface PlayerWish {
  balanceCents: number;
  identity?: 'approved' | 'pending_face_id' | 'pending_kyc';
}

/** A player of the test's own, so that tests never share a balance. */
export async function newPlayer(site: Site, wish: PlayerWish): Promise<Player> {
  const answer = await site.control('player', { ...wish });
  const { email, password } = Object(answer);
  if (typeof email !== 'string' || typeof password !== 'string') {
    throw new Error(`control player: expected {email, password}, found ${JSON.stringify(answer)}`);
  }
  return { email, password };
}

/** Through the dialog, opened from the header where it is not open yet. */
export async function logIn(page: Page, player: Player): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  // Before the page answers, an address that opens the dialog has not done so yet.
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // What opens it may have been pressed a moment ago: then the header is out of reach before the dialog is in sight.
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByLabel('E-mail').fill(player.email);
  await dialog.getByLabel('Senha', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
