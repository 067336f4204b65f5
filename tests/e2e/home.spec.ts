import type { Page } from '@playwright/test';
import { expect, open, settled, test } from '../support/fixture.ts';
import { homeCalls } from '../support/page/homeCalls.ts';
import { comeNear } from '../support/page/homeRow.ts';
import { holdRequests } from '../support/page/network.ts';

const homes = {
  default: { brand: 'tucavo', firstRow: 'Ao vivo' },
  blaze: { brand: 'maraxi', firstRow: 'Originais Maraxi' },
  orange: { brand: 'gingaro', firstRow: 'Esportes' },
};

for (const [layout, { brand, firstRow }] of Object.entries(homes)) {
  test.describe(`home in the ${layout} layout`, () => {
    test('shows the banners, games, promotions and company of the operator', async ({ page, site }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, site(brand).origin);
      await settled(page);
      await test.step('pictures of games whole above the fold of a wide screen', () =>
        expect(page.locator('main a[href^="/play/"] img').first()).toBeInViewport({ ratio: 1 }));
      await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Cadastrar' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(firstRow);
      await comeNear(page, 'Promoções', page.locator('main a[href^="/promotions/"]:has(img)').first());
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(/CNPJ/);
      await test.step("its own name and company, and no other brand's", async () => {
        const name = new RegExp(brand, 'i');
        await expect(page).toHaveTitle(name);
        await expect(footer).toContainText(name);
        for (const { brand: other } of Object.values(homes))
          if (other !== brand) await expect(footer).not.toContainText(new RegExp(other, 'i'));
      });
      if (brand === 'maraxi') return;
      await test.step('shows 18+, a warning of the Ministry and the way to self-exclusion in a licensed brand', async () => {
        await expect(footer).toContainText('18+');
        await expect(footer).toContainText(/Ministério da Fazenda adverte: Apost/);
        await expect(footer.locator('a[href*="gov.br/autoexclusaoapostas"]')).toBeVisible();
      });
    });
  });
}

// Banners have another height in each of these brands.
const expectGameAboveFold = (page: Page) =>
  expect(page.locator('main a[href^="/play/"] img').first()).toBeInViewport({ ratio: 1 });

test('shows pictures of games whole above the fold of a wide screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, site('fliperix').origin);
  await settled(page);
  await expectGameAboveFold(page);
});

test('shows the captions of banners as text: three side by side on a wide screen, all in turn on a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, site('maraxi').origin);
  const banners = page.getByRole('region', { name: 'Destaques' });
  const position = banners.getByRole('button', { name: '1 de 5' });
  await expect(banners.getByRole('link', { includeHidden: true })).toHaveText([
    'Jogar Mines',
    'Conhecer o clube',
    'Criar conta',
    'Ver os slots',
    'Ver as mesas',
  ]);
  await expect(position).toHaveCount(0);
  const [first, second] = [banners.getByText('A noite é da Maraxi'), banners.getByText('Noite de slots')];
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(second).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(position).toBeVisible();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(second).not.toBeInViewport();
  await banners.getByRole('button', { name: 'Próximo destaque' }).click();
  await expect(second).toBeInViewport({ ratio: 1 });
  await banners.getByRole('link', { name: 'Ver os slots' }).click();
  await expect(page).toHaveURL(`${site('maraxi').origin}/casino/slots`);
});

test("fills rows on demand: by keyboard beyond a phone's edge, and far below when idle", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site('default').origin);
  const row = page.locator('main section:has(a[href^="/play/"])').first();
  const places = row.getByRole('listitem');
  await expect(places.nth(3).getByRole('link')).toBeVisible();
  expect(await places.nth(9).getByRole('link').count()).toBe(0);
  await places.nth(3).getByRole('link').focus();
  await expect(places.nth(9).getByRole('link')).toBeAttached();
  await settled(page);
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  await expect(places.nth(4).getByRole('link')).toBeFocused();
  await expect(places.nth(4).getByRole('link')).toBeInViewport({ ratio: 1 });
  // Without scrolling there.
  await expect(page.locator('main a[href^="/providers/"]').first()).toBeAttached();
});

test('keeps presses that happen before hydration, and shows games above the fold', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const arrive = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(site('velvora').origin);
  await page.getByRole('banner').getByRole('button', { name: 'Cadastrar' }).click();
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await settled(page);
  await expectGameAboveFold(page);
});

