import type { Page } from '@playwright/test';
import { expect, type Site, test } from '../support/fixture.ts';
import { sitDown } from '../support/page/inHouseGame.ts';
import { loseMoneyEvents } from '../support/page/network.ts';
import { travel } from '../support/page/travel.ts';

const balance = (page: Page) => page.getByRole('status', { name: 'Saldo' });
const said = (page: Page) => page.getByRole('main').getByRole('status').first();

// Answers optional calls like an operator without them.
async function leaveOut(page: Page, site: Site): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': site.origin };
  await page.route(
    ({ origin, pathname }) =>
      origin === site.api && /^\/api\/(games\/mines(\/rounds)?|withdrawals|documents)$/.test(pathname),
    (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 404, headers, json: { message: 'Not Found' } })
        : route.continue(),
  );
}

// Opens one tile of new rounds with one mine until it misses the mine.
async function openOneTile(page: Page): Promise<number> {
  await page.getByLabel('Minas', { exact: true }).selectOption('1');
  let bets = 0;
  await expect(async () => {
    await page.getByRole('button', { name: 'Apostar', exact: true }).click({ timeout: 2_000 });
    bets += 1;
    await page.getByRole('button', { name: 'Casa 7', exact: true }).click();
    await expect(said(page)).toHaveText(/1 diamante/, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  return bets;
}

const brl = (cents: number) => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;

test('shows the right balance after a Mines bet and cash-out when every event is lost', async ({
  page,
  site,
}) => {
  await loseMoneyEvents(page);
  await sitDown(page, site('default'), 'mines');
  await page.getByLabel('Valor da aposta').fill('10,00');
  const spentCents = 1_000 * (await openOneTile(page));
  await expect(balance(page)).toContainText(brl(50_000 - spentCents));
  await page.getByRole('button', { name: 'Retirar' }).click();
  await expect(said(page)).toHaveText(/Você retirou R\$\s10,31/);
  await expect(balance(page)).toContainText(brl(50_000 - spentCents + 1_031));
});

test('offers Mines, withdrawals and documents when optional calls answer 404', async ({ page, site }) => {
  const here = site('default');
  await leaveOut(page, here);
  await sitDown(page, here, 'mines');
  await openOneTile(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Casa 7', exact: true })).toHaveAccessibleDescription(
    'diamante',
  );
  await page.getByRole('button', { name: 'Retirar' }).click();
  await expect(said(page)).toHaveText(/Você retirou/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Jogo justo' }).click();
  const fairness = page.getByRole('dialog', { name: 'Jogo justo' });
  await expect(fairness.getByRole('heading', { name: 'Sementes em uso' })).toBeVisible();
  await expect(fairness.getByRole('button', { name: /Trocar sementes|mais antigas/ })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await travel(page, '/user/wallet/withdraw');
  await expect(page.getByText(/O andamento dos seus saques aparece no extrato/)).toBeVisible();
  await page.getByRole('main').getByLabel('Valor').fill('120,50');
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  await page.getByRole('button', { name: 'Confirmar saque' }).click();
  await expect(page.getByText('Saque solicitado.')).toBeVisible();

  await travel(page, '/user/account/document');
  await expect(page.getByText('Escolher arquivo').first()).toBeVisible();
  await expect(page.getByText(/Não foi possível|Você ainda não enviou/)).toHaveCount(0);
});
