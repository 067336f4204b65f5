import type { Page } from '@playwright/test';
import { termsVersion } from '../../sandbox/content/settings.ts';
import { expect, open, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { playerWithSession } from '../support/session.ts';

const main = (page: Page) => page.getByRole('main');

async function expectFlawless(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  }
}

test(`tells a player of gingaro at login that the account of an impeded person is closed`, async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const here = site('gingaro');
  const player = await newPlayer(here, { balanceCents: 5_000 });
  await open(page, `${here.origin}/termos-de-uso`);
  const profile = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/auth/me' && response.status() === 200,
  );
  await logIn(page, player);
  const { document } = await (await profile).json();
  await here.control('impede', { document: document.number, listed: true });
  await open(page, `${here.origin}/user/account`);
  const dialog = page.getByRole('dialog', { name: 'Conta encerrada' });
  await expect(dialog).toContainText('Todo o seu saldo foi pago por PIX');
  await expectFlawless(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(main(page)).toContainText('Conta encerrada');
  await main(page).getByRole('link', { name: 'Quem não pode apostar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${here.origin}/pessoas-impedidas`);
  await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 0,00');
});

test(`asks a player of velvora for consent to new terms before the next stake`, async ({ page, site }) => {
  const here = site('velvora');
  await here.control('settings', { changes: { general_terms_version: termsVersion } });
  await playerWithSession(page.context(), here, { balanceCents: 5_000, termsVersion: '2025-01-01' });
  await open(page, `${here.origin}/games/mines`);
  const bet = main(page).getByRole('button', { name: 'Apostar', exact: true });
  await bet.click();
  const dialog = page.getByRole('dialog', { name: 'Os termos de uso mudaram' });
  await expect(dialog.getByRole('link', { name: 'novos termos de uso' })).toHaveAttribute(
    'href',
    '/termos-de-uso',
  );
  await expectFlawless(page);
  await expect(dialog.getByRole('button', { name: 'Li e aceito os novos termos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await bet.click();
  await expect(main(page)).toContainText('Abra uma casa');
});
