import type { BrowserContext, Page } from '@playwright/test';
import { expect, open, type Site, settled, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { guestButtonsSeen, watchForGuestButtons } from '../support/page/guestButtons.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { cookieOf, keepToken, playerWithSession, tokenOf } from '../support/session.ts';

const light = '/termos-de-uso';
const balance = (page: Page) => page.getByRole('status', { name: 'Saldo' });
const notice = (page: Page) => page.getByRole('dialog', { name: 'Sessão encerrada' });
const enter = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Entrar' });

const jwt = async (context: BrowserContext, site: Site) =>
  (await cookieOf(context, `${site.brand}-jwt`))?.value;

// Stores an expiring token of a new player in the browser and returns it.
async function keepOldToken(context: BrowserContext, here: Site): Promise<string> {
  const token = await tokenOf(here, await newPlayer(here, { balanceCents: 1_000 }));
  await keepToken(context, here, token, 280);
  return token;
}

function countCalls(page: Page, path: string): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && new URL(request.url()).pathname === path) calls.count += 1;
  });
  return calls;
}

test('refreshes an expiring token in gingaro once for all its tabs after two failures, and logs all out', async ({
  page,
  site,
  context,
}) => {
  const here = site('gingaro');
  const old = await keepOldToken(context, here);
  const second = await context.newPage();
  const calls = [countCalls(page, '/api/auth/refresh'), countCalls(second, '/api/auth/refresh')];
  let failures = 2;
  await context.route('**/api/auth/refresh', (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    failures -= 1;
    return failures < 0 ? route.fallback() : route.abort();
  });
  await Promise.all([page.goto(here.origin + light), second.goto(here.origin + light)]);
  await expect(balance(page)).toContainText('R$ 10,00');
  await expect.poll(() => jwt(context, here)).not.toBe(old);
  await expect(balance(second)).toContainText('R$ 10,00');
  for (const tab of [page, second]) await settled(tab);
  // Two failed attempts and one that succeeds, of both tabs together.
  expect(calls.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  for (const tab of [page, second]) await expect(notice(tab)).toBeHidden();

  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByText('Sair', { exact: true }).click();
  await expect(enter(page)).toBeVisible();
  await expect(enter(second)).toBeVisible();
  await expect(notice(second)).toBeHidden();
  const left = (await context.cookies()).map(({ name }) => name);
  for (const name of ['jwt', 'balance', 'user_id', 'favorites', 'code']) {
    expect(left).not.toContain(`${here.brand}-${name}`);
  }
});

test('reports a token that the operator ended to the player of gingaro, who can log in again', async ({
  page,
  site,
  context,
}) => {
  const here = site('gingaro');
  const player = await playerWithSession(context, here, { balanceCents: 1_000 });
  const calls = countCalls(page, '/api/auth/refresh');
  await page.goto(`${here.origin}/user/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
  await page.getByLabel('E-mail').fill('outro@sandbox.test');
  // Background requests of the page would fail first.
  await page.waitForLoadState('networkidle');
  await here.control('expire-tokens', { user: player.email });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(notice(page)).toBeVisible();
  expect(calls.count).toBe(3);
  await expect(page).toHaveURL(`${here.origin}/`);
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await notice(page).getByRole('button', { name: 'Entrar de novo' }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  expect(await jwt(context, here)).toBeUndefined();
});

const question = (page: Page) => page.getByRole('dialog', { name: 'Entrar com este link?' });

test('shows the notice over home when the token disappears; another player who logs in finds neither its page nor what was typed', async ({
  page,
  site,
  context,
}) => {
  const here = site('default');
  await playerWithSession(context, here, { balanceCents: 1_000 });
  await open(page, `${here.origin}/user/account`);
  await settled(page);
  const email = page.getByRole('main').getByLabel('E-mail');
  await email.fill('so-meu@sandbox.test');
  await context.clearCookies({ name: 'default-jwt' });
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(`${here.origin}/`);
  await notice(page).getByRole('button', { name: 'Entrar de novo' }).click();
  await logIn(page, await newPlayer(here, { balanceCents: 2_000 }));
  await expect(balance(page)).toContainText('R$ 20,00');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('page-of-lost-session'))).toBeNull();
  await expect(page).toHaveURL(`${here.origin}/`);
  await page.goto(`${here.origin}/user/account`);
  await expect(email).toHaveValue(/./);
  await expect(email).not.toHaveValue('so-meu@sandbox.test');
});

test('removes a token from the URL of velvora before the app loads, and logs in after a yes', async ({
  page,
  site,
  context,
}) => {
  const here = site('velvora');
  const token = await tokenOf(here, await newPlayer(here, { balanceCents: 4_200 }));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(`${here.origin}${light}?token=${token}&utm_source=mail#secao`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${here.origin}${light}?utm_source=mail#secao`);
  await expect(question(page)).toBeVisible();
  await expect(question(page)).toContainText('j***@sandbox.test');
  // The register panel of the other parameter waits for the answer.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  expect(await jwt(context, here)).toBeUndefined();
  await question(page).getByRole('button', { name: 'Entrar nesta conta' }).click();
  await expect(balance(page)).toContainText('R$ 42,00');
  expect(await jwt(context, here)).toBe(token);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  expect(page.url()).not.toContain('token=');
});

test('stays a guest after a no to the link of maraxi by keyboard, and opens its page after a yes', async ({
  page,
  site,
  context,
}) => {
  const here = site('maraxi');
  const token = await tokenOf(here, await newPlayer(here, { balanceCents: 4_200 }));
  await page.goto(`${here.origin}${light}?token=${token}&login=1`);
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'Continuar sem entrar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Entrar', exact: true })).toBeVisible();
  expect(await jwt(context, here)).toBeUndefined();
  await page.reload();
  const login = page.getByRole('dialog', { name: 'Entrar', exact: true });
  await expect(login).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  await test.step('reports at the login that the browser stores no cookies', async () => {
    const player = await newPlayer(here, { balanceCents: 0 });
    const restore = await page.evaluateHandle(() => {
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
      Object.defineProperty(Document.prototype, 'cookie', {
        configurable: true,
        get: () => '',
        set: () => {},
      });
      return () => Object.defineProperty(Document.prototype, 'cookie', own);
    });
    await login.getByLabel('E-mail').fill(player.email);
    await login.getByLabel('Senha', { exact: true }).fill(player.password);
    await login.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(login.getByText(/bloqueando cookies/)).toBeVisible();
    await restore.evaluate((undo) => undo());
  });

  await test.step('opens the guarded page of the link after a yes', async () => {
    await page.goto(`${here.origin}/user/account?token=${token}`);
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(question(page).getByRole('button', { name: 'Entrar nesta conta' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
    await expect(page).toHaveURL(`${here.origin}/user/account`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('removes an invalid token from the URL without a question, and survives corrupted cookies', async ({
  page,
  site,
  context,
}) => {
  const here = site('gingaro');
  const broken = '%E0%A4%A{"broken';
  await context.addCookies(
    ['jwt', 'jwt_term', 'balance', 'user_id', 'favorites'].map((name) => ({
      name: `gingaro-${name}`,
      value: broken,
      url: here.origin,
    })),
  );
  await page.goto(`${here.origin}${light}?token=%3Cscript%3E`);
  await expect(page).toHaveURL(here.origin + light);
  await expect(enter(page)).toBeVisible();
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await jwt(context, here)).toBe(broken);
});

test(`never shows a returning player the guest's buttons in maraxi on a slow device`, async ({
  page,
  context,
  site,
}) => {
  // Slower than this machine, which may be slow itself.
  test.setTimeout(150_000);
  const here = site('maraxi');
  await playerWithSession(context, here, { balanceCents: 1_000 });
  await watchForGuestButtons(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  await page.goto(here.origin);
  await expect(balance(page)).toBeVisible({ timeout: 120_000 });
  expect(await guestButtonsSeen(page)).toEqual([]);
});
