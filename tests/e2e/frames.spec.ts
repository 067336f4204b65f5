import { expect, lightPath, open, settled, test } from '../support/fixture.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/page/layoutShift.ts';
import { playerWithSession } from '../support/session.ts';

for (const brand of ['maraxi', 'velvora']) {
  test(`folds the side menu of ${brand} beside that of the account`, async ({ page, site, context }) => {
    await playerWithSession(context, site(brand), { balanceCents: 5_000, identity: 'approved' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `${site(brand).origin}/user/wallet`);
    const rail = page.locator('[data-rail]');
    await expect.poll(async () => (await rail.boundingBox())?.width).toBe(80);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.x).toBeLessThan(400);
    expect((await page.getByRole('banner').getByRole('link').first().boundingBox())?.x).toBeLessThan(24);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link').first().click();
    await expect.poll(async () => (await rail.boundingBox())?.width).toBe(240);
  });
}

test('keeps header and logo of fliperix in its own games, and where there is no page', async ({
  page,
  site,
  context,
}) => {
  await playerWithSession(context, site('fliperix'), { balanceCents: 5_000, identity: 'approved' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const boxes = [];
  for (const path of ['/casino', '/games/mines', '/games/double', '/nao-existe']) {
    await open(page, `${site('fliperix').origin}${path}`);
    await settled(page);
    boxes.push(await page.getByRole('banner').getByRole('link').first().boundingBox());
  }
  expect(boxes[1]).toEqual(boxes[0]);
  expect(boxes[2]).toEqual(boxes[0]);
  expect(boxes[3]).toEqual(boxes[0]);
});

test('keeps the side menu of velvora on sports, folded from the start', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await recordLayoutShift(page);
  await open(page, `${site('velvora').origin}/sports`);
  await settled(page);
  expect((await page.locator('[data-rail]').boundingBox())?.width).toBe(80);
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByText('Cassino')).toBeInViewport();
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('shows the wallet in its final frame while it loads', async ({ page, site, context }) => {
  await playerWithSession(context, site('gingaro'), { balanceCents: 5_000, identity: 'approved' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const { promise: known, resolve: respond } = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    await known;
    await route.continue();
  });
  await page.goto(`${site('gingaro').origin}/user/wallet`);
  const heading = page.getByRole('heading', { level: 1, name: 'Carteira' });
  const placeholders = page.locator('[data-pending] [aria-hidden]');
  await expect(placeholders).toHaveCount(6);
  const tops = await placeholders.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops.slice(3)).size).toBe(3);
  const x = (await heading.boundingBox())?.x;
  respond();
  await expect(page.getByRole('navigation', { name: 'Minha conta' })).toBeVisible();
  await expect(page.getByText('Saldo principal')).toBeVisible();
  expect((await heading.boundingBox())?.x).toBe(x);
});

for (const path of ['/play/1002', '/games/mines', '/games/double']) {
  test(`shows one balance besides the panel’s and one deposit on a wide screen of gingaro: ${path}`, async ({
    page,
    site,
    context,
  }) => {
    await playerWithSession(context, site('gingaro'), { balanceCents: 50_000, identity: 'approved' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, site('gingaro').origin + path);
    await settled(page);
    // The law asks for the balance in the panel, next to time and result.
    await expect(page.getByRole('complementary', { name: 'Seu jogo' }).getByText('R$ 500,00')).toBeVisible();
    await expect(page.getByText('R$ 500,00').filter({ visible: true })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Depositar' })).toHaveCount(1);
  });
}

test('shows five covers beside the labelled rail of maraxi on a tablet', async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, `${site('maraxi').origin}/casino`);
  const cards = page.getByRole('main').locator('[data-game]');
  await expect(cards.nth(9)).toBeVisible();
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  const label = page.getByRole('navigation', { name: 'Principal' }).getByText('Promoções');
  expect((await label.boundingBox())?.width).toBeGreaterThan(40);
});

for (const [brand, width, height, least] of [
  ['gingaro', 375, 667, 40],
  ['velvora', 375, 667, 40],
  ['velvora', 320, 568, 28],
  ['maraxi', 320, 568, 28],
] as const) {
  test(`shows the stake of Mines of ${brand} above the bar of a phone ${width} wide`, async ({
    page,
    site,
    context,
  }) => {
    await playerWithSession(context, site(brand), { balanceCents: 5_000, identity: 'approved' });
    await page.setViewportSize({ width, height });
    await open(page, `${site(brand).origin}/games/mines`);
    await settled(page);
    const main = page.getByRole('main');
    const bet = await main.getByRole('button', { name: 'Apostar', exact: true }).boundingBox();
    for (const field of [main.getByLabel('Valor da aposta'), main.getByLabel('Minas', { exact: true })]) {
      const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(bet?.y ?? 0);
    }
    const tile = await main.getByRole('button', { name: 'Casa 1', exact: true }).boundingBox();
    expect(tile?.width).toBeGreaterThanOrEqual(least);
  });
}

