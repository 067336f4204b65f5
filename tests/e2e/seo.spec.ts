import type { Browser, Page } from '@playwright/test';
import { type BuiltSites, buildSites } from '../support/build/builtSites.ts';
import { expect, open, type Site, settled, test } from '../support/fixture.ts';
import { hostileResponses } from '../support/operator/hostileOperator.ts';
import { hydrationErrors } from '../support/page/hydrationErrors.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/page/layoutShift.ts';

// Fulfilled pages have no address space, so they need permission for this machine.
test.use({ permissions: ['local-network-access'] });

let sites: BuiltSites;

// One page of each kind that an operator's content creates.
const kinds = [
  '/',
  '/casino',
  '/casino/live',
  '/casino/crash',
  '/providers',
  '/providers/moonbyte',
  '/promotions',
  '/promotions/1',
  '/altenar-sports',
  '/termos-de-uso',
];

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

async function structured(page: Page): Promise<Record<string, unknown>[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '{}')['@graph'];
}

async function crumbs(page: Page): Promise<string[]> {
  const list = (await structured(page)).find((thing) => thing['@type'] === 'BreadcrumbList');
  const items: { name: string }[] = Array.isArray(list?.itemListElement) ? list.itemListElement : [];
  return items.map(({ name }) => name);
}

// The operator's texts are in the same elements as in the prerendered page.
async function expectAsWritten(page: Page, browser: Browser, one: Site): Promise<void> {
  await settled(page);
  const textsOf = (one: Page) =>
    one
      .locator('article :is(h2, h3, h4, p, li, a)')
      .evaluateAll((elements) => elements.map(({ localName, textContent }) => `${localName} ${textContent}`));
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  await sites.serve(withoutScripts, one);
  const prerendered = await withoutScripts.newPage();
  await prerendered.goto(page.url());
  const [shown, written] = [await textsOf(page), await textsOf(prerendered)];
  await withoutScripts.close();
  expect(written.length).toBeGreaterThan(3);
  expect(shown).toEqual(written);
}

test.describe('a site with content', () => {
  // One worker, so that the site is built once.
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    sites = await buildSites({ brands: ['default'], content: true });
  });
  test.afterAll(() => sites.close());

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test("shows a crawler the operator's games, providers, promotions and texts", async ({
      page,
      context,
      site,
    }) => {
      const { origin, api } = site('default');
      await sites.serve(context, site('default'));

      await page.goto(`${origin}/`);
      await expect(page).toHaveTitle('Apostas e cassino on-line | Bandeira');
      expect(await metaOf(page, 'description')).toContain('slots, cassino ao vivo e apostas esportivas');
      expect(await page.locator('main a[href^="/play/"]').count()).toBeGreaterThan(40);
      expect(await page.locator('main a[href^="/promotions/"]').count()).toBeGreaterThan(3);
      expect(await page.locator('main a[href^="/providers/"]').count()).toBeGreaterThan(10);
      expect(await page.locator('main img').first().getAttribute('src')).toContain(`${api}/cdn/`);
      expect((await structured(page)).map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);

      await page.goto(`${origin}/casino/crash`);
      await expect(page).toHaveTitle('Crash | Bandeira');
      await expect(page.getByRole('heading', { level: 1, name: 'Crash' })).toBeVisible();
      expect(await page.locator('main a[href^="/play/"]').count()).toBeGreaterThan(10);
      expect(await metaOf(page, 'og:description')).toContain('jogos em Crash na Bandeira');
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${origin}/casino/crash`);
      expect(await crumbs(page)).toEqual(['Início', 'Cassino', 'Crash']);

      await page.goto(`${origin}/providers/moonbyte`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/moonbyte/i);
      expect(await page.locator('main a[href^="/play/moonbyte/"]').count()).toBeGreaterThan(5);

      await page.goto(`${origin}/promotions`);
      await page.locator('main a[href="/promotions/1"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('article').textContent())?.length).toBeGreaterThan(300);

      await page.goto(`${origin}/sports`);
      await expect(page).toHaveTitle('Apostas esportivas | Bandeira');
      await page.goto(`${origin}/games/mines`);
      expect((await structured(page)).find((thing) => thing['@type'] === 'Game')).toMatchObject({
        name: 'Mines',
      });
    });
  });

  test('hydrates pages unchanged, shows new content, and updates title, URL and structured data', async ({
    page,
    context,
    browser,
    site,
  }) => {
    test.setTimeout(120_000);
    await sites.serve(context, site('default'));
    const { origin } = site('default');
    await recordLayoutShift(page);
    for (const path of kinds) {
      const refreshed = page.waitForResponse(/\/v2\/casino-games\/category$/);
      const asked = page.waitForResponse(/\/api\/seo\?/);
      await open(page, origin + path);
      await Promise.all([refreshed, asked]);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      if (path.startsWith('/casino'))
        await expect(page.getByRole('status').filter({ hasText: /^\d+ jogos/ })).toBeVisible();
      if (path.startsWith('/promotions/')) await expectAsWritten(page, browser, site('default'));
      expect(await hydrationErrors(page), path).toEqual([]);
      expect(await layoutShiftOf(page), path).toBeLessThan(0.02);
    }
    await test.step('title, URL and structured data follow the page', async () => {
      await open(page, `${origin}/casino`);
      await page
        .getByRole('navigation', { name: 'Categorias de jogos' })
        .getByRole('link', { name: 'Crash' })
        .click();
      await expect(page).toHaveTitle('Crash | Bandeira');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/casino/crash`);
      await expect.poll(() => crumbs(page)).toEqual(['Início', 'Cassino', 'Crash']);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click();
      await expect(page).toHaveTitle('Termos de uso | Bandeira');
      await expect.poll(() => crumbs(page)).toEqual(['Início', 'Termos de uso']);
      await page.goBack();
      await expect(page).toHaveTitle('Crash | Bandeira');
      await expect.poll(() => crumbs(page)).toEqual(['Início', 'Cassino', 'Crash']);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    });
  });
});

