import { expect, type Page } from '@playwright/test';
import type { Site } from './fixture.ts';

export interface Player {
  email: string;
  password: string;
}

export interface PlayerRequest {
  balanceCents: number;
  identity?: 'approved' | 'pending_face_id' | 'pending_kyc';
  // Version of the terms that the player has accepted, by default the one in force.
  termsVersion?: string;
}

/** Creates a player for one test, so that tests never share a balance. */
export async function newPlayer(site: Site, request: PlayerRequest): Promise<Player> {
  const response = await site.control('player', { ...request });
  const { email, password } = Object(response);
  if (typeof email !== 'string' || typeof password !== 'string') {
    throw new Error(`control player: expected {email, password}, found ${JSON.stringify(response)}`);
  }
  return { email, password };
}

// Logs in by the dialog and opens it from the header if it is closed.
export async function logIn(page: Page, player: Player): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  // Before hydration, a URL that opens the dialog has not done so yet.
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // Its opener may have just been pressed: then the header is unreachable before the dialog is visible.
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
