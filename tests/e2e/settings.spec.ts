import type { Page } from '@playwright/test';
import { expect, lightPath, open, settled, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { deliver, holdRequests } from '../support/page/network.ts';
import { withSettings } from '../support/page/settings.ts';
import { visit } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim());

// Records layout shifts of header and menus from now on, after fonts have loaded.
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        for (const { node } of Object(entry).sources)
          if (node?.closest?.('header, nav')) moved.push(node.textContent);
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => Object(window).moved);
}

test("applies the operator's appearance, texts and switches to the page that was built without them", async ({
  page,
  site,
  context,
}) => {
  const here = site('default');
  await withSettings(page, here, {
    general_title: 'Casa Nova',
    general_main_color: '#ffcc00',
    general_registration_open: false,
    general_instagram: 'https://instagram.example/casa',
    general_support_link: 'https://ajuda.example/casa',
    footer_disclaimer: '<p>Aviso <b>da casa</b>.</p>',
    casino_enabled: '0',
    sport_enabled: 0,
    deposit_enabled: false,
    withdraw_enabled: false,
    bonus_enabled: false,
  });
  await open(page, `${here.origin}/promotions?login=0`);
  const register = page.getByRole('dialog', { name: 'Cadastrar' });
  await expect(register).toContainText('Cadastro fechado no momento');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(/\| Casa Nova$/);
  await expect.poll(() => primary(page)).toBe('#ffcc00');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Promoções' })).toBeVisible();
  await expect(header.getByRole('link', { name: /^(Cassino|Ao vivo|Esportes|E-sports)$/ })).toHaveCount(0);
  await expect(header.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Cadastrar' })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Aviso da casa.');
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /instagram\.example/);
  await expect(footer.getByRole('link', { name: 'Central de ajuda' })).toHaveAttribute(
    'href',
    /ajuda\.example/,
  );

  await playerWithSession(context, here, { balanceCents: 1_000, identity: 'approved' });
  await open(page, `${here.origin}/casino`);
  for (const [path, title] of [
    ['/casino', 'Cassino'],
    ['/games/mines', 'Mines'],
    ['/sports', 'Esportes'],
    ['/user/wallet/deposit', 'Depositar'],
    ['/user/wallet/withdraw', 'Sacar'],
    ['/user/bonus', 'Bônus'],
  ] as const) {
    await visit(page, path);
    const heading = page.getByRole('heading', { level: 1, name: `${title}: indisponível agora` });
    await expect(heading, path).toBeVisible();
  }
  await expect(header.getByRole('status', { name: 'Saldo' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Depositar' })).toHaveCount(0);
});

const entries = (page: Page) =>
  page.locator('nav[aria-label=Principal] a, nav[aria-label=Atalhos] :is(a, button)').evaluateAll((links) =>
    links.map((link) => {
      const { x, y, width } = link.getBoundingClientRect();
      const icon = link.querySelector('use')?.getAttribute('href') ?? '';
      return [link.textContent, icon, x, y, width].join(' ');
    }),
  );

// A brand of each layout, and of each place of its menus.
for (const [brand, path] of [
  ['default', '/'],
  ['maraxi', lightPath],
  ['fliperix', lightPath],
] as const) {
  test(`paints the menus of ${brand} as they stay, and never moves late ones under a pointer`, async ({
    page,
    site,
  }) => {
    const here = site(brand);
    let gate = Promise.withResolvers<void>();
    let changes = {};
    await page.route(`${here.api}/v2/settings/`, async (route) => {
      await gate.promise;
      const response = await deliver(route);
      return route.fulfill({ response, json: { ...(await response.json()), ...changes } });
    });
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const appearance = () => {
        for (const link of document.querySelectorAll('nav[aria-label=Principal] a'))
          if (getComputedStyle(link).visibility === 'visible') seen.add(link.textContent);
        requestAnimationFrame(appearance);
      };
      requestAnimationFrame(appearance);
    });
    const seen = () => page.evaluate(() => [...Object(window).seen]);

    await test.step('on phones and wide screens, without changes of the operator', async () => {
      const entriesByWidth = async () => {
        const found: Record<number, string[]> = {};
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          found[width] = await entries(page);
        }
        return found;
      };
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(here.origin + path);
      await page.evaluate(() => document.fonts.ready);
      const painted = await entriesByWidth();
      for (const shown of Object.values(painted)) expect(shown.length).toBeGreaterThan(4);
      gate.resolve();
      await settled(page);
      const chat = page.locator('#chat-widget-container, [data-chat-button]');
      if (brand === 'default') await expect(chat).toBeAttached();
      expect(await entriesByWidth()).toEqual(painted);
    });

    await page.evaluate(() => localStorage.clear());
    const own = [
      { label: 'Torneios da semana', link: '/promotions' },
      { label: 'Mesas', link: '/casino/live' },
    ];
    changes = { general_title: 'Casa Nova', general_menu_site: own, general_menu_start: own };
    gate = Promise.withResolvers();
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, here.origin + path);
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const live = menu.getByRole('link', { name: 'Ao vivo' });
    const late = menu.getByRole('link', { name: 'Torneios da semana' });
    await live.hover();
    const moved = await watchShifts(page);
    gate.resolve();
    await expect(page).toHaveTitle(/Casa Nova$/);
    await settled(page);
    expect(await live.evaluate((link) => link.matches(':hover'))).toBe(true);
    await expect(late).toHaveCount(0);
    await page.mouse.move(720, 880);
    await expect(late).toBeVisible();
    await expect(live).toHaveCount(0);
    expect(await moved()).toEqual([]);

    await test.step('paints them first on the next visit', async () => {
      gate = Promise.withResolvers();
      await page.reload();
      await expect(late).toBeVisible();
      expect(await seen()).not.toContain('Ao vivo');
      const movedLater = await watchShifts(page);
      gate.resolve();
      await settled(page);
      expect(await movedLater()).toEqual([]);
    });
  });
}

