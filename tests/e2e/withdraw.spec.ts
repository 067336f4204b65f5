import { expect, test } from '../support/fixture.ts';
import { deliver } from '../support/network.ts';
import { logIn, newPlayer } from '../support/player.ts';

test('a withdrawal is reviewed, asked for once although its answer is lost, and taken back', async ({
  page,
  site,
}) => {
  const here = site('default');
  const player = await newPlayer(here, { balanceCents: 50_000 });
  await page.goto(here.origin);
  await logIn(page, player);
  await page.goto(`${here.origin}/user/wallet/withdraw`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sacar' })).toBeVisible();
  await expect(page.getByText(/Até 3 por dia: restam 3/)).toBeVisible();
  const amount = page.getByRole('main').getByLabel('Valor');
  await amount.fill('600');
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Seu saldo para saque é menor que este valor.');
  await amount.fill('120,50');
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Revisar saque' });
  await expect(review).toContainText('R$ 120,50');
  await expect(review).toContainText('R$ 379,50');

  let isLost = false;
  await page.route(`${here.api}/api/withdrawals`, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await deliver(route);
    return route.abort('connectionreset');
  });
  await review.getByRole('button', { name: 'Confirmar saque' }).click();
  await expect(page.getByRole('main')).toContainText('Confirmando seu saque de R$ 120,50.');
  await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 379,50');
  const rows = page.getByRole('table', { name: 'Seus saques' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Em análise' })).toHaveCount(1);
  await expect(page.getByText(/restam 2/)).toBeVisible();

  await page.getByRole('button', { name: /^Cancelar/ }).click();
  await expect(rows.filter({ hasText: 'Cancelado' })).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 500,00');
});

test('an open rollover and a missing identity check are explained before anything is tried', async ({
  page,
  site,
}) => {
  const here = site('default');
  const player = await newPlayer(here, { balanceCents: 10_000 });
  await here.control('grant-bonus', { user: player.email, amountCents: 1_000 });
  await page.goto(here.origin);
  await logIn(page, player);
  await page.goto(`${here.origin}/user/withdraw`);
  const main = page.getByRole('main');
  await expect(main).toContainText('faltam R$ 50,00 em apostas');
  await expect(page.getByRole('button', { name: 'Sacar', exact: true })).toBeDisabled();
  await here.control('fulfil-bonus', { user: player.email });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sacar', exact: true })).toBeEnabled();
});
