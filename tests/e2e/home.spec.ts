import { expect, test } from '../support/fixture.ts';

const brandByLayout = { default: 'tucavo', blaze: 'maraxi', orange: 'gingaro' };

for (const [layout, brand] of Object.entries(brandByLayout)) {
  test.describe(`home in the ${layout} layout`, () => {
    test('shows the banners, games, promotions and company of the operator', async ({ page, site }) => {
      await page.goto(site(brand).origin);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Cadastrar' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible();
      await expect(page.locator('main a[href^="/promotions/"]').first()).toBeAttached();
      await expect(page.getByRole('contentinfo')).toContainText(/CNPJ/);
    });

    test('fits a narrow phone without scrolling sideways', async ({ page, site }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(site(brand).origin);
      await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test('the start calls go out once each, before the app code has run', async ({ page, site }) => {
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
  const start = [
    '/v2/settings/',
    '/v2/images/',
    '/v2/coupons/register',
    '/v2/promotions',
    '/v2/banners',
    '/v2/casino-games/category',
    '/api/casino-games/providers',
  ];
  await expect.poll(() => start.filter((path) => !calls.includes(path))).toEqual([]);
  await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible();
  for (const path of start)
    expect(
      calls.filter((call) => call === path),
      path,
    ).toHaveLength(1);
});

test('a brand carries its own name, theme and company, and no other', async ({ page, site }) => {
  await page.goto(site('tucavo').origin);
  await expect(page).toHaveTitle(/Tucavo/);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Tucavo');
  await expect(footer).not.toContainText('Gingaro');
});

test('a lawful brand shows 18+, a warning of the Ministry and the way to self-exclusion', async ({
  page,
  site,
}) => {
  await page.goto(site('gingaro').origin);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('18+');
  await expect(footer).toContainText(/Ministério da Fazenda adverte: Apost/);
  await expect(footer.locator('a[href*="gov.br/autoexclusaoapostas"]')).toBeVisible();
});