const drawings = {
  wide: '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="100"><rect width="100%" height="100%"/></svg>',
  tall: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="1000"><rect width="100%" height="100%"/></svg>',
  huge: '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect width="100%" height="100%"/></svg>',
  tiny: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="100%" height="100%"/></svg>',
  sizeless: '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%"/></svg>',
};

for (const [brand, names] of [
  ['default', Object.keys(drawings)],
  ['velvora', ['wide', 'tall']],
  ['gingaro', ['wide', 'tall']],
] as const) {
  test(`fits a logo of any proportion into the header of ${brand}`, async ({ page, site }) => {
    const here = site(brand);
    const header = page.getByRole('banner');
    const logo = header.getByRole('img');
    const urlOf = (name: string) => `${here.api}/storage/${name}.svg`;
    await page.route(urlOf('*'), (route) => {
      const name = /(\w+)\.svg$/.exec(route.request().url())?.[1] ?? '';
      const body = Object.entries(drawings).find(([key]) => key === name)?.[1];
      return route.fulfill({ contentType: 'image/svg+xml', body });
    });
    await withSettings(page, here, { general_logo: `/storage/${names[0]}.svg` });
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, here.origin + lightPath);
    await expect(logo).toHaveAttribute('src', urlOf(String(names[0])));
    for (const name of names) {
      // Another picture in the same place, without another load of the page.
      await logo.evaluate((img: HTMLImageElement, url) => {
        img.src = url;
        return img.decode();
      }, urlOf(name));
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const place = { name, width };
        const [outer, inner] = [await header.boundingBox(), await logo.boundingBox()];
        if (!outer || !inner) throw new Error('no header');
        const isInside =
          inner.x >= outer.x &&
          inner.y >= outer.y &&
          inner.x + inner.width <= outer.x + outer.width &&
          inner.y + inner.height <= outer.y + outer.height;
        expect({ ...place, isInside, isSeen: inner.width >= 24 && inner.height >= 24 }).toEqual({
          ...place,
          isInside: true,
          isSeen: true,
        });
        for (const button of ['Entrar', 'Cadastrar'])
          await expect(header.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('falls back to the brand’s own logo when the one of the operator is broken', async ({ page, site }) => {
  const here = site('default');
  const logo = page.getByRole('banner').getByRole('img');
  await page.route(`${here.api}/storage/broken.svg`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: 'no drawing' }),
  );
  await withSettings(page, here, { general_logo: '/storage/broken.svg' });
  const tried = page.waitForResponse(`${here.api}/storage/broken.svg`);
  await open(page, here.origin + lightPath);
  await tried;
  await expect(logo).toHaveAttribute('src', /\/brand\/logo/);
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { width = 0, height = 0 } = (await logo.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('shows a maintenance page that disappears by itself, and keeps the advert closed over a reload', async ({
  page,
  site,
  context,
}) => {
  const here = site('gingaro');
  await playerWithSession(context, here, { balanceCents: 1_000, identity: 'approved' });
  await page.clock.install();
  await withSettings(page, here, { maintence: true });
  await page.goto(here.origin);
  await expect(page.getByRole('heading', { level: 1, name: 'Já voltamos' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Seu jogo' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.fastForward('00:16');
  await expect(page.getByRole('banner').getByRole('status', { name: 'Saldo' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Seu jogo' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Já voltamos' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Fechar destaque' }).click();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('status', { name: 'Saldo' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Destaque' })).toHaveCount(0);
});

test('keeps the collapsed menu over a reload, and opens no chat again', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${site('maraxi').origin}/termos-de-uso`);
  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Abrir chat' }).click();
  await expect(page.getByRole('complementary', { name: 'Chat' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Abrir chat' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Chat' })).toHaveCount(0);
});

test("shows the operator's age notice and sponsors in the footer, and no placeholder for a missing picture", async ({
  page,
  site,
}) => {
  const here = site('default');
  const footer = page.getByRole('contentinfo');
  const strips = footer.locator('img[src$="strips/majority.svg"], img[src$="strips/sponsors.svg"]');
  await open(page, here.origin + lightPath);
  await footer.scrollIntoViewIfNeeded();
  await expect(strips).toHaveCount(2);
  await expect(footer.getByRole('img', { name: 'Patrocínios' })).toBeVisible();
  const age = footer.getByRole('img', { name: 'Proibido para menores de 18 anos' });
  await expect(age).toHaveCount(1);

  await page.route('**/storage/strips/sponsors.svg', (route) => route.fulfill({ status: 404 }));
  const arrive = await holdRequests(page, '**/storage/strips/majority.svg');
  await page.reload();
  await footer.scrollIntoViewIfNeeded();
  // Space for a picture is reserved before it loads, and removed when it fails.
  await expect(strips).toHaveCount(1);
  const before = await strips.boundingBox();
  expect(before?.height).toBeGreaterThan(20);
  arrive();
  await expect
    .poll(() => strips.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect((await strips.boundingBox())?.height).toBe(before?.height);
});
