import { expect, lightPath, open, test } from '../support/fixture.ts';
import { closeAlerts } from '../support/page/alerts.ts';
import { deliver, loseResponses } from '../support/page/network.ts';
import { travel } from '../support/page/travel.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { playerWithSession } from '../support/session.ts';

test('validates codes with the specified messages and reuses them in any case without a call', async ({
  page,
  site,
}) => {
  const here = site('default');
  await playerWithSession(page.context(), here, { balanceCents: 1_000 });
  await open(page, `${here.origin}/user/promotion/coupon`);
  const main = page.getByRole('main');
  const apply = main.getByRole('button', { name: 'Aplicar' });
  await apply.click();
  await expect(main).toContainText('Insira um cupom válido');
  await main.getByLabel('Código').fill('nada');
  await apply.click();
  await expect(main).toContainText('Cupom não encontrado.');
  await expect(main.getByLabel('Código')).toHaveValue('nada');
  await main.getByLabel('Código').fill('DEPOSITO50');
  await apply.click();
  await expect(page.getByText('Cupom ativado com sucesso')).toBeVisible();
  await expect(main.getByLabel('Código')).toHaveValue('');
  await expect(main.getByRole('tab', { name: 'Disponíveis (1)' })).toBeVisible();

  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/coupons/apply')) calls += 1;
  });
  await main.getByLabel('Código').fill('deposito50');
  await apply.click();
  await expect(main.getByLabel('Código')).toHaveValue('');
  expect(calls).toBe(0);

  await closeAlerts(page);
  await page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click();
  const deposit = page.getByRole('dialog', { name: 'Depositar' });
  await expect(deposit.getByRole('button', { name: 'DEPOSITO50' })).toHaveAttribute('aria-pressed', 'true');

  // A coupon that became invalid is reported before the charge; the next charge has none.
  const asked: unknown[] = [];
  await page.route(`${here.api}/api/deposits`, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = Object(route.request().postDataJSON());
    asked.push(body.coupon_code);
    return route.continue({
      postData: JSON.stringify({ ...body, coupon_code: body.coupon_code && 'EXPIRADO' }),
    });
  });
  await deposit.getByLabel('Valor').fill('30,00');
  await deposit.getByRole('button', { name: 'Gerar PIX' }).click();
  await expect(deposit).toContainText('Este cupom não vale para depósitos. Nada foi cobrado');
  await expect(deposit.getByRole('button', { name: 'DEPOSITO50' })).toHaveAttribute('aria-pressed', 'false');
  await deposit.getByRole('button', { name: 'Gerar PIX' }).click();
  await expect(deposit.getByText('Aguardando pagamento')).toBeVisible();
  expect(asked).toEqual(['DEPOSITO50', undefined]);
  await deposit.getByRole('button', { name: 'Mudar o valor' }).click();

  await deposit.getByLabel('Cupom').fill('bonus10');
  await deposit.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(`${here.origin}/user/bonus`);
  await expect(deposit).toBeHidden();
  await expect(page.getByRole('main').getByText('Cupom BONUS10', { exact: true })).toBeVisible();
  expect(calls).toBe(1);

  // The modal knows used codes, asks the operator about used and unknown ones, and links to the result.
  await travel(page, '/user/promotion');
  await main.getByRole('button', { name: 'Usar um cupom' }).click();
  const modal = page.getByRole('dialog', { name: 'Cupom' });
  for (const [code, words] of [
    ['', 'Insira um cupom válido'],
    ['Bonus10', 'Você já utilizou este cupom.'],
    ['expirado', 'Este cupom expirou.'],
  ] as const) {
    await modal.getByLabel('Código').fill(code);
    await modal.getByRole('button', { name: 'Aplicar' }).click();
    await expect(modal).toContainText(words);
  }
  expect(calls).toBe(3);
  await modal.getByLabel('Código').fill('evento');
  await modal.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(`${here.origin}/user/bonus`);
  await expect(main.getByText('Cupom EVENTO', { exact: true })).toBeVisible();

  await page.route(`${here.api}/api/coupons/list`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const response = await deliver(route);
    const { userCoupons } = await response.json();
    const passed = (coupon: object) => ({ ...coupon, expired: !Reflect.get(coupon, 'applied') });
    return route.fulfill({ response, json: { userCoupons: userCoupons.map(passed) } });
  });
  await open(page, `${here.origin}/user/promotion/coupon`);
  for (const [tab, code] of [
    ['Utilizados (2)', 'BONUS10'],
    ['Expirados (1)', 'DEPOSITO50'],
  ] as const) {
    await main.getByRole('tab', { name: tab }).click();
    await expect(main.getByRole('tabpanel')).toContainText(code);
  }
});

test('shows its own message for a server error, and applies the code of the URL after the login', async ({
  page,
  site,
}) => {
  const here = site('default');
  const player = await newPlayer(here, { balanceCents: 1_000 });
  await page.goto(`${here.origin + lightPath}?code=DEPOSITO50`);
  const registration = page.getByRole('dialog', { name: 'Cadastrar' });
  // The operator's text for new players, and the state of this coupon.
  await expect(registration).toContainText('Tem um cupom? Use o código depois de criar a conta');
  await expect(registration).toContainText('O cupom DEPOSITO50 vai junto');
  await page.keyboard.press('Escape');
  await logIn(page, player);
  await expect(page.getByText('Cupom ativado com sucesso')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Depositar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${here.origin}/user/promotion/coupon`);
  await page.route(`${here.api}/api/coupons/apply`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 500,
          headers: { 'Access-Control-Allow-Origin': here.origin },
          json: { message: 'SQLSTATE' },
        })
      : route.continue(),
  );
  await page.getByRole('main').getByLabel('Código').fill('EVENTO');
  await page.getByRole('main').getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('main')).toContainText('Ocorreu um erro tente novamente.');

  // The response to the success is lost, but its effect shows.
  await page.unroute(`${here.api}/api/coupons/apply`);
  await loseResponses(page, `${here.api}/api/coupons/apply`, 1);
  await page.getByRole('main').getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('tab', { name: 'Utilizados (1)' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('EVENTO');
});
