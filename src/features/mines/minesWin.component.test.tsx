import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { minesRound } from '../../../tests/support/minesRound.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { MinesPage } from './MinesPage.tsx';

const open = minesRound({ revealed: [7, 12], mines: 22 });
const won = minesRound({
  ...open,
  status: 'cashed_out',
  payout: 10_000,
  multiplier: 100,
  mine_tiles: [],
});

async function cashOut(brand: Partial<BrandRecord> = {}) {
  await renderFeature(
    <main>
      <MinesPage />
    </main>,
    {
      brand,
      operator: {
        'GET /api/games/mines': () => ({ data: open, history: [], edge: 100 }),
        'POST /api/games/mines/1/cashout': () => ({ data: won }),
      },
    },
  );
  await page.getByRole('button', { name: 'Retirar' }).click();
  await expect.poll(() => document.querySelector('[data-win] > *')).not.toBeNull();
}

test('covers no opened tile with the figures of a large win', async () => {
  await page.viewport(390, 844);
  await cashOut();
  const box = document.querySelector('[data-win] > *');
  await Promise.all((box?.getAnimations() ?? []).map(({ finished }) => finished));
  const plate = box?.getBoundingClientRect();
  for (const gem of document.querySelectorAll("[data-face='gem']"))
    expect(gem.getBoundingClientRect().bottom).toBeLessThanOrEqual(plate?.top ?? 0);
});

test.each([
  ['beside the board', 1440],
  // The board is high, which leaves too little room at its sides.
  ['over its clear last row', 1240],
  ['over its clear last row', 1100],
])('leaves the figures of a win in the stage, %s, %i pixels wide', async (where, width) => {
  await page.viewport(width, 900);
  await cashOut();
  const boxOf = (element: Element | null | undefined) => {
    for (const animation of element?.getAnimations() ?? []) animation.finish();
    const { left = 0, right = 0, top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return { left, right, top, bottom };
  };
  const board = page.getByRole('group', { name: 'Tabuleiro' }).element();
  const plate = boxOf(document.querySelector('[data-win] > *'));
  const stage = boxOf(board.parentElement?.parentElement);
  if (where === 'beside the board') expect(plate.left).toBeGreaterThanOrEqual(boxOf(board).right);
  else
    for (const gem of document.querySelectorAll("[data-face='gem']"))
      expect(plate.top).toBeGreaterThanOrEqual(boxOf(gem).bottom);
  expect(plate.right).toBeLessThanOrEqual(stage.right);
  expect(plate.bottom).toBeLessThanOrEqual(stage.bottom);
});

test.each([
  [390, 844, null, 96],
  [390, 844, 'parade', 96],
  [390, 844, 'salon', 96],
  [390, 844, 'cabinet', 96],
  [360, 640, null, 56],
  [320, 640, null, 56],
] as const)(
  'shows a calm win over the clear last row of a phone, %i × %i, %s',
  async (width, height, games, least) => {
    await page.viewport(width, height);
    const topsOf = () =>
      [...document.querySelectorAll('button, input')].map((one) => one.getBoundingClientRect().top + scrollY);
    await cashOut({ jurisdiction: 'br', shapes: { games } });
    const plate = document.querySelector('[data-win] > *');
    const box = plate?.getBoundingClientRect() ?? new DOMRect();
    expect(plate?.textContent).toBe('100×Você ganhouR$\u00a0100,00');
    expect(plate?.getAnimations({ subtree: true })).toHaveLength(0);
    expect(box.height).toBeGreaterThanOrEqual(least);
    for (const gem of document.querySelectorAll("[data-face='gem']"))
      expect(gem.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.top);
    const tabs = page.getByRole('tablist').element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(tabs.top);
    const area = page.getByRole('group', { name: 'Tabuleiro' }).element().parentElement?.parentElement;
    expect(box.bottom).toBeLessThanOrEqual(area?.getBoundingClientRect().bottom ?? 0);
    for (const figure of plate?.querySelectorAll('b, span, small') ?? []) {
      const { left, right, top, bottom } = figure.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(box.left);
      expect(right).toBeLessThanOrEqual(box.right);
      expect(top).toBeGreaterThanOrEqual(box.top);
      expect(bottom).toBeLessThanOrEqual(box.bottom);
    }
    // Nothing moves when the figures leave.
    const before = topsOf();
    if (plate?.parentElement) plate.parentElement.style.display = 'none';
    expect(topsOf()).toEqual(before);
  },
);
