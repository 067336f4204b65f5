import { describe, expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import type { Category, Game } from '../../shared/contract/casino/casino.ts';
import { type HomeRow, homeLayoutOf, homeLayouts } from './homeLayouts.ts';
import { planGames } from './planGames.ts';

const game = (id: number, live = false) => ({ id: String(id), live }) as Game;
const range = (first: number, last: number, live = false) =>
  Array.from({ length: last - first + 1 }, (_, index) => game(first + index, live));
const category = (slug: string, games: Game[]): Category => ({
  id: slug,
  name: slug,
  slug,
  icon: undefined,
  games,
});

const lobby = [
  category('hot', range(1, 30)),
  category('new', range(5, 34)),
  category('slots', range(10, 60)),
  category('tables', range(100, 120, true)),
  category('crash', range(70, 90)),
];
const shown = (rows: readonly HomeRow[], categories: readonly Category[] = lobby) =>
  planGames(rows, categories).map((row) => row.map(({ slug }) => slug));

test('gives the first category to the ranked row and live tables to theirs, and each other category once', () => {
  expect(shown(['live', 'cover', 'promotions', 'ranked', 'others'])).toEqual([
    ['tables'],
    ['new'],
    [],
    ['hot'],
    ['slots', 'crash'],
  ]);
});

test('numbers ten games, previews fourteen, and twenty-four in two lines', () => {
  const rows = planGames(['ranked', 'large', 'pairs'], lobby);
  expect(rows.map(([row]) => row?.games.length)).toEqual([10, 14, 24]);
});

test('keeps every category without live tables or with none at all', () => {
  const rows: HomeRow[] = ['live', 'ranked', 'others'];
  expect(shown(rows, [category('a', range(1, 3)), category('b', range(4, 6))])).toEqual([[], ['a'], ['b']]);
  expect(shown(rows, [])).toEqual([[], [], []]);
});

test('drops a row whose games are all in the row before', () => {
  const same = [category('a', range(1, 5)), category('b', range(1, 5)), category('c', range(1, 5))];
  expect(shown(['others'], same)).toEqual([['a']]);
});

describe.each(Object.entries(homeLayouts))('home of %s', (_name, { rows }) => {
  test('shows no game twice in neighboring rows', () => {
    const ids = planGames(rows, lobby)
      .flat()
      .map(({ games }) => games.map(({ id }) => id));
    expect(ids.length).toBe(lobby.length);
    const repeated = ids.flatMap((row, index) => row.filter((id) => ids[index - 1]?.includes(id)));
    expect(repeated).toEqual([]);
  });

  test('shows the same rows when only their first games are known', () => {
    const planned = planGames(rows, lobby).flat();
    const first = lobby.map((one) => ({
      ...one,
      games: (planned.find(({ id }) => id === one.id)?.games ?? []).slice(0, 5),
    }));
    expect(planGames(rows, first)).toEqual(
      planGames(rows, lobby).map((row) => row.map((one) => ({ ...one, games: one.games.slice(0, 5) }))),
    );
  });

  test('greets each player once, and shows the banners and links of the operator once', () => {
    const count = (...kinds: HomeRow[]) => rows.filter((row) => kinds.includes(row)).length;
    expect([count('hero'), count('links'), count('welcome', 'greeting')]).toEqual([1, 1, 1]);
  });

  test('has every kind of row of games, and a place for all other categories', () => {
    const kinds: HomeRow[] = [
      'ranked',
      'live',
      'matches',
      'cover',
      'large',
      'pairs',
      'originals',
      'promotions',
      'providers',
    ];
    expect(rows).toEqual(expect.arrayContaining(kinds));
    expect(rows.at(-1)).toBe('others');
  });
});

describe('the homes', () => {
  const homes = Object.values(homeLayouts);

  test('differ in the form of their banners and in their first three sections', () => {
    expect(new Set(homes.map(({ hero }) => hero)).size).toBe(homes.length);
    const openings = homes.map(({ rows }) => rows.slice(0, 3).join());
    expect(new Set(openings).size).toBe(homes.length);
  });

  test('share no run of five sections below the fold, and repeat no section three times', () => {
    const runs = homes.flatMap(({ rows }) =>
      rows.slice(5, -4).map((_, index) => rows.slice(index + 5, index + 10).join()),
    );
    expect(new Set(runs).size).toBe(runs.length);
    for (const { rows } of homes) {
      expect(rows.filter((row, index) => row === rows[index - 1] && row === rows[index - 2])).toEqual([]);
    }
  });

  test('follow the layout of a brand that names none', () => {
    const brand = testBrand({ layout: 'orange' });
    expect(homeLayoutOf(brand)).toBe(homeLayouts.matches);
    expect(homeLayoutOf({ ...brand, home: 'salon' })).toBe(homeLayouts.salon);
  });
});