test('sends the start calls once each, before the app code has run', async ({ page, site }) => {
  const { origin, api } = site('maraxi');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(api) && request.method() === 'GET')
      calls.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(origin, { waitUntil: 'commit' });
  await expect.poll(() => homeCalls.filter((path) => !calls.includes(path))).toEqual([]);
  await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible();
  for (const path of homeCalls)
    expect(
      calls.filter((call) => call === path),
      path,
    ).toHaveLength(1);
});

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 3"><rect width="10" height="3" fill="teal"/></svg>';

test("opens the panel of a banner's link, navigates without a reload, and opens other sites in a new tab", async ({
  page,
  site,
}) => {
  const { origin, api } = site('default');
  const links = [
    '/casino?login=1',
    '/?login=0',
    '/promotions',
    'https://fora.example/x',
    'javascript:alert(1)',
  ];
  await page.route('**/v2/banners', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': origin },
      json: [
        ...links.map((link, index) => ({ id: index, image: `${api}/storage/b${index}.svg`, link })),
        { id: 'none', image: '', image_mobile: null, link: '/casino' },
      ],
    }),
  );
  await page.route('**/storage/b*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  await open(page, origin);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const banners = page.getByRole('region', { name: 'Destaques' });
  const next = banners.getByRole('button', { name: 'Próximo destaque' });
  await expect(banners.getByRole('button', { name: /^\d de 5$/ })).toHaveCount(5);

  await banners.getByRole('link', { name: 'Destaque: entrar na conta' }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await page.keyboard.press('Escape');
  // A press on the carousel's own button is not a click on the banner.
  await next.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await banners.getByRole('link', { name: 'Destaque: criar conta' }).click();
  await expect(page.getByRole('dialog', { name: 'Cadastrar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${origin}/`);

  await banners.getByRole('button', { name: '4 de 5' }).click();
  const outside = banners.getByRole('link', { name: 'Destaque 4 (abre em outra aba)' });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noopener/);
  await banners.getByRole('button', { name: '5 de 5' }).click();
  await expect(banners.getByRole('img', { name: 'Destaque 5' })).toBeVisible();
  await expect(banners.locator('a[href^="javascript"]')).toHaveCount(0);

  await banners.getByRole('button', { name: '3 de 5' }).click();
  await banners.getByRole('link', { name: 'Destaque: Promoções' }).click();
  await expect(page).toHaveURL(`${origin}/promotions`);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('navigates by dynamic buttons without a reload; marks other sites and ignores script URLs', async ({
  page,
  site,
}) => {
  const { origin } = site('tucavo');
  await page.route('**/v2/settings/', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': origin },
      json: {
        general_dynamic_buttons: [
          { label: 'Ajuda externa', link: 'https://fora.example/ajuda', icon: 'star' },
          { label: 'Promoções da casa', link: '/promotions' },
          { label: 'Perigo', link: 'javascript:alert(1)' },
        ],
      },
    }),
  );
  await open(page, origin);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const quick = page.getByRole('navigation', { name: 'Acesso rápido' });
  const outside = quick.getByRole('link', { name: /Ajuda externa/ });
  await expect(outside).toHaveAttribute('href', 'https://fora.example/ajuda');
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noopener/);
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('↗');
  await expect(quick.getByText('Perigo')).toHaveCount(0);
  await quick.getByRole('link', { name: 'Promoções da casa' }).click();
  await expect(page).toHaveURL(`${origin}/promotions`);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('prefetches likely pages: visible ones when idle after the first activity, others on hover', async ({
  page,
  site,
  context,
}) => {
  const { origin } = site('default');
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, origin);
  await settled(page);
  await expectGameAboveFold(page);
  // Longer than the page takes to prefetch after an activity.
  await page.waitForTimeout(3_000);
  const prefetched = () => scripts.filter((url) => url.includes('CasinoPage')).length;
  expect(prefetched()).toBe(0);
  await page.mouse.move(700, 300);
  await expect.poll(prefetched).toBe(1);
  await settled(page);
  await expectGameAboveFold(page);

  const rules = page.getByRole('contentinfo').getByRole('link', { name: 'Regras de apostas' });
  await rules.scrollIntoViewIfNeeded();
  await rules.hover();
  await expect.poll(() => scripts.filter((url) => url.includes('LegalPage')).length).toBe(1);

  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Cassino', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/casino`);
  await expect(page.locator('main [data-game]').first()).toBeVisible();
  await context.setOffline(false);
});
