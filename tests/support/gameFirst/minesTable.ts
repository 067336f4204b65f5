import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  boxOf,
  expectGameBar,
  expectOneBalanceBesidesThePanel,
  isFree,
  landscape,
  phone,
  resize,
  wide,
} from './measures.ts';

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

/** Expects the table of Mines whole at every size of the screen, before and during a round. */
export async function expectMinesWhole(page: Page, brand: string): Promise<void> {
  // Only default is without the permanent panel of Brazilian law.
  const isLicensed = brand !== 'default';
  const [leastOnPhone, leastOnWide] = isLicensed ? [60, 80] : [63, 110];
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
}
