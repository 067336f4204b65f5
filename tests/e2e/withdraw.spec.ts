import type { Page } from '@playwright/test';
import { expect, open, type Site, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { keepSocketsClosed, loseResponses, reloadPending, sendTwice } from '../support/page/network.ts';
import { deskOf } from '../support/page/operatorDesk.ts';
import { withSettings } from '../support/page/settings.ts';
import { travel } from '../support/page/travel.ts';
import type { Player } from '../support/player.ts';
import { playerWithSession, tokenOf } from '../support/session.ts';

test('reviews a withdrawal, requests it once although its response is lost, and cancels it', async ({
  page,
  site,
}) => {
  const here = site('default');
  await playerWithSession(page.context(), here, { balanceCents: 50_000 });
  await open(page, `${here.origin}/user/wallet/withdraw`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sacar' })).toBeVisible();
  await expect(page.getByText(/Até 3 por dia: restam 3/)).toBeVisible();
  const amount = page.getByRole('main').getByLabel('Valor');
  await amount.fill('600');
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('O valor é maior que o saldo disponível para saque.');
  await amount.fill('120,50');
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Confira seu saque' });
  await expect(review).toContainText('R$ 120,50');
  await expect(review).toContainText('R$ 379,50');
  // There is no other key to choose.
  await expect(review).toContainText(/Chave PIXCPF •••\.\d{3}\.\d{3}-••/);
  await expect(review.getByRole('textbox')).toHaveCount(0);
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);

  // Twice: it takes long enough to be read.
  await loseResponses(page, `${here.api}/api/withdrawals`, 2);
  await review.getByRole('button', { name: 'Confirmar saque' }).click();
  await expect(page.getByRole('main')).toContainText('Confirmando seu saque de R$ 120,50.');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 379,50');
  const rows = page.getByRole('table', { name: 'Seus saques' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Em análise' })).toHaveCount(1);
  await expect(page.getByText(/restam 2/)).toBeVisible();

  await page.getByRole('button', { name: /^Cancelar/ }).click();
  await expect(rows.filter({ hasText: 'Cancelado' })).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 500,00');
});

test('explains an open rollover and a missing identity check beforehand', async ({ page, site }) => {
  const here = site('default');
  const player = await playerWithSession(page.context(), here, { balanceCents: 10_000 });
  await here.control('grant-bonus', { user: player.email, amountCents: 1_000 });
  await open(page, `${here.origin}/user/withdraw`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Faltam R$ 50,00 em apostas');
  await expect(page.getByRole('button', { name: 'Sacar', exact: true })).toBeDisabled();
  await here.control('fulfil-bonus', { user: player.email });
  await expect(page.getByRole('button', { name: 'Sacar', exact: true })).toBeEnabled();
  await here.control('identity', { user: player.email, status: 'pending_kyc' });
  await page.reload();
  await expect(main).toContainText('Verifique sua identidade antes de sacar.');
  await expect(page.getByRole('button', { name: 'Sacar', exact: true })).toBeDisabled();
  const check = page.getByRole('dialog', { name: 'Verificação' });
  await expect(check).toBeHidden();

  // An operator may start the check automatically.
  await withSettings(page, here, { withdraw_auto_kyc: true });
  await page.reload();
  await check.getByRole('button', { name: 'Fechar' }).click();
  await expect(check).toBeHidden();
  await expect(main).toContainText('Verifique sua identidade antes de sacar.');
});

test('withdraws by keyboard only; shows referral money with its release date, playable at once and withdrawable later', async ({
  page,
  site,
}) => {
  const here = site('velvora');
  const player = await enterWithdraw(page, here);
  await tabTo(page, page.getByRole('main').getByLabel('Valor'));
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Confirmar saque' });
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table', { name: 'Seus saques' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Em análise' })).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 120,00');
  await tabTo(page, page.getByRole('button', { name: /^Cancelar/ }));
  await page.keyboard.press('Enter');
  await expect(rows.filter({ hasText: 'Cancelado' })).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 200,00');

  const main = page.getByRole('main');
  await expect(main).toContainText('Ganhos de indicações: saque liberado 1 dia depois');
  const { email } = Object(await here.control('player', { balanceCents: 0, invitedBy: player.email }));
  const token = await tokenOf(here, { email, password: player.password });
  await page.evaluate(
    async ({ api, token }) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      await fetch(`${api}/api/deposits`, { method: 'POST', headers, body: '{"amount":2000}' });
    },
    { api: here.api, token },
  );
  const [charge] = (await deskOf(here, { email })).deposits;
  await here.control('pay-deposit', { depositId: charge?.id });
  await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 210,00');
  await expect(main).toContainText(
    /Disponível para saqueR\$.200,00.*R\$.10,00 de indicações, liberado para saque em \d\d\/\d\d\/\d{4}/,
  );
  await main.getByLabel('Valor').fill('205');
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  await expect(main).toContainText('Você pode sacar até R$ 200,00 agora');
  await main.getByRole('button', { name: 'Preencher com todo o saldo' }).click();
  await expect(main.getByLabel('Valor')).toHaveValue('200,00');
  await travel(page, '/user/indications');
  await expect(main.getByRole('row').filter({ hasText: 'Depósito válido' })).toContainText('R$ 10,00');
});

async function enterWithdraw(page: Page, here: Site): Promise<Player> {
  const player = await playerWithSession(page.context(), here, { balanceCents: 20_000 });
  await open(page, `${here.origin}/user/wallet/withdraw`);
  return player;
}

test.describe('makes one withdrawal, independent of the response', () => {
  async function press(page: Page): Promise<void> {
    await page.getByRole('main').getByLabel('Valor').fill('70');
    await page.getByRole('button', { name: 'Sacar', exact: true }).click();
    await page.getByRole('button', { name: 'Confirmar saque' }).click();
  }

  const pending = async (here: Site, player: Player) => (await deskOf(here, player)).withdrawals;

  test('finds the request again after a reload before the response', async ({ page, site }) => {
    const here = site('default');
    const player = await enterWithdraw(page, here);
    await reloadPending(page, `${here.api}/api/withdrawals`, {
      press: () => press(page),
      taken: () => pending(here, player),
    });
    const rows = page.getByRole('table', { name: 'Seus saques' }).getByRole('row');
    await expect(rows.filter({ hasText: 'R$ 70,00' })).toHaveCount(1);
    await expect(page.getByRole('main').getByLabel('Valor')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 130,00');
    expect(await pending(here, player)).toHaveLength(1);
  });

  test('polls the review of a late and repeated request with the socket down', async ({
    page,
    site,
    tolerated,
  }) => {
    tolerated.push(/WebSocket/);
    const here = site('default');
    await keepSocketsClosed(page);
    await page.clock.install();
    const player = await enterWithdraw(page, here);
    await sendTwice(page, `${here.api}/api/withdrawals`);
    await press(page);
    const rows = page.getByRole('table', { name: 'Seus saques' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Em análise' })).toHaveCount(1);
    const asked = await pending(here, player);
    expect(asked).toHaveLength(1);
    await here.control('settle-withdrawal', { withdrawalId: asked[0]?.id, ending: 'refused' });
    await expect(async () => {
      await page.clock.fastForward('00:00:31');
      await expect(rows.filter({ hasText: 'Recusado' })).toHaveCount(1, { timeout: 3_000 });
      await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 200,00', {
        timeout: 3_000,
      });
    }).toPass();
  });
});
