import type { Page } from '@playwright/test';
import { expect, open, type Site, test } from '../support/fixture.ts';
import { homeCalls } from '../support/page/homeCalls.ts';
import { comeNear } from '../support/page/homeRow.ts';
import { watchSockets } from '../support/page/realtime.ts';
import { playerWithSession } from '../support/session.ts';

const games = 'main a[href^="/play/"]';
const promotions = 'main a[href^="/promotions/"]';

const responses = ['500', 'html', 'garbage', 'empty'] as const;
type Response = (typeof responses)[number];

async function spoil(page: Page, { origin, api }: Site, call: string, response: Response): Promise<void> {
  await page.route(`${api}${call}`, (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const headers = { 'Access-Control-Allow-Origin': origin };
    if (response === '500') return route.fulfill({ status: 500, headers, json: { message: 'erro' } });
    if (response === 'html')
      return route.fulfill({ headers, contentType: 'text/html', body: '<h1>proxy</h1>' });
    if (response === 'garbage')
      return route.fulfill({ headers, contentType: 'application/json', body: '{"a":[' });
    return route.fulfill({ status: 200, headers, body: '' });
  });
}

// Each call of the group gets a response of its own.
async function spoilEach(page: Page, here: Site, group: readonly string[], first: number): Promise<void> {
  for (const call of group) {
    const response = responses[(homeCalls.indexOf(call) + first) % responses.length] ?? '500';
    await spoil(page, here, call, response);
  }
}

// Opens home with nonsense for these start calls, and waits until it can be used.
async function openSpoiled(page: Page, here: Site, group: readonly string[]): Promise<void> {
  await spoilEach(page, here, group, 0);
  await open(page, here.origin);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeEnabled();
}

const [promotionsPath, bannersPath, categoriesPath] = [
  '/v2/promotions',
  '/v2/banners',
  '/v2/casino-games/category',
];

test('keeps games and promotions of home when every other start call answers nonsense', async ({
  page,
  site,
  tolerated,
}) => {
  const here = site('default');
  tolerated.push(/./);
  const others = homeCalls.filter((call) => call !== promotionsPath && call !== categoriesPath);
  await openSpoiled(page, here, others);
  await expect(page.locator(games).first()).toBeVisible();
  await comeNear(page, 'Promoções', page.locator(promotions).first());
  // As on /providers, a failed list is an empty one.
  await expect(page.getByRole('heading', { name: 'Provedores' })).toHaveCount(0);
});

test('keeps the rest of home without promotions', async ({ page, site, tolerated }) => {
  const here = site('default');
  tolerated.push(/./);
  await openSpoiled(page, here, [promotionsPath]);
  await expect(page.locator(games).first()).toBeVisible();
});

test('shows home with its links when every start call answers nonsense', async ({
  page,
  site,
  tolerated,
}) => {
  const here = site('maraxi');
  tolerated.push(/./);
  await spoilEach(page, here, homeCalls, 2);
  await open(page, here.origin);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/CNPJ/);
});

test('reports a failed section in place, keeps the rest of home, and recovers on request', async ({
  page,
  site,
  tolerated,
}) => {
  const here = site('default');
  tolerated.push(/./);
  await openSpoiled(page, here, [categoriesPath]);
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).first();
  await expect(retry).toBeVisible();
  await comeNear(page, 'Promoções', page.locator(promotions).first());
  await page.unroute(here.api + categoriesPath);
  await retry.click();
  await expect(page.locator(games).first()).toBeVisible();
});

// Makes lists fail, each with its status, and counts the requests for each.
async function failLists(page: Page, { origin, api }: Site, statuses: Record<string, number>) {
  const asked = Object.fromEntries(Object.keys(statuses).map((path) => [path, 0]));
  for (const [path, status] of Object.entries(statuses)) {
    await page.route(api + path, (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      asked[path] = (asked[path] ?? 0) + 1;
      return route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': origin }, json: {} });
    });
  }
  return asked;
}

test('retries failed lists once where the status allows it, then on events and never by a timer', async ({
  page,
  site,
  tolerated,
}) => {
  const here = site('default');
  tolerated.push(/./);
  await page.clock.install();
  const asked = await failLists(page, here, {
    [promotionsPath]: 503,
    [bannersPath]: 503,
    [categoriesPath]: 501,
  });
  await open(page, here.origin);
  await expect(page.getByText('Não foi possível carregar os destaques.')).toBeVisible();
  await expect(page.getByText('Não foi possível carregar os jogos.')).toBeVisible();
  await expect.poll(() => asked).toEqual({ [promotionsPath]: 2, [bannersPath]: 1, [categoriesPath]: 1 });
  await page.clock.runFor(5 * 60_000);
  expect(asked).toEqual({ [promotionsPath]: 2, [bannersPath]: 1, [categoriesPath]: 1 });

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor(1_000);
  await expect.poll(() => asked).toEqual({ [promotionsPath]: 4, [bannersPath]: 2, [categoriesPath]: 2 });

  await page.unroute(here.api + categoriesPath);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promoções' }).first().click();
  await expect.poll(() => asked[promotionsPath]).toBeGreaterThan(4);
});

test('refetches failed lists when realtime reconnects', async ({ page, site, tolerated }) => {
  const here = site('default');
  tolerated.push(/./);
  await playerWithSession(page.context(), here, { balanceCents: 1_000 });
  const sockets = watchSockets(page);
  const asked = await failLists(page, here, { [bannersPath]: 503 });
  await open(page, here.origin);
  await expect.poll(sockets.channels).toContain('private-users.*');
  await expect.poll(() => asked[bannersPath]).toBeGreaterThan(0);
  const before = asked[bannersPath] ?? 0;
  await here.control('drop-realtime', { refuseForMs: 0 });
  await expect.poll(() => asked[bannersPath], { timeout: 20_000 }).toBe(before + 1);
});

// Delays GET requests of these paths while `isHanging` returns true.
async function hang(page: Page, { api }: Site, paths: readonly string[], isHanging: () => boolean) {
  for (const path of paths) {
    await page.route(api + path, (route) =>
      route.request().method() === 'OPTIONS' || !isHanging() ? route.continue() : new Promise(() => {}),
    );
  }
}

const halfMinuteMs = 31_000;

test('blocks neither games nor the login while every other start call hangs for half a minute', async ({
  page,
  site,
  tolerated,
}) => {
  tolerated.push(/./);
  const here = site('default');
  await page.clock.install();
  const others = homeCalls.filter((call) => call !== categoriesPath);
  await hang(page, here, others, () => true);
  await open(page, here.origin);
  await expect(page.locator(games).first()).toBeVisible();
  await page.clock.fastForward(halfMinuteMs);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
});

test('shows placeholders for hanging start calls, then errors, and recovers', async ({
  page,
  site,
  tolerated,
}) => {
  tolerated.push(/./);
  const here = site('default');
  let isHanging = true;
  await page.clock.install();
  await hang(page, here, homeCalls, () => isHanging);
  await open(page, here.origin);
  await page.locator('html[data-late][data-late-effects]').waitFor({ state: 'attached' });
  const failure = page.getByText('Não foi possível carregar os jogos.');
  await expect(failure).toBeHidden();
  await page.clock.fastForward(halfMinuteMs);
  await expect(failure).toBeVisible();
  await expect(page.getByText('Não foi possível carregar os destaques.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await page.keyboard.press('Escape');

  isHanging = false;
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).first();
  // One section after the other.
  await expect(async () => {
    await retry.click({ timeout: 1_000 });
    await expect(page.locator(games).first()).toBeVisible({ timeout: 500 });
  }).toPass();
});
