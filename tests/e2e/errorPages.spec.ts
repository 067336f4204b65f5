import type { Page, Route } from '@playwright/test';
import { expect, open, test } from '../support/fixture.ts';
import { hydrationErrors } from '../support/page/hydrationErrors.ts';

const code = /\/assets\/.*\.js$/;
const heading = (page: Page) => page.getByRole('heading', { name: 'Voltamos em breve!' });
const throwing = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken module");' });
const missing = (route: Route) => route.fulfill({ status: 404, body: '' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(`shows readable error pages of velvora that link home`, async ({ page, site }) => {
    const { origin } = site('velvora');
    const response = await page.goto(`${origin}/404`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Página Não Encontrada.' })).toBeVisible();
    await page.getByRole('button', { name: 'Página Inicial' }).click();
    await expect(page).toHaveURL(`${origin}/?`);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${origin}/50x.html`);
    await expect(heading(page)).toBeVisible();
    await expect(
      page.getByText('Ops! Algo deu errado. Tente novamente mais tarde ou entre em contato com o suporte.'),
    ).toBeVisible();
    await expect(page.locator('svg').first()).toBeVisible();
    expect(requests.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([`${origin}/50x.html`]);
    await page.getByRole('link', { name: 'Recarregar' }).click();
    await expect(page).toHaveURL(`${origin}/`);
  });

  test('shows its emblem in the code of the 404 page of each brand', async ({ page, site }) => {
    const emblems = new Set<string | null>();
    const brands = ['default', 'fliperix', 'gingaro', 'maraxi', 'tucavo', 'velvora'];
    for (const brand of brands) {
      await page.goto(`${site(brand).origin}/nada/aqui`);
      const emblem = page.getByRole('main').locator('img');
      await expect.poll(() => emblem.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(64);
      emblems.add(await emblem.getAttribute('src'));
    }
    expect(emblems.size).toBe(brands.length);
  });
});

test('names the path on 404.html of maraxi without a mismatch, and offers a search and three pages', async ({
  page,
  site,
}) => {
  const { origin } = site('maraxi');
  for (const path of ['/nada/por/aqui', '/regulamento-que-nao-existe']) {
    // Every server rule answers this for an unknown path.
    await page.route(origin + path, (route) => route.continue({ url: `${origin}/404` }));
    await open(page, origin + path);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
    expect(await hydrationErrors(page)).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: 'Sugestões' }).getByRole('link')).toHaveCount(3);
  await main.getByRole('searchbox', { name: 'Buscar jogos' }).fill('dragon');
  await main.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/casino#busca=dragon`);
  await expect(page.getByRole('searchbox', { name: 'Buscar jogos' })).toHaveValue('dragon');
});

test('redirects the static error page home once, and adds the time of the click to its link', async ({
  page,
  site,
}) => {
  const { origin } = site('default');
  const homes: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('?t=')) homes.push(request.url());
  });
  await page.goto(`${origin}/robots.txt`);
  const body = await page.evaluate(async () => (await fetch('/50x.html')).text());
  await page.route(/\/\?t=\d+$/, (route) => route.fulfill({ status: 503, contentType: 'text/html', body }));
  await page.goto(`${origin}/50x.html`);
  await expect(page).toHaveURL(/\?t=\d+$/);
  await expect(heading(page)).toBeVisible();
  // Home fails, too: within ten seconds the page stays.
  expect(homes).toHaveLength(1);
  const clickedAt = Date.now();
  await page.getByRole('link', { name: 'Recarregar' }).click();
  await expect.poll(() => homes.length).toBe(2);
  expect(Number(new URL(homes.at(-1) ?? '').searchParams.get('t'))).toBeGreaterThanOrEqual(clickedAt);
});

for (const [what, response] of [
  ['cannot be loaded', missing],
  ['throws', throwing],
] as const) {
  test(`shows the error page when the first page's module ${what}, with a working header`, async ({
    page,
    site,
    tolerated,
  }) => {
    tolerated.push(/broken module|Failed to fetch dynamically imported module|MIME type/);
    const { origin } = site('default');
    await page.route(/\/assets\/HomePage-[^/]+\.js$/, response);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto(origin);
    // Home fails: the redirect leads back to it, and the guard ends the loop.
    await expect.poll(() => documents).toBe(2);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(/^Ops! Algo deu errado\. Tente novamente mais tarde ou/)).toBeVisible();
    await expect(page.getByText('Código 500')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
    await page.keyboard.press('Escape');
    const home = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: 'Recarregar' }).click();
    expect((await home).url()).toMatch(/\/\?t=\d+$/);
  });
}

test('redirects home from a page that throws', async ({ page, site, tolerated }) => {
  tolerated.push(/broken module/);
  const { origin } = site('default');
  await page.route(/\/assets\/PromotionsPage-[^/]+\.js$/, throwing);
  await page.goto(`${origin}/promotions`);
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Voltamos em breve!');
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
});

test('ends on the static error page when the app cannot start', async ({ page, site, tolerated }) => {
  tolerated.push(/Failed to fetch dynamically imported module|MIME type/);
  await page.route(code, missing);
  await page.goto(`${site('default').origin}/promotions`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Recarregar' })).toBeVisible();
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('gets no error page, neither static nor for an app that cannot start', async ({
    page,
    site,
    tolerated,
  }) => {
    tolerated.push(/Failed to fetch dynamically imported module|MIME type|status of 404/);
    const { origin } = site('default');
    await page.goto(`${origin}/50x.html`);
    await expect(page.locator('body')).toBeEmpty();
    const responses = await page.evaluate(() =>
      Promise.all(
        ['/404', '/nada/por/aqui'].map(async (path) => {
          const response = await fetch(path);
          return [response.status, await response.text()];
        }),
      ),
    );
    expect(responses).toEqual([
      [404, ''],
      [404, ''],
    ]);
    await page.route(code, missing);
    await page.goto(`${origin}/promotions`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible();
  });
});
