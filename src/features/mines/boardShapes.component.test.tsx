import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { minesRound } from '../../../tests/support/minesRound.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { shapeNames } from '../../shared/brand/brandNames.ts';
import { MinesPage } from './MinesPage.tsx';

const round = minesRound({ revealed: [3, 8] });
const operator = { 'GET /api/games/mines': () => ({ data: round, history: [], edge: 100 }) };

const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

const render = (games: (typeof shapeNames.games)[number] | undefined) =>
  renderFeature(
    <main style={{ paddingInline: '1rem' }}>
      <MinesPage />
    </main>,
    { operator, brand: { shapes: { games } } },
  );

const drawn = async (games: (typeof shapeNames.games)[number] | undefined) => {
  await render(games);
  await expect.element(page.getByText('2 diamantes. Continue ou retire.')).toBeVisible();
  const tile = document.querySelector("[data-face='closed']");
  const cut = document.querySelector("[data-face='gem'] path")?.getAttribute('d');
  const { borderRadius, backgroundImage, backgroundColor, boxShadow } = getComputedStyle(
    tile ?? document.body,
  );
  await cleanup();
  return { cut, form: [borderRadius, backgroundImage, backgroundColor, boxShadow].join() };
};

test('draws tiles and diamonds of each shape in its own way', async () => {
  await page.viewport(390, 844);
  const found = [];
  for (const games of [undefined, ...shapeNames.games]) found.push(await drawn(games));
  expect(new Set(found.map(({ cut }) => cut)).size).toBe(found.length);
  expect(new Set(found.map(({ form }) => form)).size).toBe(found.length);
});

test.each(shapeNames.games.flatMap((games) => [[games, 1440, 900] as const, [games, 390, 844] as const]))(
  'keeps square tiles for a thumb within their board: %s, %i × %i',
  async (games, width, height) => {
    await page.viewport(width, height);
    await render(games);
    await expect.element(page.getByText('2 diamantes. Continue ou retire.')).toBeVisible();
    const [board] = boxesOf('[aria-label="Tabuleiro"]');
    const tiles = boxesOf('[aria-label="Tabuleiro"] > button');
    expect(tiles).toHaveLength(25);
    for (const tile of tiles) {
      expect(tile.width).toBeGreaterThanOrEqual(44);
      expect(Math.abs(tile.width - tile.height)).toBeLessThanOrEqual(1);
      expect(tile.right).toBeLessThanOrEqual((board?.right ?? 0) + 0.5);
      expect(tile.bottom).toBeLessThanOrEqual((board?.bottom ?? 0) + 0.5);
    }
    const action = boxesOf('[aria-label="Retirar"]')[0];
    expect(action?.bottom).toBeLessThanOrEqual(height);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test.each(['parade', 'salon'] as const)(
  'puts the stake before the board of a wide screen: %s',
  async (games) => {
    await page.viewport(1440, 900);
    await render(games);
    await expect.element(page.getByText('2 diamantes. Continue ou retire.')).toBeVisible();
    const [board] = boxesOf('[aria-label="Tabuleiro"]');
    const stake = page.getByLabelText('Valor da aposta').element().getBoundingClientRect();
    expect(stake.right).toBeLessThan(board?.left ?? 0);
  },
);

test.each([undefined, ...shapeNames.games])(
  'rings the focused tile in white between dark lines, within the tile: %s',
  async (games) => {
    await page.viewport(1440, 900);
    await render(games);
    await expect.element(page.getByText('2 diamantes. Continue ou retire.')).toBeVisible();
    document.querySelector<HTMLElement>('[aria-label="Casa 1"]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    const tile = page.getByRole('button', { name: 'Casa 2', exact: true });
    await expect.element(tile).toHaveFocus();
    const ring = getComputedStyle(tile.element(), '::after');
    expect([ring.borderTopColor, ring.borderTopWidth, ring.top]).toEqual([
      'rgb(255, 255, 255)',
      '3px',
      '2px',
    ]);
    expect(ring.boxShadow.match(/rgb\(0, 0, 0\)/g)).toHaveLength(2);
  },
);

test('shows the emblem of dark cards without its ground', async () => {
  await render('salon');
  await expect.element(page.getByText('2 diamantes. Continue ou retire.')).toBeVisible();
  const tile = document.querySelector("[data-face='closed']") ?? document.body;
  const { filter, mixBlendMode } = getComputedStyle(tile, '::before');
  expect([filter, mixBlendMode]).toEqual(['contrast(2)', 'screen']);
});
