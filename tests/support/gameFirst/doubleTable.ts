import { expect, type Page } from '@playwright/test';
import {
  boxOf,
  expectGameBar,
  expectOneBalanceBesidesThePanel,
  isFree,
  landscape,
  resize,
  tablet,
  wide,
} from './measures.ts';

const side = { width: 844, height: 390 };

/** Expects the table of Double whole on a phone, upright and in landscape. */
export async function expectDoubleWhole(page: Page, brand: string): Promise<void> {
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

  // On its side, the docked action covers no color.
  for (const size of brand === 'default' ? [landscape, side] : [side]) {
    await resize(page, size);
    if (size === landscape) await expect(bet).toBeInViewport({ ratio: 1 });
    const action = await boxOf(bet);
    for (const color of colors) {
      const box = await boxOf(color);
      expect(box.y + box.height).toBeLessThanOrEqual(action.y);
    }
  }
  if (brand === 'gingaro') {
    await resize(page, tablet);
    expect(await isFree(bet), 'the action above the bar of a tablet').toBe(true);
    await resize(page, wide);
    await expectOneBalanceBesidesThePanel(page);
  }
}
