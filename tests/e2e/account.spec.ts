import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expect, open, type Site, test } from '../support/fixture.ts';
import { deskOf } from '../support/operatorDesk.ts';
import { expectStill } from '../support/places.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { playerWithSession } from '../support/session.ts';

async function at(page: Page, here: Site, path: string) {
  const player = await playerWithSession(page.context(), here, { balanceCents: 1_000 });
  await page.goto(here.origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return player;
}

/** The part of the page around it has the same name. */
const newPassword = (page: Page) => page.getByLabel('Nova senha', { exact: true }).and(page.locator('input'));

const widths = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });
};

test('the account pages are whole, without a finding by axe, on a narrow phone too', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const here = site('gingaro');
  await at(page, here, '/user/account');
  for (const [path, heading] of [
    ['/user/account', 'Minha conta'],
    ['/user/account/document', 'Documentos'],
    ['/user/account/password', 'Alterar senha'],
    ['/user/indications', 'Indicações'],
  ] as const) {
    await page.goto(here.origin + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(/^Carregando/)).toHaveCount(0);
    expect(await axeFindings(page), path).toEqual([]);
    await widths(page);
  }
});

test('contact data are saved in maraxi, a refusal stands at its field, and nothing typed is lost', async ({
  page,
  site,
}) => {
  const here = site('maraxi');
  const { email } = await at(page, here, '/user/account');
  await page.getByLabel('E-mail').fill('novo@sandbox.test');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Este e-mail já está em uso.').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('novo@sandbox.test');
  await page.getByLabel('E-mail').fill(`outro-${email}`);
  await page.getByLabel('Telefone').fill('(21) 99876-5432');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dados salvos.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue(`outro-${email}`);
  await expect(page.getByLabel('Telefone')).toHaveValue('(21) 99876-5432');

  await page.getByLabel('País').selectOption({ label: '+351 Portugal' });
  await page.getByLabel('Telefone').fill('912 345 678');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dados salvos.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('País')).toHaveValue('PT');
  await expect(page.getByLabel('Telefone')).toHaveValue('912 345 678');
});

test('complaints move nothing in any form that a player fills in', async ({ page, site }) => {
  test.setTimeout(120_000);
  const here = site('gingaro');
  await page.setViewportSize({ width: 320, height: 640 });
  const player = await newPlayer(here, { balanceCents: 5_000 });
  await here.control('forget-devices', { user: player.email });
  await open(page, `${here.origin}/termos-de-uso?login=1`);

  const login = page.getByRole('dialog', { name: 'Entrar' }).locator('form');
  const enter = login.getByRole('button', { name: 'Entrar', exact: true });
  await expectStill(login, () => enter.click(), 'Informe sua senha.');
  await login.getByLabel('E-mail').fill(player.email);
  await login.getByLabel('Senha', { exact: true }).fill('errada-123');
  await expectStill(login, () => enter.click(), 'Email ou senha incorretos!');

  await login.getByRole('link', { name: 'Esqueci minha senha' }).click();
  const recover = page.getByRole('dialog', { name: 'Recuperar senha' }).locator('form');
  await recover.getByLabel('E-mail').fill('sem-arroba');
  await expectStill(
    recover,
    () => recover.getByRole('button', { name: 'Enviar' }).click(),
    'Confira o e-mail.',
  );
  await recover.getByRole('link', { name: 'Voltar para o login' }).click();

  await login.getByLabel('E-mail').fill(player.email);
  await login.getByLabel('Senha', { exact: true }).fill(player.password);
  await enter.click();
  const code = login.getByLabel('Código');
  const confirm = login.getByRole('button', { name: 'Confirmar' });
  await expect(code).toBeFocused();
  await expectStill(login, () => confirm.click(), /O código tem/);
  const right = String((await deskOf(here, player)).code);
  await code.fill(right === '000000' ? '111111' : '000000');
  await expectStill(login, () => confirm.click(), 'Código incorreto.');
  await code.fill(right);
  await confirm.click();
  await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible();

  const main = page.getByRole('main');
  await open(page, `${here.origin}/user/account/password`);
  const password = main.locator('form');
  const change = password.getByRole('button', { name: 'Alterar senha' });
  await expectStill(password, () => change.click(), 'Informe sua senha atual.');
  await password.getByLabel('Senha atual').fill('errada-123');
  await newPassword(page).fill('outra-senha-2');
  await password.getByLabel('Confirmar nova senha').fill('outra-senha-2');
  await expectStill(password, () => change.click(), 'A senha atual não confere.');

  await open(page, `${here.origin}/user/account`);
  const profile = main.locator('form');
  await profile.getByLabel('Telefone').fill('1');
  await profile.getByLabel('E-mail').fill('novo@sandbox.test');
  const save = profile.getByRole('button', { name: 'Salvar' });
  await expectStill(profile, () => save.click(), 'Número inválido.');
  await profile.getByLabel('Telefone').fill('(21) 99876-5432');
  await expectStill(profile, () => save.click(), 'Este e-mail já está em uso.');

  await open(page, `${here.origin}/user/wallet/withdraw`);
  const withdraw = main.locator('form');
  const ask = withdraw.getByRole('button', { name: 'Sacar', exact: true });
  await expectStill(withdraw, () => ask.click(), 'Informe o valor.');
  await withdraw.getByLabel('Valor').fill('600');
  await expectStill(withdraw, () => ask.click(), 'É mais do que o seu saldo para saque.');
  await page.route(`${here.api}/api/withdrawals`, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    return route.fulfill({
      status: 422,
      headers: { 'Access-Control-Allow-Origin': here.origin },
      json: { success: false, message: 'Você atingiu o limite de saques por dia: 1.' },
    });
  });
  await withdraw.getByLabel('Valor').fill('20');
  const refuse = async () => {
    await ask.click();
    const review = page.getByRole('dialog', { name: 'Revisar saque' });
    await review.getByRole('button', { name: 'Confirmar saque' }).click();
    await expect(review).toBeHidden();
  };
  await expectStill(withdraw, refuse, /Você atingiu o limite/);

  await open(page, `${here.origin}/user/promotion/coupon`);
  const coupon = main.locator('form');
  const apply = coupon.getByRole('button', { name: 'Aplicar' });
  await expectStill(coupon, () => apply.click(), 'Insira um cupom válido');
  await coupon.getByLabel('Código').fill('nada');
  await expectStill(coupon, () => apply.click(), 'Cupom não encontrado.');

  await open(page, `${here.origin}/user/protection`);
  const limits = main.getByRole('region', { name: 'Limite de depósito' }).locator('form');
  await limits.getByLabel('Por dia').fill('100');
  await expectStill(
    limits,
    () => limits.getByLabel('Por semana').fill('50'),
    'Por semana não pode ser menor que por dia.',
  );
});