for (const [brand, width, height, least] of [
  ['default', 390, 844, 63],
  ['gingaro', 390, 844, 60],
  ['default', 1440, 900, 110],
  ['gingaro', 1440, 900, 80],
] as const) {
  test(`gives Mines of ${brand} large square tiles with its emblem, ${width} wide`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, `${site(brand).origin}/games/mines`);
    await settled(page);
    const tile = page.getByRole('button', { name: 'Casa 1', exact: true });
    const box = await tile.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(least);
    expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0))).toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: 'Casa 25', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await tile.evaluate((element) => getComputedStyle(element, '::before').backgroundImage)).toMatch(
      /\/brand\/favicon/,
    );
  });
}

test('keeps the chat of the narrowest phones in the bottom bar', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.context().addCookies([{ name: 'cookie-consent', value: 'all', url: site('default').origin }]);
  await open(page, site('default').origin + lightPath);
  const chat = page.locator('#chat-widget-container').getByRole('button');
  await expect(chat).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox();
  expect((await chat.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.y ?? 0);
});

test('aligns strip, header and tabs of gingaro with the content of a very wide screen', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, `${site('gingaro').origin}/casino`);
  await settled(page);
  const parts = [
    page.getByRole('complementary', { name: 'Destaque' }).locator('svg').first(),
    page.getByRole('banner').getByRole('img').first(),
    page.getByRole('navigation', { name: 'Principal' }).locator('svg').first(),
    page.getByRole('heading', { level: 1 }),
  ];
  const starts = await Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())?.x ?? 0)));
  expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(4);
});

test('starts the home of gingaro at most 100 px below the top of a phone', async ({
  page,
  site,
  context,
}) => {
  await playerWithSession(context, site('gingaro'), { balanceCents: 5_000, identity: 'approved' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site('gingaro').origin);
  await settled(page);
  const main = await page.getByRole('main').boundingBox();
  expect(main?.y).toBeLessThanOrEqual(100);
});

test('has one row of tabs above the account of gingaro on a phone', async ({ page, site, context }) => {
  await playerWithSession(context, site('gingaro'), { balanceCents: 5_000, identity: 'approved' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site('gingaro').origin}/user/wallet`);
  await expect(page.getByRole('navigation', { name: 'Minha conta' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 799, height: 370 } });

  for (const brand of ['default', 'gingaro', 'velvora']) {
    test(`shows covers on the first screen of the lobby of ${brand}`, async ({ page, site, context }) => {
      await playerWithSession(context, site(brand), { balanceCents: 5_000, identity: 'approved' });
      await open(page, `${site(brand).origin}/casino`);
      await settled(page);
      const covers = page.getByRole('main').locator('[data-game] [data-cover]');
      const tops = await covers.evaluateAll((all) => all.map((cover) => cover.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0]).length).toBeGreaterThanOrEqual(5);
      const { y = 0, height = 0 } = (await covers.first().boundingBox()) ?? {};
      const panel = await page.evaluate(
        () => document.querySelector('aside[aria-label="Seu jogo"]')?.clientHeight ?? 0,
      );
      expect(y + height).toBeLessThanOrEqual(370 - panel);
    });

    test(`shows board, stake and action of Mines of ${brand} together`, async ({ page, site, context }) => {
      await playerWithSession(context, site(brand), { balanceCents: 5_000, identity: 'approved' });
      await open(page, `${site(brand).origin}/games/mines`);
      await settled(page);
      const tiles = page.getByRole('main').getByRole('button', { name: /^Casa \d/ });
      await expect(tiles.last()).toBeInViewport({ ratio: 0.9 });
      const bet = page.getByRole('button', { name: 'Apostar', exact: true });
      await expect(bet).toBeInViewport({ ratio: 0.9 });
      const { y = 0, height = 0 } =
        (await page.getByRole('main').getByLabel('Minas', { exact: true }).boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual((await bet.boundingBox())?.y ?? 0);
    });
  }

  test('shows wheel, colors and action of Double together', async ({ page, site, context }) => {
    await playerWithSession(context, site('default'), { balanceCents: 5_000, identity: 'approved' });
    await open(page, `${site('default').origin}/games/double`);
    const bet = page.getByRole('button', { name: 'Apostar', exact: true });
    await expect(bet).toBeInViewport({ ratio: 1 });
    await settled(page);
    for (const name of ['Vermelho', 'Branco', 'Preto']) {
      const { y = 0, height = 0 } =
        (await page.getByRole('button', { name, exact: true }).boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual((await bet.boundingBox())?.y ?? 0);
    }
  });
});
