import type { Page } from '@playwright/test';
import { expect, lightPath, open, type Site, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { deskOf } from '../support/page/operatorDesk.ts';
import { expectStill } from '../support/page/places.ts';
import { logIn, newPlayer, type Player } from '../support/player.ts';
import { keepToken, playerWithSession, tokenOf } from '../support/session.ts';

const balance = (page: Page) => page.getByRole('status', { name: 'Saldo' });

const codeFor = async (here: Site, player: Player) => String((await deskOf(here, player)).code);

test('asks an unknown device of a licensed brand for the mailed code, once in seven days', async ({
  page,
  site,
  context,
}) => {
  const here = site('tucavo');
  const player = await newPlayer(here, { balanceCents: 7_000 });
  await here.control('forget-devices', { user: player.email });
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, `${here.origin}${lightPath}?login=1`);
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('E-mail').fill(player.email);
  await dialog.getByLabel('Senha', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();

  const code = dialog.getByLabel('Código');
  await expect(code).toBeFocused();
  await expect(dialog).toContainText('j***@sandbox.test');
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  const first = await codeFor(here, player);
  await code.fill(first === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog.getByText('Código incorreto.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar outro código' }).click();
  await expect(dialog.getByText('Enviamos um código novo.')).toBeVisible();
  await code.fill(await codeFor(here, player));
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(balance(page)).toContainText('R$ 70,00');

  await page.setViewportSize({ width: 1280, height: 720 });
  const device = (await context.cookies()).find(({ name }) => name === 'tucavo-device');
  expect(device?.expires).toBeCloseTo(Date.now() / 1000 + 604_800, -3);
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByText('Sair', { exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  await logIn(page, player);
  await expect(balance(page)).toContainText('R$ 70,00');
});

test('asks for the password after thirty idle minutes, in every tab, and loses nothing', async ({
  page,
  site,
  context,
}) => {
  const here = site('gingaro');
  const player = await newPlayer(here, { balanceCents: 9_000 });
  const token = await tokenOf(here, player);
  await keepToken(context, here, token);
  const second = await context.newPage();
  await Promise.all([open(page, `${here.origin}/user/account`), open(second, here.origin + lightPath)]);
  const email = page.getByRole('main').getByLabel('E-mail');
  await email.fill('meu-novo@sandbox.test');
  await expect(balance(second)).toContainText('R$ 90,00');

  // A third, long unused tab has found that the session is idle.
  await context.addCookies([{ name: 'gingaro-active_at', value: 'locked', url: here.origin }]);
  const lock = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(lock).toBeVisible();
  await expect(second.getByRole('dialog', { name: 'Confirme que é você' })).toBeVisible();
  await expect(lock.getByLabel('Senha', { exact: true })).toBeFocused();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(lock).toBeVisible();

  const form = lock.locator('form');
  const goOn = () => lock.getByRole('button', { name: 'Continuar' }).click();
  await expectStill(form, goOn, 'Informe sua senha.');
  await lock.getByLabel('Senha', { exact: true }).fill('errada-123');
  await expectStill(form, goOn, 'A senha não confere.');
  await expect(lock.getByLabel('Senha', { exact: true })).toBeFocused();
  await lock.getByLabel('Senha', { exact: true }).fill(player.password);
  await lock.getByRole('button', { name: 'Continuar' }).click();
  await expect(lock).toBeHidden();
  await expect(second.getByRole('dialog', { name: 'Confirme que é você' })).toBeHidden();
  await expect(page).toHaveURL(`${here.origin}/user/account`);
  await expect(email).toHaveValue('meu-novo@sandbox.test');
  const kept = (await context.cookies()).find(({ name }) => name === 'gingaro-jwt');
  expect(kept?.value).toBe(token);
});

test('lets a player log out of an idle session, and never asks in other brands', async ({
  page,
  site,
  context,
}) => {
  const idle = { value: String(Date.now() - 31 * 60_000) };
  const free = site('default');
  await playerWithSession(context, free, { balanceCents: 1_000 });
  await context.addCookies([{ ...idle, name: 'default-active_at', url: free.origin }]);
  await open(page, free.origin + lightPath);
  await expect(balance(page)).toContainText('R$ 10,00');
  await expect(page.getByRole('dialog', { name: 'Confirme que é você' })).toBeHidden();

  const here = site('velvora');
  await playerWithSession(context, here, { balanceCents: 1_000 });
  await context.addCookies([{ ...idle, name: 'velvora-active_at', url: here.origin }]);
  await open(page, here.origin + lightPath);
  const lock = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(lock).toBeVisible();
  await lock.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(lock).toBeHidden();
});
