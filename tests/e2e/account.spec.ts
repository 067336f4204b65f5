import type { Page } from '@playwright/test';
import { expect, open, type Site, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { deskOf } from '../support/page/operatorDesk.ts';
import { expectStill } from '../support/page/places.ts';
import { travel } from '../support/page/travel.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { keepToken, playerWithSession, tokenOf } from '../support/session.ts';

async function at(page: Page, here: Site, path: string) {
  const player = await playerWithSession(page.context(), here, { balanceCents: 1_000 });
  await page.goto(here.origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return player;
}

// The section around it has the same name.
const newPassword = (page: Page) => page.getByLabel('Nova senha', { exact: true }).and(page.locator('input'));

const widths = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });
};

test('saves contact data in maraxi, a new e-mail with the password only, and a new password with the current one', async ({
  page,
  site,
  context,
  browser,
}) => {
  const here = site('maraxi');
  const { email, password } = await at(page, here, '/user/account');
  const save = page.getByRole('button', { name: 'Salvar' });
  const current = page.getByLabel('Senha atual');
  await expect(current).toHaveCount(0);
  await page.getByLabel('E-mail').fill(`outro-${email}`);
  await page.getByLabel('Telefone').fill('(21) 99876-5432');
  await save.click();
  await expect(page.getByText('Informe sua senha atual.')).toBeVisible();
  await current.fill('errada-123');
  await save.click();
  await expect(page.getByText('A senha atual não confere.').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(`outro-${email}`);
  await current.fill(password);
  await save.click();
  await expect(page.getByText('Dados salvos.')).toBeVisible();
  await expect(current).toHaveCount(0);
  await expect(page.getByLabel('Telefone')).toHaveValue('(21) 99876-5432');

  await page.getByLabel('País').selectOption({ label: 'Portugal (+351)' });
  await page.getByLabel('Telefone').fill('912 345 678');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dados salvos.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue(`outro-${email}`);
  await expect(page.getByLabel('País')).toHaveValue('PT');
  await expect(page.getByLabel('Telefone')).toHaveValue('912 345 678');

  await test.step('changes the password, and logs other devices out but not its own tabs', async () => {
    const player = { email: `outro-${email}`, password };
    await travel(page, '/user/password');
    await expect(page.getByRole('heading', { level: 1, name: 'Alterar senha' })).toBeVisible();
    const tab = await context.newPage();
    const other = await browser.newContext();
    await keepToken(other, here, await tokenOf(here, player));
    const phone = await other.newPage();
    await Promise.all([tab.goto(`${here.origin}/termos-de-uso`), phone.goto(`${here.origin}/termos-de-uso`)]);
    for (const one of [tab, phone]) await expect(one.getByRole('status', { name: 'Saldo' })).toBeVisible();

    const change = page.getByRole('button', { name: 'Alterar senha' });
    await page.getByLabel('Senha atual').fill('errada-123');
    await newPassword(page).fill('outra-senha-2');
    await page.getByLabel('Confirmar nova senha').fill('outra-senha-2');
    await change.click();
    await expect(page.getByText('A senha atual não confere.').first()).toBeVisible();
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('Senha atual').fill(player.password);
    await change.click();
    await expect(page.getByText(/Senha alterada com sucesso/)).toBeVisible();
    await expect(page.getByLabel('Senha atual')).toHaveValue('');
    await expect(phone.getByRole('dialog', { name: 'Sessão encerrada' })).toBeVisible();
    await expect(phone).toHaveURL(`${here.origin}/`);
    for (const own of [page, tab]) {
      await own.reload();
      await expect(own.getByRole('status', { name: 'Saldo' })).toBeVisible();
    }
    await other.close();
    await tab.close();
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByText('Sair', { exact: true }).click();
    await logIn(page, { ...player, password: 'outra-senha-2' });
    await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible();
  });
});

test('asks for the code for a new e-mail of gingaro, and the mail to the old one undoes the change', async ({
  page,
  site,
  context,
  browser,
}) => {
  const here = site('gingaro');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: here.origin });
  const player = await at(page, here, '/user/indications');
  await test.step('copies the invitation with a notice and lists the invited player', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Indicações' })).toBeVisible();
    await page.getByRole('button', { name: 'Copiar link' }).click();
    await expect(page.getByText('Link de convite: copiado.')).toBeAttached();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${here.origin}/ref/\\w+$`));
    await expect(
      page
        .getByRole('table', { name: 'Quem você indicou' })
        .or(page.getByText(/aparece aqui\.$/))
        .first(),
    ).toBeVisible();
  });
  await travel(page, '/user/account');
  const newEmail = `outro-${player.email}`;
  const save = page.getByRole('button', { name: 'Salvar' });
  await page.getByLabel('E-mail').fill(newEmail);
  await page.getByLabel('Senha atual').fill(player.password);
  await save.press('Enter');
  const code = page.getByLabel('Código');
  await expect(code).toBeFocused();
  await expect(page.getByText(/Enviamos um código para j\*\*\*@sandbox\.test/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await widths(page);
  const right = String((await deskOf(here, player)).code);
  await code.fill(right === '000000' ? '111111' : '000000');
  await code.press('Enter');
  await expect(page.getByText(/Código incorreto/).first()).toBeVisible();
  await code.fill(right);
  await code.press('Enter');
  await expect(page.getByText('Dados salvos.')).toBeVisible();
  await expect(code).toHaveCount(0);

  // The owner of the old e-mail on another device.
  const elsewhere = await (await browser.newContext()).newPage();
  const { link } = await deskOf(here, player);
  await elsewhere.goto(String(link));
  const dialog = elsewhere.getByRole('dialog', { name: 'Recuperar senha' });
  await expect(dialog.getByText(/Desfaça a troca de e-mail/)).toContainText('j***@sandbox.test');
  await expect(elsewhere).toHaveURL(`${here.origin}/recuperar-senha`);
  await expect(dialog.getByLabel('Nova senha', { exact: true }).and(dialog.locator('input'))).toBeFocused();
  expect(await axeFindings(elsewhere, 'dialog[open]')).toEqual([]);
  await elsewhere.keyboard.type('senha-nova-3');
  await dialog.getByLabel('Confirmar nova senha').fill('senha-nova-3');
  await elsewhere.keyboard.press('Enter');
  await expect(dialog.getByText('Senha criada. Entre com a senha nova.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Entrar na minha conta' }).click();
  const login = elsewhere.getByRole('dialog', { name: 'Entrar' });
  await login.getByLabel('E-mail').fill(player.email);
  await login.getByLabel('Senha', { exact: true }).fill('senha-nova-3');
  await login.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(elsewhere.getByRole('status', { name: 'Saldo' })).toBeVisible();
  // The session that changed the e-mail has ended.
  await expect(page.getByRole('dialog', { name: 'Sessão encerrada' })).toBeVisible();
  await elsewhere.context().close();
});

test('shows errors in every player form without moving a field', async ({ page, site }) => {
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
  await travel(page, '/user/account/password');
  const password = main.locator('form');
  const change = password.getByRole('button', { name: 'Alterar senha' });
  await expectStill(password, () => change.click(), 'Informe sua senha atual.');
  await password.getByLabel('Senha atual').fill('errada-123');
  await newPassword(page).fill('outra-senha-2');
  await password.getByLabel('Confirmar nova senha').fill('outra-senha-2');
  await expectStill(password, () => change.click(), 'A senha atual não confere.');

  await travel(page, '/user/account');
  const profile = main.locator('form').first();
  await profile.getByLabel('Telefone').fill('1');
  await profile.getByLabel('E-mail').fill('novo@sandbox.test');
  await profile.getByLabel('Senha atual').fill('errada-123');
  const save = profile.getByRole('button', { name: 'Salvar' });
  await expectStill(profile, () => save.click(), 'Número inválido.');
  await profile.getByLabel('Telefone').fill('(21) 99876-5432');
  await expectStill(profile, () => save.click(), 'A senha atual não confere.');

  await travel(page, '/user/wallet/withdraw');
  const withdraw = main.locator('form');
  const ask = withdraw.getByRole('button', { name: 'Sacar', exact: true });
  await expectStill(withdraw, () => ask.click(), 'Informe o valor.');
  await withdraw.getByLabel('Valor').fill('600');
  await expectStill(withdraw, () => ask.click(), 'O valor é maior que o saldo disponível para saque.');
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
    const review = page.getByRole('dialog', { name: 'Confira seu saque' });
    await review.getByRole('button', { name: 'Confirmar saque' }).click();
    await expect(review).toBeHidden();
  };
  await expectStill(withdraw, refuse, /Você atingiu o limite/);

  await travel(page, '/user/promotion/coupon');
  const coupon = main.locator('form');
  const apply = coupon.getByRole('button', { name: 'Aplicar' });
  await expectStill(coupon, () => apply.click(), 'Insira um cupom válido');
  await coupon.getByLabel('Código').fill('nada');
  await expectStill(coupon, () => apply.click(), 'Só vale após a primeira aposta.');

  await travel(page, '/user/protection');
  const card = main.getByRole('region', { name: 'Limite de depósito' });
  // Closed on phones.
  await card.locator('summary').click();
  const limits = card.locator('form');
  await limits.getByLabel('Por dia').fill('100');
  await expectStill(
    limits,
    () => limits.getByLabel('Por semana').fill('50'),
    'Por semana não pode ser menor que por dia.',
  );
});

test('resets a forgotten password of default by mail, once, without a session', async ({
  page,
  site,
  context,
}) => {
  const here = site('default');
  const player = await newPlayer(here, { balanceCents: 0 });
  await page.goto(`${here.origin}/recuperar-senha`);
  const recover = page.getByRole('dialog', { name: 'Recuperar senha' });
  await recover.getByLabel('E-mail').fill(player.email);
  await recover.getByRole('button', { name: 'Enviar' }).click();
  await expect(recover.getByText(/receberá as instruções/)).toBeVisible();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);

  // The start page also shows every home page in a frame.
  const frames = 'http://*.localhost:*/';
  await page.route(frames, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${new URL(here.origin).protocol}//localhost:${new URL(here.origin).port}/#default`);
  const mails = page.getByRole('list', { name: 'Mails sent' });
  await expect(mails.getByText(player.email, { exact: false }).first()).toBeVisible();
  const link = await mails.getByRole('link', { name: 'Open its link' }).first().getAttribute('href');
  await page.unroute(frames);
  await mails.getByRole('link', { name: 'Open its link' }).first().click();
  await expect(recover.getByText(/Crie uma senha nova para a conta j\*\*\*@sandbox\.test/)).toBeVisible();
  await expect(page).toHaveURL(`${here.origin}/recuperar-senha`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('default-jwt');
  await recover.getByLabel('Nova senha', { exact: true }).and(recover.locator('input')).fill('senha-nova-3');
  const confirmation = recover.getByLabel('Confirmar nova senha');
  await confirmation.fill('senha-nova-4');
  await recover.getByRole('button', { name: 'Salvar senha nova' }).click();
  await expect(recover.getByText('As senhas não são iguais.')).toBeVisible();
  await confirmation.fill('senha-nova-3');
  await recover.getByRole('button', { name: 'Salvar senha nova' }).click();
  await expect(recover.getByText('Senha criada. Entre com a senha nova.')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Saldo' })).toHaveCount(0);

  await page.goto(String(link));
  await expect(recover.getByText(/Este link expirou ou já foi usado/)).toBeVisible();
  await expect(recover.getByRole('button', { name: 'Enviar' })).toBeVisible();
  await recover.getByRole('link', { name: 'Voltar para o login' }).click();
  const login = page.getByRole('dialog', { name: 'Entrar' });
  await login.getByLabel('E-mail').fill(player.email);
  await login.getByLabel('Senha', { exact: true }).fill('senha-nova-3');
  await login.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible();
});
