import type { Page } from '@playwright/test';
import { expect, open, settled, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { travel } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

const main = (page: Page) => page.getByRole('main');
const balance = (page: Page) => page.getByRole('status', { name: 'Saldo' });
// The guard asks the operator before the page shows.
const guarded = { timeout: 45_000 };
const bet = (page: Page) => main(page).getByRole('button', { name: 'Apostar', exact: true });

test('offers no coupon before the first bet: not by link, at registration or on its page', async ({
  page,
  site,
}) => {
  const here = site('velvora');
  await open(page, `${here.origin}/termos-de-uso?code=BEMVINDO&login=0`);
  const panel = page.getByRole('dialog', { name: 'Cadastrar' });
  await expect(panel.getByLabel('CPF')).toBeVisible();
  await expect(panel).not.toContainText(/cupom/i);
  await playerWithSession(page.context(), here, { balanceCents: 5_000 });
  await open(page, `${here.origin}/user/promotion/coupon`);
  await expect(main(page)).toContainText('Cupons valem depois da sua primeira aposta encerrada');
  await main(page).getByLabel('Código').fill('BONUS10');
  await main(page).getByRole('button', { name: 'Aplicar' }).click();
  await expect(main(page)).toContainText(
    'valem depois da sua primeira aposta encerrada com dinheiro próprio',
  );
  await expect(balance(page)).toContainText('R$ 50,00');
});

test('asks an unverified player for the identity check on the way to Mines and Double', async ({
  page,
  site,
}) => {
  const here = site('gingaro');
  await playerWithSession(page.context(), here, { balanceCents: 5_000, identity: 'pending_kyc' });
  const check = page.getByRole('dialog', { name: 'Verificação' });
  await page.goto(`${here.origin}/games/mines`);
  await expect(check).toBeVisible();
  await expect(page).toHaveURL(`${here.origin}/`);
  await page.keyboard.press('Escape');
  await expect(check).toBeHidden();
  await page.locator('a[href="/games/double"]').filter({ visible: true }).first().click();
  await expect(check).toBeVisible();
  await expect(page).toHaveURL(`${here.origin}/`);
});

test('follows the reason of a refused bet: location, VPN and identity open their dialogs, and a location in Brazil takes the bet', async ({
  page,
  site,
  context,
}) => {
  const here = site('velvora');
  const player = await playerWithSession(context, here, { balanceCents: 5_000 });
  const { email: user } = player;
  // The guard asks for the status and the page asks again a second later: both come before the flag.
  let checks = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/legitimuzStatus' && response.request().method() === 'GET')
      checks += 1;
  });
  await here.control('locate', { user, located: false });
  await open(page, `${here.origin}/games/mines`);
  await expect(balance(page)).toContainText('R$ 50,00');
  await expect.poll(() => checks).toBe(2);

  await test.step('asks the browser for the location and explains a refusal', async () => {
    await bet(page).click();
    const dialog = page.getByRole('dialog', { name: 'Confirme sua localização' });
    await expect(dialog).toContainText('dentro do Brasil');
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    const allow = dialog.getByRole('button', { name: 'Permitir localização' });
    await allow.click();
    await expect(dialog.getByRole('alert')).toContainText('não permitiu');
    await context.grantPermissions(['geolocation'], { origin: here.origin });
    await context.setGeolocation({ latitude: 38.72, longitude: -9.14 });
    await allow.click();
    await expect(dialog.getByRole('alert')).toContainText('dentro do Brasil');
    await context.setGeolocation({ latitude: -12.97, longitude: -38.5 });
    await allow.click();
    await expect(dialog).toBeHidden();
  });

  await test.step('opens the dialogs of a VPN and of the identity check', async () => {
    await here.control('flag-vpn', { user, flagged: true });
    await bet(page).click();
    const vpn = page.getByRole('dialog', { name: 'VPN DETECTADA' });
    await expect(vpn).toBeVisible();
    await here.control('flag-vpn', { user, flagged: false });
    await vpn.getByRole('button', { name: 'Fechar', exact: true }).click();
    await here.control('identity', { user, status: 'pending_face_id' });
    await bet(page).click();
    const check = page.getByRole('dialog', { name: 'Verificação' });
    await expect(check).toBeVisible();
    await expect(balance(page)).toContainText('R$ 50,00');
    await here.control('identity', { user, status: 'approved' });
    await page.keyboard.press('Escape');
    await expect(check).toBeHidden();
  });

  await bet(page).click();
  await expect(main(page)).toContainText('Abra uma casa');
});

