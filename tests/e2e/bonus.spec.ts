import type { Route } from '@playwright/test';
import { expect, open, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { withSettings } from '../support/page/settings.ts';
import { travel } from '../support/page/travel.ts';
import { newPlayer } from '../support/player.ts';
import { keepToken, playerWithSession, tokenOf } from '../support/session.ts';

test('shows a bonus, updates it live, fails silently and pays it into the wallet', async ({ page, site }) => {
  const here = site('default');
  const player = await playerWithSession(page.context(), here, { balanceCents: 5_000 });
  await here.control('grant-bonus', { user: player.email, amountCents: 1_000 });
  await here.control('grant-bonus', { user: player.email, amountCents: 700 });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname === '/api/bonus') asked.add(search);
  });
  await open(page, `${here.origin}/user/bonus`);
  const main = page.getByRole('main');
  await expect(main.getByRole('progressbar')).toHaveCount(2);
  await expect(main).toContainText('Faltam R$ 50,00 em apostas');
  await expect(main).toContainText(/retorno médio de 9\d(,\d)?%/);
  await expect(main.getByRole('button', { name: 'Resgatar' })).toBeDisabled();

  await here.control('fulfil-bonus', { user: player.email });
  await expect(main).toContainText('Regras cumpridas');
  await here.control('call-error', { pattern: 'POST /api/redeem/*', status: 500, times: 1 });
  await main.getByRole('button', { name: 'Resgatar' }).click();
  const redeem = page.getByRole('dialog', { name: 'Resgatar bônus' });
  await redeem.getByRole('button', { name: 'Confirmar' }).click();
  await expect(redeem).toBeHidden();
  await expect(page.getByText(/Bônus resgatado|Não foi possível|Ocorreu um erro/)).toHaveCount(0);
  await expect(main.getByRole('progressbar')).toHaveCount(2);
  await main.getByRole('button', { name: 'Resgatar' }).click();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await redeem.getByRole('button', { name: 'Confirmar' }).click();
  await expect(redeem).toBeHidden();
  await expect(main.getByRole('progressbar')).toHaveCount(1);

  await main.getByRole('button', { name: 'Ativar' }).click();
  await page.getByRole('dialog', { name: 'Ativar bônus' }).getByRole('button', { name: 'Confirmar' }).click();
  await expect(main.getByText('Ativo', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Excluir' }).click();
  await page
    .getByRole('dialog', { name: 'Excluir bônus' })
    .getByRole('button', { name: 'Confirmar' })
    .click();
  await expect(main).toContainText('Nenhum bônus por enquanto');
  await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 60,00');

  await main.getByRole('button', { name: 'Usar um cupom' }).click();
  const coupon = page.getByRole('dialog', { name: 'Cupom', exact: true });
  await coupon.getByRole('button', { name: 'Aplicar' }).click();
  await expect(coupon).toContainText('Insira um cupom válido');
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await coupon.getByLabel('Código').fill('bonus10');
  await coupon.getByRole('button', { name: 'Aplicar' }).click();
  await expect(coupon).toBeHidden();
  await expect(main.getByText('Cupom BONUS10', { exact: true })).toBeVisible();

  // The wallet shows money and bonus separately, and their movements.
  await travel(page, '/user/wallet');
  const figures = main.locator('dl').first();
  await expect(figures).toHaveText(/Saldo principalR\$.60,00.*Saldo de bônusR\$.10,00.*Saldo totalR\$.70,00/);
  await expect(main.getByRole('region', { name: 'Últimas transações' })).toContainText('Bônus resgatado');
  await expect(main.getByRole('button', { name: 'Depositar' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sacar', exact: true })).toBeVisible();
  await travel(page, '/user/promotion');
  await expect(main.getByText('Cupom BONUS10', { exact: true })).toBeVisible();
  expect([...asked]).toEqual(['?active=1']);
});

test('shifts nothing in the wallet when its bonus loads, on a phone and on a wide screen', async ({
  page,
  site,
}) => {
  const here = site('maraxi');
  const player = await playerWithSession(page.context(), here, { balanceCents: 5_000 });
  await here.control('grant-bonus', { user: player.email, amountCents: 1_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  const held: (() => void)[] = [];
  let isHeld = true;
  const hold = async (route: Route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  };
  await page.route('**/assets/ActiveBonus-*.js', hold);
  await page.route('**/api/bonus?*', hold);
  await open(page, `${here.origin}/user/wallet`);
  const deposit = page.getByRole('main').getByRole('button', { name: 'Depositar' });
  await expect(page.getByRole('main').locator('dl').first()).toContainText('Saldo de bônus');
  await expect(deposit).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const topAt = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return (await deposit.boundingBox())?.y ?? 0;
  };
  const before = [await topAt(1440), await topAt(390)];
  isHeld = false;
  for (const release of held) release();
  await expect(page.getByRole('main').getByRole('progressbar').first()).toBeVisible();
  const after = [await topAt(1440), await topAt(390)];
  for (const [index, top] of after.entries())
    expect(Math.abs(top - (before[index] ?? 0))).toBeLessThanOrEqual(2);
});

test('blocks bonuses before the first deposit when configured, and says so', async ({ page, site }) => {
  const here = site('default');
  const player = await newPlayer(here, { balanceCents: 0 });
  await here.control('grant-bonus', { user: player.email, amountCents: 1_000 });
  await here.control('fulfil-bonus', { user: player.email });
  await withSettings(page, here, { features_active_for_deposit: true });
  await keepToken(page.context(), here, await tokenOf(here, player));
  await open(page, `${here.origin}/user/bonus`);
  const main = page.getByRole('main');
  await expect(main).toContainText('depois do seu primeiro depósito');
  await expect(main.getByRole('button', { name: 'Resgatar' })).toBeDisabled();
  await main.getByRole('button', { name: 'Depositar' }).click();
  await expect(page.getByRole('dialog', { name: 'Depositar' })).toBeVisible();
});

test('shows an empty bonus list without an error when the call fails', async ({ page, site }) => {
  const here = site('default');
  await playerWithSession(page.context(), here, { balanceCents: 0 });
  await page.route('**/api/bonus*', (route) =>
    route.fulfill({
      status: 422,
      headers: { 'Access-Control-Allow-Origin': here.origin },
      json: { message: 'SQLSTATE[HY000]: General error' },
    }),
  );
  await open(page, `${here.origin}/user/bonus`);
  await expect(page.getByRole('main')).toContainText('Nenhum bônus por enquanto');
  await expect(page.getByText(/SQLSTATE|Não foi possível/)).toHaveCount(0);
});
