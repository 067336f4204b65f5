import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { cookieOf } from '../support/cookieOf.ts';
import { expect, open, type Site, test } from '../support/fixture.ts';
import { guestButtonsSeen, watchForGuestButtons } from '../support/guestButtons.ts';
import { newPlayer } from '../support/player.ts';
import { keepToken, playerWithSession, tokenOf } from '../support/session.ts';

const light = '/termos-de-uso';
const balance = (page: Page) => page.getByRole('status', { name: 'Saldo' });
const notice = (page: Page) => page.getByRole('dialog', { name: 'Sessão encerrada' });
const enter = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Entrar' });

const jwt = async (context: BrowserContext, site: Site) =>
  (await cookieOf(context, `${site.brand}-jwt`))?.value;

/** A player of the test's own, whose token has little life left. Returns it. */
async function keepOldToken(context: BrowserContext, here: Site): Promise<string> {
  const token = await tokenOf(here, await newPlayer(here, { balanceCents: 1_000 }));
  await keepToken(context, here, token, 280);
  return token;
}

/** A player of the test's own, with a session in each of the tabs. */
async function arrive(here: Site, context: BrowserContext, ...tabs: Page[]): Promise<void> {
  await playerWithSession(context, here, { balanceCents: 1_000 });
  await Promise.all(tabs.map((tab) => tab.goto(here.origin + light)));
  for (const tab of tabs) await expect(balance(tab)).toBeVisible();
}

function countCalls(page: Page, path: string): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && new URL(request.url()).pathname === path) calls.count += 1;
  });
  return calls;
}

test('a token with little life left is renewed in gingaro, once for all its tabs', async ({
  page,
  site,
  context,
}) => {
  const here = site('gingaro');
  const old = await keepOldToken(context, here);
  const second = await context.newPage();
  const calls = [countCalls(page, '/api/auth/refresh'), countCalls(second, '/api/auth/refresh')];
  await Promise.all([page.goto(here.origin + light), second.goto(here.origin + light)]);
  await expect(balance(page)).toContainText('R$ 10,00');
  await expect.poll(() => jwt(context, here)).not.toBe(old);
  await expect(balance(second)).toContainText('R$ 10,00');
  await page.waitForTimeout(2_500);
  expect(calls.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});

test('a token that the operator ended is told to the player of gingaro, who can come back', async ({
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
  // What the page asks for by itself would be told first.
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

test('a renewal that works at the third try is none of the player’s business (maraxi)', async ({
  page,
  site,
  context,
}) => {
  const here = site('maraxi');
  const old = await keepOldToken(context, here);
  let failures = 2;
  await page.route('**/api/auth/refresh', (route) => {
    failures -= 1;
    return failures < 0 ? route.fallback() : route.abort();
  });
  await page.goto(here.origin + light);
  await expect.poll(() => jwt(context, here)).not.toBe(old);
  await expect(balance(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('logging out of tucavo empties every tab, without a word about inactivity', async ({
  page,
  site,
  context,
}) => {
  const here = site('tucavo');
  const second = await context.newPage();
  await arrive(here, context, page, second);
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

test('a token that vanishes from the browser opens the notice over home of velvora', async ({
  page,
  site,
  context,
}) => {
  const here = site('velvora');
  await arrive(here, context, page);
  await context.clearCookies({ name: `velvora-jwt` });
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(`${here.origin}/`);
});

test('a token in the address logs in at velvora and has left it before the app has loaded', async ({
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
  await expect(balance(page)).toContainText('R$ 42,00');
  expect(await jwt(context, here)).toBe(token);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a token in the address that is none leaves it too, and logs nobody in (default)', async ({
  page,
  site,
  context,
}) => {
  const here = site('default');
  await page.goto(`${here.origin}${light}?token=%3Cscript%3E`);
  await expect(page).toHaveURL(here.origin + light);
  await expect(enter(page)).toBeVisible();
  expect(await jwt(context, here)).toBeUndefined();
});

test('cookies broken by hand harm nothing', async ({ page, site, context }) => {
  const here = site('gingaro');
  await context.addCookies(
    ['jwt', 'jwt_term', 'balance', 'user_id', 'favorites'].map((name) => ({
      name: `gingaro-${name}`,
      value: '%E0%A4%A{"broken',
      url: here.origin,
    })),
  );
  await page.goto(here.origin + light);
  await expect(enter(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a browser that keeps no cookies is told so, at the login (maraxi)', async ({ page, site }) => {
  const here = site('maraxi');
  const player = await newPlayer(here, { balanceCents: 0 });
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto(`${here.origin}${light}?login=1`);
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('E-mail').fill(player.email);
  await dialog.getByLabel('Senha', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog.getByText(/bloqueando cookies/)).toBeVisible();
});

for (const [what, status, body] of [
  ['an error', 500, '{"message":"erro"}'],
  ['nothing', 200, ''],
] as const) {
  test(`a stored token whose profile answers ${what} leaves a guest with the way in (default)`, async ({
    page,
    site,
    tolerated,
  }) => {
    const here = site('default');
    tolerated.push(/./);
    await playerWithSession(page.context(), here, { balanceCents: 1_000 });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(`${here.api}/api/auth/me`, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      await held;
      return route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': here.origin }, body });
    });
    await open(page, here.origin + light);
    await expect(enter(page)).toBeHidden();
    release();
    await expect.poll(() => jwt(page.context(), here)).toBeUndefined();
    await expect(enter(page)).toBeVisible();
  });
}

for (const brand of ['default', 'maraxi']) {
  test(`a returning player never sees the guest's buttons in ${brand}, however slow the device`, async ({
    page,
    context,
    site,
  }) => {
    const here = site(brand);
    await playerWithSession(context, here, { balanceCents: 1_000 });
    await watchForGuestButtons(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(here.origin);
    await expect(balance(page)).toBeVisible({ timeout: 30_000 });
    expect(await guestButtonsSeen(page)).toEqual([]);
  });
}