test('keeps login, statement and withdrawal open in a pause, and says why no bet is taken', async ({
  page,
  site,
}) => {
  const here = site('gingaro');
  await playerWithSession(page.context(), here, { balanceCents: 5_000 });
  await open(page, `${here.origin}/user/protection/suspension`);
  await page.getByLabel('24 horas').check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const review = page.getByRole('dialog', { name: 'Confira sua pausa' });
  await expect(review).toContainText('saque quando quiser');
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await review.getByRole('button', { name: 'Confirmar pausa' }).click();
  await expect(page).toHaveURL(`${here.origin}/user/withdraw`);
  await expect(balance(page)).toContainText('R$ 50,00');
  await main(page).getByLabel('Valor').fill('20');
  await main(page).getByRole('button', { name: 'Sacar' }).click();
  await page.getByRole('button', { name: 'Confirmar saque' }).click();
  await expect(balance(page)).toContainText('R$ 30,00');
  await travel(page, '/games/mines');
  await expect(bet(page)).toBeDisabled();
  await expect(bet(page)).toHaveAccessibleDescription(/^Sua conta está em pausa até/);
});

test('pays the balance out with an exclusion and shows it in the statement', async ({ page, site }) => {
  const here = site('tucavo');
  const player = await playerWithSession(page.context(), here, { balanceCents: 5_000 });
  await open(page, `${here.origin}/user/protection/exclusion`);
  await page.getByLabel('6 meses').check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const review = page.getByRole('dialog', { name: 'Confira sua autoexclusão' });
  await review.getByLabel('Senha', { exact: true }).fill(player.password);
  await review.getByRole('button', { name: 'Confirmar autoexclusão' }).click();
  await expect(balance(page)).toContainText('R$ 0,00');
  await travel(page, '/user/transaction');
  await expect(main(page)).toContainText('R$ 50,00');
});

test('asks for the password when the operator finds the session idle and the cookie does not', async ({
  page,
  site,
  context,
}) => {
  const here = site('gingaro');
  const player = await playerWithSession(context, here, { balanceCents: 5_000 });
  await open(page, `${here.origin}/games/mines`);
  await expect(balance(page)).toContainText('R$ 50,00');
  await expect(bet(page)).toBeVisible();
  // A start call that arrives later would end the idleness.
  await settled(page);
  await here.control('idle', { user: player.email, minutes: 31 });
  await context.addCookies([{ name: 'gingaro-active_at', value: String(Date.now()), url: here.origin }]);
  const lock = page.getByRole('dialog', { name: 'Confirme que é você' });
  // Any call of the page may meet the idle session before the bet does.
  await expect(async () => {
    if (!(await lock.isVisible())) await bet(page).click({ timeout: 2_000 });
    await expect(lock).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await lock.getByLabel('Senha', { exact: true }).fill(player.password);
  await lock.getByRole('button', { name: 'Continuar' }).click();
  await expect(lock).toBeHidden();
  await bet(page).click();
  await expect(main(page)).toContainText('Abra uma casa');
});

test('offers no automatic play from the day in rules.pace on, and stops at a loss before', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(120_000);
  const here = site('tucavo');
  await playerWithSession(context, here, { balanceCents: 5_000 });
  const automatic = page.getByRole('tab', { name: 'Automático' });
  await open(page, `${here.origin}/games/mines`);
  await expect(bet(page)).toBeVisible(guarded);
  await main(page).getByLabel('Valor da aposta').fill('2');
  await automatic.click();
  await expect(page.getByLabel('Parar ao perder')).toHaveValue(/10,00/);

  await page.clock.install({ time: new Date('2027-02-01T12:00:00Z') });
  await page.goto(`${here.origin}/games/mines`);
  await expect(bet(page)).toBeVisible(guarded);
  await expect(automatic).toBeHidden();
});
