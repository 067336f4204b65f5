import type { Page } from '@playwright/test';
import { expect, open, type Site, test } from '../support/fixture.ts';
import { comeNear } from '../support/homeRow.ts';

/** Each start call alone, and what of home must stay there without it. */
const calls = [
  '/v2/settings/',
  '/v2/images/',
  '/v2/coupons/register',
  '/v2/promotions',
  '/v2/banners',
  '/v2/casino-games/category',
  '/api/casino-games/providers',
];

const games = 'main a[href^="/play/"]';
const promotions = 'main a[href^="/promotions/"]';

const answers = ['500', 'html', 'garbage', 'empty'] as const;
type Answer = (typeof answers)[number];

async function spoil(page: Page, { origin, api }: Site, call: string, answer: Answer): Promise<void> {
  await page.route(`${api}${call}`, (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const headers = { 'Access-Control-Allow-Origin': origin };
    if (answer === '500') return route.fulfill({ status: 500, headers, json: { message: 'erro' } });
    if (answer === 'html')
      return route.fulfill({ headers, contentType: 'text/html', body: '<h1>proxy</h1>' });
    if (answer === 'garbage')
      return route.fulfill({ headers, contentType: 'application/json', body: '{"a":[' });
    return route.fulfill({ status: 200, headers, body: '' });
  });
}

for (const [index, call] of calls.entries()) {
  const answer = answers[index % answers.length] ?? '500';
  test(`home stays whole but for its part when ${call} answers ${answer}`, async ({
    page,
    site,
    tolerated,
  }) => {
    const here = site('default');
    tolerated.push(/./);
    await spoil(page, here, call, answer);
    await open(page, here.origin);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeEnabled();
    if (call !== '/v2/casino-games/category') await expect(page.locator(games).first()).toBeVisible();
    if (call === '/v2/promotions') return;
    await comeNear(page, 'Promoções', page.locator(promotions).first());
  });
}

for (const answer of answers) {
  test(`home is there, with its ways on, when every start call answers ${answer}`, async ({
    page,
    site,
    tolerated,
  }) => {
    const here = site('maraxi');
    tolerated.push(/./);
    for (const call of calls) await spoil(page, here, call, answer);
    await open(page, here.origin);
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/CNPJ/);
  });
}

test('a section whose call fails says so in place and recovers when the person asks', async ({
  page,
  site,
  tolerated,
}) => {
  const { origin, api } = site('default');
  tolerated.push(/./);
  // The page tries by itself as well: only a press makes the operator answer again.
  let isDown = true;
  await page.exposeFunction('pressed', () => {
    isDown = false;
  });
  await page.addInitScript(() => addEventListener('click', () => Reflect.get(window, 'pressed')(), true));
  await page.route(`${api}/v2/casino-games/category`, (route) =>
    isDown && route.request().method() !== 'OPTIONS'
      ? route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': origin }, json: {} })
      : route.continue(),
  );
  await page.goto(origin);
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).first().click();
  await expect(page.locator(games).first()).toBeVisible();
});

test('a section recovers by itself when the API does', async ({ page, site, tolerated }) => {
  const { origin, api } = site('default');
  tolerated.push(/./);
  let isDown = true;
  await page.route(`${api}/v2/casino-games/category`, (route) =>
    isDown && route.request().method() !== 'OPTIONS'
      ? route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': origin }, json: {} })
      : route.continue(),
  );
  await page.goto(origin);
  await expect(page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).first()).toBeVisible();
  isDown = false;
  await expect(page.locator(games).first()).toBeVisible({ timeout: 40_000 });
});

test('a call that never answers holds nothing else up', async ({ page, site }) => {
  const { origin, api } = site('default');
  await page.route(`${api}/v2/banners`, (route) =>
    route.request().method() === 'OPTIONS' ? route.continue() : new Promise(() => {}),
  );
  await page.goto(origin);
  await expect(page.locator(games).first()).toBeVisible();
});