test('requests texts on every path change; without any, or after an error, it shows the fallbacks', async ({
  page,
  site,
}) => {
  const { origin, api } = site('default');
  const asked: string[] = [];
  await page.route(`${api}/api/seo?*`, (route) => {
    const { searchParams } = new URL(route.request().url());
    const section = searchParams.get('section_name') ?? '';
    asked.push([section, searchParams.get('source_id')].filter(Boolean).join(' '));
    if (section === 'promotions') return route.fulfill({ status: 204 });
    if (section === 'regulation') return route.fulfill({ status: 500, body: 'no' });
    return route.continue();
  });
  await open(page, `${origin}/casino`);
  // The prerendered page has its texts; its request follows hydration, unless the visitor leaves before.
  await expect.poll(() => asked).toContain('casino');
  await page
    .getByRole('navigation', { name: 'Categorias de jogos' })
    .getByRole('link', { name: 'Crash' })
    .click();
  await expect(page).toHaveTitle('Crash | Bandeira');
  // Every environment except production is closed to search engines.
  expect(await metaOf(page, 'robots')).toBe('noindex');
  expect(await metaOf(page, 'og:title')).toBe('Crash | Bandeira');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Promoções' }).click();
  await expect(page).toHaveTitle('Apostas Online | Bandeira');
  expect(await metaOf(page, 'description')).toBe('Apostas online');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click();
  await expect(page).toHaveURL(/termos-de-uso$/);
  await expect(page).toHaveTitle('Apostas Online | Bandeira');
  await expect
    .poll(() => [...new Set(asked)])
    .toEqual(['casino', 'casino_categories crash', 'promotions', 'regulation termos-de-uso']);
});

test.describe('a hostile operator', () => {
  // The policy refuses pictures of hosts that the brand does not name.
  test.use({ tolerated: [/Content Security Policy/] });

  test('runs no script, links nowhere unmarked and paints nothing', async ({ page, site }) => {
    const { origin, api } = site('default');
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (/evil/.test(new URL(request.url()).host)) strangers.push(request.url());
    });
    for (const [path, response] of Object.entries(hostileResponses(origin)))
      await page.route(`${api}${path}*`, (route) => route.fulfill({ json: response }));

    for (const path of [
      '/',
      '/casino',
      '/casino/golpe',
      '/providers',
      '/promotions',
      '/promotions/golpe',
      '/sports',
    ]) {
      const settings = page.waitForResponse(/\/v2\/settings\//);
      const texts = page.waitForResponse(/\/api\/seo\?/);
      await open(page, origin + path);
      await Promise.all([settings, texts]);
      await expect(page).toHaveTitle(/window\.pwned=1/);
      const found = await page.evaluate(() => {
        const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
        return {
          pwned: Reflect.get(window, 'pwned') ?? null,
          handlers: attributes.filter(({ name }) => /^on/.test(name)).length,
          urls: attributes
            .filter(({ name }) => ['href', 'src', 'srcset', 'action', 'formaction'].includes(name))
            .map(({ value }) => value)
            .filter((value) => /^\s*(?:javascript|vbscript|data:(?!image\/svg\+xml,%3Csvg))/i.test(value)),
          outside: links.filter((link) => /evil/.test(link.host)).map((link) => link.href),
          styles: attributes.filter(
            ({ name, value }) => name === 'style' && /url\(|position:\s*fixed/.test(value),
          ).length,
          title: document.title.length,
        };
      });
      expect({ path, ...found, title: found.title <= 403 }).toEqual({
        path,
        pwned: null,
        handlers: 0,
        urls: [],
        outside: [],
        styles: 0,
        title: true,
      });
    }
    await expect(page.getByRole('contentinfo')).toContainText('aviso');
    expect(strangers).toEqual([]);
  });
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('never gets the error page', async ({ page, site }) => {
    await open(page, `${site('default').origin}/casino/nada-disso`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText('Página Não Encontrada')).toHaveCount(0);
  });
});
