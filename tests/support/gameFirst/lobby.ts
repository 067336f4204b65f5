import { expect, type Locator, type Page, test } from '@playwright/test';
import { boxOf, isFree, landscape, resize, tablet } from './measures.ts';

const veryWide = { width: 1920, height: 1080 };

// Covers of the lobby's first row.
const inFirstRow = (cards: Locator) =>
  cards.evaluateAll((all) => {
    const tops = all.map((card) => card.getBoundingClientRect().top);
    return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 4).length;
  });

/** Expects a lobby that begins high and fills the width of every screen. */
export async function expectHighLobby(page: Page, brand: string): Promise<void> {
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
}
