import { expect, lightPath, open, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { charges, dialogOf, enter, openDeposit, payOnly } from '../support/page/depositDialog.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { deliver } from '../support/page/network.ts';
import { withSettings } from '../support/page/settings.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { playerWithSession, tokenOf } from '../support/session.ts';

test('deposits from amount to money, over a reload and in two tabs, without a final reload', async ({
  page,
  site,
}) => {
  test.slow();
  const here = site('default');
  const player = await enter(page, here);
  await openDeposit(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Gerar PIX' }).click();
  await expect(dialog).toContainText('Informe o valor.');
  await dialog.getByLabel('Valor').fill('0,50');
  await dialog.getByRole('button', { name: 'Gerar PIX' }).click();
  await expect(dialog).toContainText('O depósito mínimo é R$ 1,00.');
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: 'R$ 50', exact: true }).click();
  await expect(dialog.getByLabel('Valor')).toHaveValue('50,00');
  await dialog.getByRole('button', { name: 'Gerar PIX' }).click();

  const code = dialog.getByLabel('PIX copia e cola');
  const charged = await code.inputValue();
  expect(charged).toMatch(/^000201.*br\.gov\.bcb\.pix.*540550\.00.*6304[0-9A-F]{4}$/);
  await expect(dialog.getByRole('img', { name: /QR Code/ })).toBeVisible();
  await expect(dialog).toContainText(/1[45]:\d\d/);
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copiar código PIX' }).click();
  await expect(dialog.getByRole('button', { name: 'Código copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(charged);

  await page.reload();
  await openDeposit(page);
  await expect(code).toHaveValue(charged);
  const other = await page.context().newPage();
  await other.goto(here.origin + lightPath);
  await other.getByRole('banner').getByRole('button', { name: 'Depositar' }).click();
  await expect(other.getByLabel('PIX copia e cola')).toHaveValue(charged);

  await payOnly(here, player);
  await expect(dialog.getByText('Pagamento confirmado')).toBeVisible();
  await expect(dialogOf(other).getByText('Pagamento confirmado')).toBeVisible();
  await dialog.getByRole('button', { name: 'Concluir' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 60,00');
});

test('opens the deposit after a login without prior deposits, but not after a reload', async ({
  page,
  site,
}) => {
  const here = site('maraxi');
  const player = await newPlayer(here, { balanceCents: 0 });
  await page.goto(here.origin + lightPath);
  await logIn(page, player);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Valor').fill('35');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDeposit(page);
  await expect(dialog.getByLabel('Valor')).toHaveValue(/^35/);
  await page.reload();
  await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('offers no coupon with a deposit under Brazilian law and shows bonus money separately', async ({
  page,
  site,
}) => {
  const here = site('velvora');
  const player = await playerWithSession(page.context(), here, { balanceCents: 5_000 });
  await open(page, `${here.origin}/user/wallet`);
  await here.control('grant-bonus', { user: player.email, amountCents: 2_000 });
  const balance = page.getByRole('status', { name: 'Saldo' });
  await expect(balance).toContainText('R$ 50,00');
  await expect(balance).toContainText('Bônus R$ 20,00');
  await page.getByRole('main').getByRole('button', { name: 'Depositar' }).click();
  await expect(dialogOf(page).getByLabel('Valor')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Cupom')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const figures = page.getByRole('main').locator('dl').first();
  for (const text of ['Saldo principal', 'R$ 50,00', 'Saldo de bônus', 'R$ 20,00']) {
    await expect(figures).toContainText(text);
  }
  await expect(figures).not.toContainText('Saldo total');
});

const popupSettings = {
  deposit_popup_enable: true,
  deposit_popup_timer: 10,
  deposit_popup_values: '0,20,50',
  deposit_popup_message: '<p>Jogue com <strong>moderação</strong>.<script>document.title="x"</script></p>',
};

test('deposits by keyboard only, from the button to the code in the clipboard and back; asks for none by itself', async ({
  page,
  site,
}) => {
  const here = site('gingaro');
  await withSettings(page, here, { ...popupSettings, general_credit_entry: true });
  await page.clock.install();
  const player = await enter(page, here);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const button = page.getByRole('banner').getByRole('button', { name: 'Depositar' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await tabTo(page, dialog.getByLabel('Valor'));
  await page.keyboard.type('25,50');
  await page.keyboard.press('Enter');
  const copy = dialog.getByRole('button', { name: 'Copiar código PIX' });
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Código copiado' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('540525.50');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(await charges(here, player)).toHaveLength(1);

  const menu = page.getByRole('button', { name: 'Minha conta' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Adicionar créditos' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Cupom')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await expect(page.locator('html')).toHaveAttribute('data-late-effects', 'shown');
  for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('deposit-popup-seen'))).toBeNull();
});

test('replaces an expired charge by one press, and books a late payment once', async ({ page, site }) => {
  const here = site('default');
  const player = await enter(page, here);
  let first: { id: unknown; expires_at: string } | undefined;
  await page.route(`${here.api}/api/deposits**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const response = await deliver(route);
    const { data } = await response.json();
    first ??= { id: data.id, expires_at: new Date(Date.parse(data.server_time) + 3_000).toISOString() };
    return route.fulfill({ response, json: { data: data.id === first.id ? { ...data, ...first } : data } });
  });
  const dialog = dialogOf(page);
  await openDeposit(page);
  await dialog.getByLabel('Valor').fill('40');
  await dialog.getByRole('button', { name: 'Gerar PIX' }).click();
  await expect.poll(async () => (await charges(here, player)).length).toBe(1);
  const [former] = await charges(here, player);
  await expect(dialog).toContainText('Esta cobrança expirou');
  await dialog.getByRole('button', { name: 'Gerar novo código' }).click();
  await expect(dialog.getByLabel('PIX copia e cola')).toBeVisible();
  const open = await charges(here, player);
  expect(open.map(({ amountCents }) => amountCents)).toEqual([4_000]);
  expect(open[0]?.id).not.toBe(former?.id);

  await here.control('pay-deposit', { depositId: former?.id });
  await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 50,00');
  await expect(here.control('pay-deposit', { depositId: former?.id })).rejects.toThrow();

  // From another device, which shares only the account.
  const token = await tokenOf(here, player);
  await page.evaluate(
    async ({ api, token }) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      await fetch(`${api}/api/deposits`, { method: 'POST', headers, body: '{"amount":1500}' });
    },
    { api: here.api, token },
  );
  await expect(dialog).toContainText('Esta cobrança foi cancelada');
});

test('shows the deposit pop-up once per visit', async ({ page, site }) => {
  const here = site('default');
  await withSettings(page, here, popupSettings);
  await page.clock.install();
  await enter(page, here);
  const popup = page.getByRole('dialog', { name: 'Sugestão de depósito' });
  await expect(page.locator('html')).toHaveAttribute('data-late-effects', 'shown');
  // It opens after a delay.
  await expect(async () => {
    await page.clock.fastForward(8_000);
    await expect(popup).toContainText('Jogue com moderação.', { timeout: 1_000 });
  }).toPass();
  await expect(popup.getByRole('timer')).toContainText(/Expira em (10:00|09:\d\d)/);
  await expect(popup.getByRole('group', { name: 'Sugestões de depósito' }).getByRole('button')).toHaveText([
    'R$ 20',
    'R$ 50',
  ]);
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await popup.getByRole('button', { name: 'R$ 50' }).click();
  await expect(dialogOf(page).getByLabel('Valor')).toHaveValue('50,00');
  await expect(dialogOf(page).getByLabel('Cupom')).toHaveCount(1);
  expect(await page.evaluate(() => sessionStorage.getItem('deposit-popup-seen'))).toBe('1');
});
