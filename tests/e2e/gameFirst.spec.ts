import type { Locator, Page } from '@playwright/test';
import { expect, open, settled, test } from '../support/fixture.ts';
import { travel } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

// One page load for each page and layout; every size of the screen is measured on it.
const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const landscape = { width: 799, height: 370 };
const wide = { width: 1440, height: 900 };
const veryWide = { width: 1920, height: 1080 };
const mostChrome = 0.13;

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} has no box`);
  return box;
}

// Whether the middle of a control is on the screen and not under something else.
const isFree = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= innerHeight && element.contains(hit);
  });

// Nothing of the page shows between a docked control and the lower edge, beside or below it.
const expectNothingBelow = async (control: Locator) =>
  expect(
    await control.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const dock = element.parentElement;
      const found: string[] = [];
      for (let y = bottom + 1; y < innerHeight; y += 2) {
        for (const x of [left + 8, (left + right) / 2, right - 8]) {
          const hit = document.elementFromPoint(x, y);
          if (!dock?.contains(hit) && !hit?.closest('aside')) found.push(`${hit?.tagName} at ${x} ${y}`);
        }
      }
      return found;
    }),
  ).toEqual([]);

async function expectGameBar(page: Page) {
  const bar = page.locator('[data-play-bar]');
  const { y, height } = await boxOf(bar);
  expect(y).toBe(0);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThanOrEqual(48);
  await expect(bar.getByRole('link', { name: 'Voltar' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(bar.getByText((await heading.textContent()) ?? '', { exact: true })).toBeVisible();
  // One balance and one deposit on the screen.
  await expect(page.getByRole('status', { name: 'Saldo' })).toHaveCount(1);
  await expect(page.getByText('R$ 500,00').filter({ visible: true })).toHaveCount(1);
  const deposit = await boxOf(page.getByRole('button', { name: 'Depositar' }));
  expect(deposit.height).toBe(36);
  const balance = await boxOf(page.getByRole('status', { name: 'Saldo' }));
  expect(deposit.x - balance.x - balance.width).toBeGreaterThanOrEqual(8);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Atalhos' })).toHaveCount(0);
}

// The law asks for the balance in the panel, next to time and result; besides that it is there once.
async function expectOneBalanceBesidesThePanel(page: Page) {
  await expect(page.getByRole('complementary', { name: 'Seu jogo' }).getByText('R$ 500,00')).toBeVisible();
  await expect(page.getByText('R$ 500,00').filter({ visible: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Depositar' })).toHaveCount(1);
}

// Resizes the page and waits until it has drawn at that size.
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

// Gingaro is orange, velvora blaze; only default is without the permanent panel of Brazilian law.
for (const { brand, leastOnPhone, leastOnWide, isLicensed } of [
  { brand: 'default', leastOnPhone: 63, leastOnWide: 110, isLicensed: false },
  { brand: 'tucavo', leastOnPhone: 60, leastOnWide: 80, isLicensed: true },
  { brand: 'gingaro', leastOnPhone: 60, leastOnWide: 80, isLicensed: true },
  { brand: 'velvora', leastOnPhone: 60, leastOnWide: 80, isLicensed: true },
]) {
  test(`shows Mines of ${brand} whole on phones, tablets and wide screens, before and during a round`, async ({
    page,
    site,
  }) => {
    test.slow();
    const shop = site(brand);
    await page.setViewportSize(phone);
    await playerWithSession(page.context(), shop, { balanceCents: 50_000, identity: 'approved' });
    await open(page, `${shop.origin}/games/mines`);
    await settled(page);
    await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/500,00/);
    const main = page.getByRole('main');
    const tiles = main.getByRole('button', { name: /^Casa \d+/ });
    const tile = main.getByRole('button', { name: 'Casa 1', exact: true });
    const last = main.getByRole('button', { name: 'Casa 25', exact: true });
    const stake = main.getByLabel('Valor da aposta');
    const mines = main.getByLabel('Minas', { exact: true });
    const half = main.getByRole('button', { name: 'Metade da aposta' });
    const bet = main.getByRole('button', { name: 'Apostar', exact: true });
    const expectTiles = async (least: number) => {
      const { width, height } = await boxOf(tile);
      expect(width).toBeGreaterThanOrEqual(least);
      expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
    };

    await test.step('a phone', async () => {
      await expectGameBar(page);
      const double = main.getByRole('button', { name: 'Dobro da aposta' });
      for (const control of [tile, last, stake, half, double, mines, bet])
        expect(await isFree(control), `${control}`).toBe(true);
      await expect(main.getByText('1ª casa')).toBeInViewport();
      await expectTiles(leastOnPhone);
      const end = await boxOf(last);
      const says = await boxOf(main.getByText('Escolha a aposta e o número de minas.'));
      expect(says.y - end.y - end.height, 'the message follows the board').toBeLessThan(24);
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await tile.evaluate((element) => getComputedStyle(element, '::before').backgroundImage)).toMatch(
        /\/brand\/favicon/,
      );
    });

    for (const [width, height, least] of [
      [375, 667, 40],
      [320, 568, 28],
    ] as const)
      await test.step(`a phone ${width} wide: stake and mines above the bar`, async () => {
        await resize(page, { width, height });
        const { y } = await boxOf(bet);
        for (const field of [stake, mines]) {
          const box = await boxOf(field);
          expect(box.y + box.height).toBeLessThanOrEqual(y);
        }
        expect((await boxOf(tile)).width).toBeGreaterThanOrEqual(least);
      });

    await test.step('a phone in landscape: board, stake and action together', async () => {
      await resize(page, landscape);
      await expect(tiles.last()).toBeInViewport({ ratio: 0.9 });
      await expect(bet).toBeInViewport({ ratio: 0.9 });
      const { y, height } = await boxOf(mines);
      expect(y + height).toBeLessThanOrEqual((await boxOf(bet)).y);
    });

    for (const [width, height] of [
      [640, 360],
      [768, 1024],
      [844, 390],
      [1024, 768],
    ] as const)
      await test.step(`a tablet or a phone in landscape, ${width} wide`, async () => {
        await resize(page, { width, height });
        const action = await boxOf(bet);
        // Next to the board, or right below it.
        if (height > width) expect(action.y + action.height).toBeLessThan(height - 100);
        // The panel takes its part of a low screen.
        expect((await boxOf(tile)).width).toBeGreaterThanOrEqual(isLicensed && height < 400 ? 38 : 40);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        if (height < 400)
          expect(await isFree(main.getByText('Escolha a aposta e o número de minas.'))).toBe(true);
        if (height !== 390) return;
        await expect(page.getByText('R$ 500,00').filter({ visible: true })).toHaveCount(1);
        // The whole table, with the stake in one row.
        for (const part of [last, main.getByText('Escolha a aposta e o número de minas.'), stake, mines, bet])
          expect(await isFree(part), `${part}`).toBe(true);
        expect((await boxOf(mines)).y).toBeCloseTo((await boxOf(stake)).y, 0);
      });

    await test.step('a wide screen', async () => {
      await resize(page, wide);
      await expectTiles(leastOnWide);
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await isFree(last)).toBe(true);
      expect(await isFree(main.getByText(/^Escolha a aposta e o número de minas/))).toBe(true);
      const ribbon = [main.getByText('1ª casa'), main.getByText('2ª casa')];
      const tops = await Promise.all(ribbon.map(async (part) => (await boxOf(part)).y));
      expect(tops[0]).toBe(tops[1]);
      const figures = await Promise.all(
        ['1,12×', '1,28×'].map(
          async (text) => (await boxOf(main.getByText(text, { exact: true }).filter({ visible: true }))).y,
        ),
      );
      expect(figures[0]).toBe(figures[1]);
      if (isLicensed) await expect(page.getByRole('complementary', { name: 'Seu jogo' })).toBeVisible();
      if (brand === 'gingaro') await expectOneBalanceBesidesThePanel(page);
    });

    await test.step('a round on a phone', async () => {
      await resize(page, phone);
      await bet.click();
      await expect(main.getByText('Próxima', { exact: true })).toBeInViewport();
      const cashOut = main.getByRole('button', { name: 'Retirar' });
      await expect(cashOut).toBeVisible();
      expect(await isFree(cashOut)).toBe(true);
      // Within reach of the thumb at any scroll position of the panel, on shorter screens too.
      await resize(page, { width: 360, height: 640 });
      expect(await isFree(cashOut)).toBe(true);
      await expectNothingBelow(cashOut);
      const [stakeTop, halfTop] = await Promise.all([boxOf(stake), boxOf(half)]);
      expect(Math.abs(stakeTop.y - halfTop.y), 'fields of one row').toBeLessThanOrEqual(2);
    });
  });
}

for (const brand of ['default', 'gingaro', 'maraxi', 'tucavo']) {
  test(`shows Double of ${brand} whole on a phone, upright and in landscape`, async ({ page, site }) => {
    const shop = site(brand);
    await page.setViewportSize(phone);
    await playerWithSession(page.context(), shop, { balanceCents: 50_000, identity: 'approved' });
    await open(page, `${shop.origin}/games/double`);
    await settled(page);
    const main = page.getByRole('main');
    const colors = ['Vermelho', 'Branco', 'Preto'].map((name) =>
      main.getByRole('button', { name, exact: true }),
    );
    const bet = main.getByRole('button', { name: 'Apostar', exact: true });
    await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/500,00/);
    await expectGameBar(page);
    for (const control of [...colors, main.getByLabel('Valor da aposta'), bet])
      expect(await isFree(control), `${control}`).toBe(true);
    const double = await boxOf(main.getByRole('button', { name: 'Dobro da aposta' }));
    const { x, width } = await boxOf(bet);
    expect(Math.abs(double.x + double.width - x - width)).toBeLessThan(1);
    const wheel = await boxOf(main.locator('[data-window]'));
    const bar = await boxOf(page.locator('[data-play-bar]'));
    const tabs = await boxOf(main.getByRole('tablist'));
    expect(wheel.height / (tabs.y - bar.y - bar.height), 'the wheel fills its stage').toBeGreaterThan(0.25);

    if (brand === 'default') {
      await resize(page, landscape);
      await expect(bet).toBeInViewport({ ratio: 1 });
      const action = await boxOf(bet);
      for (const color of colors) {
        const box = await boxOf(color);
        expect(box.y + box.height).toBeLessThanOrEqual(action.y);
      }
    }
    // On its side, the docked action covers no color.
    await resize(page, { width: 844, height: 390 });
    const action = await boxOf(bet);
    for (const color of colors) {
      const box = await boxOf(color);
      expect(box.y + box.height).toBeLessThanOrEqual(action.y);
    }
    if (brand === 'gingaro') {
      await resize(page, tablet);
      expect(await isFree(bet), 'the action above the bar of a tablet').toBe(true);
      await resize(page, wide);
      await expectOneBalanceBesidesThePanel(page);
    }
  });
}

// Covers of the lobby's first row.
const inFirstRow = (cards: Locator) =>
  cards.evaluateAll((all) => {
    const tops = all.map((card) => card.getBoundingClientRect().top);
    return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 4).length;
  });

for (const brand of ['default', 'gingaro', 'maraxi', 'velvora']) {
  test(`begins the lobby of ${brand} high and fills its width, and gives a game all but 13 percent of a phone`, async ({
    page,
    site,
  }) => {
    test.slow();
    const shop = site(brand);
    await page.setViewportSize(phone);
    await playerWithSession(page.context(), shop, { balanceCents: 50_000, identity: 'approved' });
    await open(page, `${shop.origin}/casino`);
    await settled(page);
    const main = page.getByRole('main');
    const cards = main.locator('[data-game]');
    const bar = page.getByRole('navigation', { name: 'Atalhos' });
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const banner = page.getByRole('banner');
    await expect(cards.first()).toBeVisible();
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

    await test.step('search and chips in one row on a phone', async () => {
      expect((await boxOf(cards.first())).y).toBeLessThan(260);
      const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
      const chips = page.getByRole('navigation', { name: 'Categorias de jogos' });
      const filters = page.getByRole('button', { name: 'Filtros' });
      const middles = [];
      for (const part of [search, chips, filters]) {
        const { y, height } = await boxOf(part);
        middles.push(Math.round(y + height / 2));
      }
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
      const third = await boxOf(chips.getByRole('link').nth(2));
      expect(third.x + third.width, 'three chips are whole').toBeLessThanOrEqual((await boxOf(search)).x);
      // One deposit: in the header, or raised in the bar of orange.
      await expect(page.getByRole('button', { name: 'Depositar' })).toHaveCount(1);
      expect((await boxOf(main)).y).toBeLessThanOrEqual(100);
      if (brand === 'gingaro') {
        const { y, height } = await boxOf(menu);
        expect(y + height).toBeLessThanOrEqual(100);
      }

      await scrollTo(900);
      await expect(search).toBeInViewport({ ratio: 1 });
      expect(await isFree(search)).toBe(true);
      if (brand === 'gingaro') {
        await expect(menu).not.toBeInViewport();
        await expect(banner).toBeInViewport({ ratio: 1 });
        expect((await boxOf(banner)).height).toBeLessThanOrEqual(60);
      }
      await search.fill('zzzz');
      expect((await boxOf(search)).width).toBeGreaterThan(200);
      await expect(chips).toBeHidden();
      await page.getByRole('button', { name: 'Limpar busca', exact: true }).click();

      await filters.click();
      const sheet = page.getByRole('dialog', { name: 'Filtros' });
      await sheet.getByLabel('Ordenar').selectOption('nome');
      await sheet.getByRole('checkbox').first().check();
      await sheet.getByRole('button', { name: /^Ver \d+/ }).click();
      await expect(page).toHaveURL(/ordem=nome/);
      const remove = page.getByRole('button', { name: /^Remover filtro/ });
      await expect(remove).toBeVisible();
      await remove.click();
      await expect(cards.first()).toBeVisible();
    });

    await test.step('covers on the first screen of a phone in landscape', async () => {
      await resize(page, landscape);
      const covers = cards.locator('[data-cover]');
      await expect.poll(() => inFirstRow(covers)).toBeGreaterThanOrEqual(5);
      const { y, height } = await boxOf(covers.first());
      const panel = await page.evaluate(
        () => document.querySelector('aside[aria-label="Seu jogo"]')?.clientHeight ?? 0,
      );
      expect(y + height).toBeLessThanOrEqual(landscape.height - panel);
      if (brand !== 'gingaro') return;
      await resize(page, { width: 844, height: 390 });
      await page.mouse.wheel(0, 600);
      await expect(banner).not.toBeInViewport();
    });

    await test.step('covers, rail and bottom bar of a tablet', async () => {
      await resize(page, tablet);
      await expect.poll(() => inFirstRow(cards)).toBeLessThanOrEqual(5);
      expect(await inFirstRow(cards)).toBeGreaterThanOrEqual(brand === 'maraxi' ? 5 : 4);
      if (brand === 'maraxi') {
        expect((await boxOf(menu)).width).toBeLessThanOrEqual(72);
        expect((await boxOf(menu.getByText('Promoções'))).width).toBeGreaterThan(40);
        await expect(menu.getByRole('link', { name: 'Início' })).toBeVisible();
        await menu.getByRole('link', { name: 'Provedores' }).click({ trial: true });
      }
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('link', { name: 'Início' })).toBeVisible();
      const foot = page.getByRole('contentinfo').getByRole('link').last();
      // Rows that arrive meanwhile make the page longer.
      await expect(async () => {
        await scrollTo(await page.evaluate(() => document.documentElement.scrollHeight));
        expect(await isFree(foot)).toBe(true);
      }).toPass();
      await resize(page, { width: 1024, height: 768 });
      await expect(bar).toBeHidden();
    });

    await test.step('nine or ten covers of up to 1760 pixels on a very wide screen', async () => {
      await resize(page, veryWide);
      await expect.poll(() => inFirstRow(cards)).toBeGreaterThanOrEqual(9);
      expect(await inFirstRow(cards)).toBeLessThanOrEqual(11);
      const { width } = await boxOf(main);
      expect(width).toBeLessThanOrEqual(1760);
      expect(width).toBeGreaterThan(1500);
      if (brand !== 'gingaro') return;
      const parts = [
        page.getByRole('complementary', { name: 'Destaque' }).locator('svg').first(),
        banner.getByRole('img').first(),
        menu.locator('svg').first(),
        page.getByRole('heading', { level: 1 }),
      ];
      const starts = await Promise.all(parts.map(async (part) => Math.round((await boxOf(part)).x)));
      expect(
        Math.max(...starts) - Math.min(...starts),
        'starts of strip, header, tabs, content',
      ).toBeLessThanOrEqual(4);
    });

    await page.setViewportSize(phone);
    await travel(page, '/play/1002');
    const frame = page.locator('main iframe');
    const inside = page.frameLocator('main iframe');
    await test.step('a game on a phone', async () => {
      await expect(inside.getByRole('button', { name: 'Girar' })).toBeVisible();
      await expectGameBar(page);
      // The page tells its frame after it has loaded.
      const titleWidth = async () => (await boxOf(inside.getByRole('heading'))).width;
      await expect.poll(titleWidth, 'the bar alone shows the title').toBeLessThanOrEqual(1);
      await expect(page.getByRole('button', { name: 'Tela cheia' })).toBeVisible();
      const { height } = await boxOf(frame);
      expect(1 - height / phone.height).toBeLessThanOrEqual(mostChrome);
    });
    await test.step('a game on a wide screen', async () => {
      await resize(page, wide);
      const parts = [
        main.getByRole('button', { name: 'Tela cheia' }).last(),
        main.getByTitle('Retorno teórico ao jogador').filter({ visible: true }),
      ];
      for (const part of parts) await expect.poll(() => isFree(part), `${part}`).toBe(true);
      if (brand === 'gingaro') await expectOneBalanceBesidesThePanel(page);
    });
    if (brand === 'gingaro') {
      await resize(page, tablet);
      const tools = await boxOf(page.getByRole('button', { name: 'Tela cheia' }));
      const panel = await boxOf(page.getByRole('complementary', { name: 'Seu jogo' }));
      expect(tools.y + tools.height, 'the game’s bar above those of a tablet').toBeLessThanOrEqual(panel.y);
      await resize(page, { width: 844, height: 390 });
      await expect.poll(async () => (await boxOf(frame)).height).toBeGreaterThan(390 - 100);
    }
    await resize(page, phone);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(banner).toBeVisible();
    await expect(bar).toBeVisible();
  });
}
