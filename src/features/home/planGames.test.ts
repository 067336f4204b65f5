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
  expect(
    shown([
      { kind: 'live' },
      { kind: 'games', count: 1 },
      { kind: 'promotions' },
      { kind: 'ranked' },
      { kind: 'games', count: 9 },
    ]),
  ).toEqual([['tables'], ['new'], [], ['hot'], ['slots', 'crash']]);
});

test('numbers ten games and previews fourteen', () => {
  const rows = planGames([{ kind: 'ranked' }, { kind: 'games', count: 1 }], lobby);
  expect(rows.map(([row]) => row?.games.length)).toEqual([10, 14]);
});

test('keeps every category without live tables or with none at all', () => {
  const rows: HomeRow[] = [{ kind: 'live' }, { kind: 'ranked' }, { kind: 'games', count: 9 }];
  expect(shown(rows, [category('a', range(1, 3)), category('b', range(4, 6))])).toEqual([[], ['a'], ['b']]);
  expect(shown(rows, [])).toEqual([[], [], []]);
});

test('drops a row whose games are all in the row before', () => {
  const same = [category('a', range(1, 5)), category('b', range(1, 5)), category('c', range(1, 5))];
  expect(shown([{ kind: 'games', count: 9 }], same)).toEqual([['a']]);
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
    const count = (kind: HomeRow['kind']) => rows.filter((row) => row.kind === kind).length;
    expect([count('hero'), count('links'), count('welcome')]).toEqual([1, 1, 1]);
  });

  test('has every kind of row of games, and a place for all other categories', () => {
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['ranked', 'live', 'games', 'originals', 'promotions', 'providers']),
    );
    expect(rows).toContainEqual({ kind: 'games', count: Number.POSITIVE_INFINITY });
  });
});

describe('the homes', () => {
  const homes = Object.values(homeLayouts);

  test('differ in the form of their banners and in their first three sections', () => {
    expect(new Set(homes.map(({ hero }) => hero)).size).toBe(homes.length);
    const openings = homes.map(({ rows }) =>
      rows
        .slice(0, 3)
        .map(({ kind }) => kind)
        .join(),
    );
    expect(new Set(openings).size).toBe(homes.length);
  });

  test('follow the layout of a brand that names none', () => {
    const brand = testBrand({ layout: 'orange' });
    expect(homeLayoutOf(brand)).toBe(homeLayouts.matches);
    expect(homeLayoutOf({ ...brand, home: 'salon' })).toBe(homeLayouts.salon);
  });
});
