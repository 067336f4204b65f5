import type { Locator, Page } from '@playwright/test';
import { expect, open, settled, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { newPlayer } from '../support/player.ts';
import { playerWithSession } from '../support/session.ts';

// A small phone with its keyboard open.
const phone = { width: 320, height: 568 };
const besideKeyboard = { width: 320, height: 300 };

// Tabs once around the dialog: each focused element is in view, and nothing scrolls sideways.
async function walkRound(page: Page, dialog: Locator): Promise<string[]> {
  await expect(dialog).toBeVisible();
  await page.setViewportSize(besideKeyboard);
  await expect
    .poll(() => dialog.evaluate((box) => box.getBoundingClientRect().bottom <= innerHeight && innerHeight))
    .toBe(besideKeyboard.height);
  // A phone scrolls the field that opened its keyboard into view; here the next stop does.
  await page.keyboard.press('Tab');
  const visited: string[] = [];
  const hidden: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    const stop = await dialog.evaluate((box) => {
      const active = document.activeElement;
      if (!active || !box.contains(active)) return { name: 'outside', isNew: true, isSeen: false };
      const isNew = !active.hasAttribute('data-walked');
      active.setAttribute('data-walked', '');
      const { top, bottom, left, right } = active.getBoundingClientRect();
      const isSeen = top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
      const name =
        active.getAttribute('aria-label') ?? active.getAttribute('name') ?? active.textContent ?? '';
      return { name: name.trim().slice(0, 40), isNew, isSeen };
    });
    if (!stop.isNew) break;
    visited.push(stop.name);
    if (!stop.isSeen) hidden.push(stop.name);
    await page.keyboard.press('Tab');
  }
  expect(hidden).toEqual([]);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize(phone);
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  return visited;
}

test('reaches everything in every guest dialog above a phone’s keyboard', async ({ page, site }) => {
  test.slow();
  await page.setViewportSize(phone);
  const { origin } = site('gingaro');
  for (const [path, title, last] of [
    ['/termos-de-uso?login=1', 'Entrar', 'Criar uma conta'],
    ['/termos-de-uso?login=0', 'Cadastrar', 'Continuar'],
    ['/recuperar-senha', 'Recuperar senha', 'Enviar'],
    ['/termos-de-uso?showCookieModal=true', 'Acesso Restrito', 'Aceitar cookies'],
  ] as const) {
    await open(page, origin + path);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByText(last, { exact: true })).toBeVisible();
    expect(await walkRound(page, dialog), title).toContain(last);
    if (title !== 'Cadastrar') continue;
    await dialog.getByLabel('Nome').fill('Maria');
    await page.keyboard.press('Escape');
    const leave = page.getByRole('dialog', { name: 'Sair do cadastro?' });
    expect(await walkRound(page, leave)).toEqual(expect.arrayContaining(['Continuar cadastro', 'Sair']));
  }
});

test("reaches everything in the player's dialogs above a phone’s keyboard", async ({
  page,
  site,
  context,
}) => {
  test.slow();
  const here = site('gingaro');
  await page.setViewportSize(phone);
  const stranger = await newPlayer(here, { balanceCents: 1_000 });
  await here.control('forget-devices', { user: stranger.email });
  await open(page, `${here.origin}/termos-de-uso?login=1`);
  const login = page.getByRole('dialog', { name: 'Entrar' });
  await login.getByLabel('E-mail').fill(stranger.email);
  await login.getByLabel('Senha', { exact: true }).fill(stranger.password);
  await login.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(login.getByLabel('Código')).toBeFocused();
  expect(await walkRound(page, login)).toEqual(
    expect.arrayContaining(['code', 'Confirmar', 'Enviar outro código', 'Voltar']),
  );

  const player = await playerWithSession(context, here, { balanceCents: 1_000, identity: 'pending_kyc' });
  await open(page, `${here.origin}/user/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();

  await page.getByRole('button', { name: 'Verificar identidade' }).click();
  const check = page.getByRole('dialog', { name: 'Verificação' });
  expect(await walkRound(page, check)).toContain('Iniciar verificação');
  await page.keyboard.press('Escape');
  await expect(check).toBeHidden();
  await here.control('identity', { user: player.email, status: 'approved' });

  await here.control('flag-vpn', { user: player.email, flagged: true });
  await open(page, `${here.origin}/user/account`);
  const vpn = page.getByRole('dialog', { name: 'VPN DETECTADA' });
  expect(await walkRound(page, vpn)).toContain('Desativar VPN e continuar');
  await here.control('flag-vpn', { user: player.email, flagged: false });
  await vpn.getByRole('button', { name: 'Desativar VPN e continuar' }).click();
  await expect(vpn).toBeHidden();

  await context.addCookies([{ name: 'gingaro-active_at', value: 'locked', url: here.origin }]);
  const lock = page.getByRole('dialog', { name: 'Confirme que é você' });
  expect(await walkRound(page, lock)).toEqual(
    expect.arrayContaining(['password', 'Continuar', 'Sair da conta']),
  );
  await lock.getByLabel('Senha', { exact: true }).fill(player.password);
  await lock.getByRole('button', { name: 'Continuar' }).click();
  await expect(lock).toBeHidden();

  await here.control('expire-tokens', { user: player.email });
  await page.getByLabel('E-mail').fill('outro@sandbox.test');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const over = page.getByRole('dialog', { name: 'Sessão encerrada' });
  expect(await walkRound(page, over)).toContain('Entrar de novo');
});

test('closes an open drawer and a dialog after a reload and after a return to a page that the browser kept', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await open(page, `${site('maraxi').origin}/termos-de-uso`);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  // Browsers under test have no page cache, so this fires the events of a restored page.
  const restore = () =>
    page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  for (const again of [restore, () => page.reload()]) {
    await settled(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(drawer).toBeVisible();
    await again();
    await expect(drawer).toBeHidden();
    await settled(page);
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog).toBeVisible();
    await again();
    await expect(dialog).toBeHidden();
    await settled(page);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});