test('a password of tucavo is changed by who knows it, and the old one is worth nothing then', async ({
  page,
  site,
}) => {
  const here = site('tucavo');
  const player = await at(page, here, '/user/password');
  const change = page.getByRole('button', { name: 'Alterar senha' });
  await page.getByLabel('Senha atual').fill('errada-123');
  await newPassword(page).fill('outra-senha-2');
  await page.getByLabel('Confirmar nova senha').fill('outra-senha-2');
  await change.click();
  await expect(page.getByText('A senha atual não confere.').first()).toBeVisible();
  await page.getByLabel('Senha atual').fill(player.password);
  await change.click();
  await expect(page.getByText(/Senha alterada com sucesso/)).toBeVisible();
  await expect(page.getByLabel('Senha atual')).toHaveValue('');
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByText('Sair', { exact: true }).click();
  await logIn(page, { ...player, password: 'outra-senha-2' });
  await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible();
});

test('a forgotten password of default: the mail on the start page leads to a new one', async ({
  page,
  site,
}) => {
  const here = site('default');
  const player = await newPlayer(here, { balanceCents: 0 });
  await page.goto(`${here.origin}/recuperar-senha`);
  const recover = page.getByRole('dialog', { name: 'Recuperar senha' });
  await recover.getByLabel('E-mail').fill(player.email);
  await recover.getByRole('button', { name: 'Enviar' }).click();
  await expect(recover.getByText(/receberá as instruções/)).toBeVisible();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);

  await page.goto(`${new URL(here.origin).protocol}//localhost:${new URL(here.origin).port}/#default`);
  const mails = page.getByRole('list', { name: 'Mails sent' });
  await expect(mails.getByText(player.email, { exact: false }).first()).toBeVisible();
  await mails.getByRole('link', { name: 'Open its link' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Criar senha nova' })).toBeVisible();
  await expect(page).not.toHaveURL(/token=/);
  await newPassword(page).fill('senha-nova-3');
  await page.getByLabel('Confirmar nova senha').fill('senha-nova-3');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText(/Senha alterada com sucesso/)).toBeVisible();
});

test('the invitation of gingaro is copied with a word about it, and who came by it stands in the table', async ({
  page,
  site,
  context,
}) => {
  const here = site('gingaro');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: here.origin });
  await at(page, here, '/user/indications');
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByText('Link de convite: copiado.')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${here.origin}/ref/\\w+$`));
  await expect(
    page
      .getByRole('table', { name: 'Quem você indicou' })
      .or(page.getByText(/Ninguém se cadastrou/))
      .first(),
  ).toBeVisible();
});
