import { expect, type Page } from '@playwright/test';
import { lightPath, open, type Site } from '../fixture.ts';
import type { Player } from '../player.ts';
import { playerWithSession } from '../session.ts';
import { deskOf } from './operatorDesk.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Depositar' });

export async function openDeposit(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

export const charges = async (here: Site, player: Player) => (await deskOf(here, player)).deposits;

export async function payOnly(here: Site, player: Player): Promise<void> {
  const open = await charges(here, player);
  expect(open).toHaveLength(1);
  await here.control('pay-deposit', { depositId: open[0]?.id });
}

/** Opens a light page as a new player, so that header and dialogs appear soon. */
export async function enter(page: Page, here: Site, balanceCents = 1_000): Promise<Player> {
  const player = await playerWithSession(page.context(), here, { balanceCents });
  await open(page, here.origin + lightPath);
  await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible();
  return player;
}
