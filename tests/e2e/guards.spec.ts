import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/fixture.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/page/layoutShift.ts';
import { holdRequests } from '../support/page/network.ts';
import { visit } from '../support/page/travel.ts';
import { logIn, newPlayer } from '../support/player.ts';

const login = (page: Page) => page.getByRole('dialog', { name: 'Entrar' });
const home = (page: Page) => new URL(page.url()).pathname;

test('opens the requested page with its query after the login in velvora, but no page after the login is closed', async ({
  page,
  site,
}) => {
  const here = site('velvora');
  const player = await newPlayer(here, { balanceCents: 0 });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/v2/get-ip' || pathname === '/api/auth/me') asked.push(pathname);
  });
  await page.goto(`${here.origin}/user/account?aba=1#contato`);
  await expect(login(page)).toBeVisible();
  await expect.poll(() => home(page)).toBe('/');
  await logIn(page, player);
  await expect(page).toHaveURL(`${here.origin}/user/account?aba=1#contato`);
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
  // First the profile, then the IP address.
  expect(asked).toContain('/v2/get-ip');
  expect(asked.indexOf('/api/auth/me')).toBeLessThan(asked.indexOf('/v2/get-ip'));
  await page.goBack();
  await expect(page).toHaveURL(`${here.origin}/`);

  await test.step('stays at home after the login is closed, and the next login redirects nowhere', async () => {
    // The way back closes the menu.
    await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByText('Sair', { exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
    await visit(page, '/user/wallet');
    await expect(login(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(login(page)).toBeHidden();
    await logIn(page, player);
    await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible();
    await expect.poll(() => home(page)).toBe('/');
  });
});

test('keeps the room of the banners at home free while their code loads after a redirect', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await recordLayoutShift(page);
  const release = await holdRequests(page, '**/assets/laterParts-*.js');
  await page.goto(`${site('default').origin}/user/wallet`);
  await expect(login(page)).toBeVisible();
  await expect(page.locator('main [data-game]').first()).toBeAttached();
  await expect(page.locator('main [data-advert]')).toHaveCount(0);
  release();
  await expect(page.locator('main [data-advert]').first()).toBeAttached();
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
});

for (const [brand, width, height] of [
  ['gingaro', 412, 823],
  ['velvora', 1440, 900],
] as const)
  test(`does not move ${brand} at ${width} px when a guest is sent home from the account`, async ({
    page,
    site,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    // The notice about cookies may lose a line when its font arrives.
    const url = site(brand).origin;
    await context.addCookies([{ name: 'cookie-consent', value: 'all', url }]);
    await recordLayoutShift(page);
    // The account's frame is painted before its guard decides.
    const release = await holdRequests(page, '**/assets/enterRoute-*.js');
    await page.goto(`${site(brand).origin}/user/wallet`);
    await expect(page.getByRole('heading', { level: 1, name: 'Carteira' })).toBeVisible();
    release();
    await expect(login(page).locator('img')).toBeVisible();
    await expect(page.locator('main [data-game]').first()).toBeAttached();
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
  });

test('sends the IP header once known; a failed look-up blocks no page', async ({ page, site }) => {
  const here = site('maraxi');
  const player = await newPlayer(here, { balanceCents: 500 });
  const told: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/me') told.push(request.headers()['x-user-ip']);
  });
  await page.goto(`${here.origin}/termos-de-uso?login=1`);
  await expect(login(page)).toBeVisible();
  await logIn(page, player);
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('link', { name: 'Minha conta' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
  await here.control('credit', { user: player.email, amountCents: 100 });
  await expect.poll(() => told.at(-1)).toMatch(/^[\d.:a-f]+$/);
  const address = told.at(-1);
  // A page without the guard sends it from its first call after a reload, with the other product headers.
  told.length = 0;
  const early: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v2/banners') early.push(request.headers());
  });
  await open(page, here.origin);
  await expect.poll(() => told[0]).toBe(address);
  expect(early[0]).toMatchObject({
    accept: 'application/json',
    authorization: expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/),
    'cache-control': 'private',
    'x-user-ip': address,
  });
  await page.route('**/v2/get-ip', () => {});
  await page.goto(`${here.origin}/user/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
});

// Rules of the build manifest for a pattern.
async function ruleRoutes(page: Page, routeRules: Record<string, object>): Promise<void> {
  await page.route('**/builds/meta/*.json', (route) =>
    route.fulfill({ json: { id: 'x', timestamp: '', routeRules } }),
  );
}

test('applies redirect, guard and layout of the build manifest to every route, the first page included', async ({
  page,
  site,
}) => {
  const { origin } = site('fliperix');
  const advert = page.getByRole('complementary', { name: 'Destaque' });
  await ruleRoutes(page, {
    '/providers': { redirect: '/casino' },
    '/promotions': { guards: ['auth'] },
    '/casino/live': { layout: 'default' },
  });
  await page.goto(`${origin}/providers?utm_source=x`);
  await expect(page).toHaveURL(`${origin}/casino?utm_source=x`);
  await page.goto(`${origin}/promotions`);
  await expect(login(page)).toBeVisible();
  await expect.poll(() => home(page)).toBe('/');
  await page.keyboard.press('Escape');

  await visit(page, '/casino');
  await expect(page).toHaveURL(`${origin}/casino`);
  await page.locator('html[data-late-effects]').waitFor({ state: 'attached' });
  await expect(advert).toBeVisible();
  await page.locator('a[href="/casino/live"]').first().click();
  await expect(page).toHaveURL(`${origin}/casino/live`);
  await expect(advert).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.locator('a[href="/promotions"]').first().click();
  await expect(login(page)).toBeVisible();
});
