import type { Page } from '@playwright/test';
import { expect, open, type Site, settled, test } from '../support/fixture.ts';
import { homeCalls } from '../support/page/homeCalls.ts';
import { comeNear } from '../support/page/homeRow.ts';
import { holdRequests } from '../support/page/network.ts';

const homes = {
  default: { brand: 'tucavo', firstRow: 'Ao vivo' },
  blaze: { brand: 'maraxi', firstRow: 'Originais Maraxi' },
  orange: { brand: 'gingaro', firstRow: 'Esportes' },
};

// Opens home and counts the calls that it starts with.
async function openHome(page: Page, { origin, api }: Site): Promise<void> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(api) && request.method() === 'GET')
      calls.push(new URL(request.url()).pathname);
  });
  const arrive = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(origin, { waitUntil: 'commit' });
  await test.step('sends the start calls once each, before the app code has run', async () => {
    await expect.poll(() => homeCalls.filter((path) => !calls.includes(path))).toEqual([]);
    arrive();
    await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible();
    for (const path of homeCalls)
      expect(
        calls.filter((call) => call === path),
        path,
      ).toHaveLength(1);
  });
  await settled(page);
}

// Captions of the banners of maraxi.
async function expectCaptions(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const banners = page.getByRole('region', { name: 'Destaques' });
  const position = banners.getByRole('button', { name: '1 de 5' });
  const [first, second] = [banners.getByText('A noite é da Maraxi'), banners.getByText('Noite de slots')];
  await test.step('three captions side by side on a wide screen', async () => {
    await expect(banners.getByRole('link', { includeHidden: true })).toHaveText([
      'Jogar Mines',
      'Conhecer o clube',
      'Criar conta',
      'Ver os slots',
      'Ver as mesas',
    ]);
    await expect(position).toHaveCount(0);
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(second).toBeInViewport({ ratio: 1 });
  });
  await test.step('all captions in turn on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(position).toBeVisible();
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(second).not.toBeInViewport();
    await banners.getByRole('button', { name: 'Próximo destaque' }).click();
    await expect(second).toBeInViewport({ ratio: 1 });
    await banners.getByRole('link', { name: 'Ver os slots' }).click();
    await expect(page).toHaveURL(/\/casino\/slots$/);
  });
}

for (const [layout, { brand, firstRow }] of Object.entries(homes)) {
  test.describe(`home in the ${layout} layout`, () => {
    test('shows the banners, games, promotions and company of the operator', async ({ page, site }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openHome(page, site(brand));
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
      if (brand === 'maraxi') return expectCaptions(page);
      await test.step('shows 18+, a warning of the Ministry and the way to self-exclusion in a licensed brand', async () => {
        await expect(footer).toContainText('18+');
        await expect(footer).toContainText(/Ministério da Fazenda adverte: Apost/);
        await expect(footer.locator('a[href*="gov.br/autoexclusaoapostas"]')).toBeVisible();
      });
    });
  });
}

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

test('keeps presses that happen before hydration', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const arrive = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(site('velvora').origin);
  await page.getByRole('banner').getByRole('button', { name: 'Cadastrar' }).click();
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
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
  // Longer than the page takes to prefetch after an activity.
  await page.waitForTimeout(3_000);
  const prefetched = () => scripts.filter((url) => url.includes('CasinoPage')).length;
  expect(prefetched()).toBe(0);
  await page.mouse.move(700, 300);
  await expect.poll(prefetched).toBe(1);
  await settled(page);
  // Banners keep their height when their code has come.
  await expect(page.locator('main a[href^="/play/"] img').first()).toBeInViewport({ ratio: 1 });

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
