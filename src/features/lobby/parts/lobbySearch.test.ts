import { describe, expect, test } from 'vitest';
import type { LobbyGame } from '../lobbyGames.ts';
import { gridGeometry } from './gridGeometry.ts';
import { gridTarget } from './gridKeys.ts';
import { readLobbyView, writeLobbyView } from './lobbyView.ts';
import { shownGames } from './shownGames.ts';

const entry = (id: string, name: string, provider: string, rtp: number, category: string): LobbyGame => ({
  game: {
    id,
    name,
    slug: id,
    image: '',
    image_cf: undefined,
    provider: { id: provider, name: provider, slug: provider.toLowerCase() },
    live: false,
    rtp,
    demo: false,
  },
  categoryNames: [category],
});

const games = [
  entry('a', 'Ação Máxima', 'Cobalto', 95, 'Slots'),
  entry('b', 'Tigre da Lua', 'Papaia', 97, 'Bichos'),
  entry('c', 'Roleta Nobre', 'Cobalto', 96, 'Ao vivo'),
];
const all = { search: '', providers: [], sort: 'destaque' } as const;
const ids = (list: readonly LobbyGame[]) => list.map(({ game }) => game.id).join('');

describe('the search', () => {
  test.each([
    ['ACAO', 'a'],
    ['maxima aç', 'a'],
    ['tigra', 'b'],
    ['tgire', 'b'],
    ['tiigre lua', 'b'],
    ['rolta nobre', 'c'],
    ['lau', ''],
    ['cobalto', 'ac'],
    ['ao vivo', 'c'],
    ['bich', 'b'],
    ['zzzzzz', ''],
    ['%', ''],
    ['🎰', ''],
  ])('%s finds %s, by accents, case, typos, provider and category', (search, found) => {
    expect([...ids(shownGames(games, { ...all, search }))].sort().join('')).toBe(found);
  });

  test('names before providers, what begins with the words before all, the middle of words as the last resort', () => {
    const list = [
      entry('p', 'Frutas', 'Lua Jogos', 95, 'Slots'),
      entry('n', 'Noite de Lua', 'Papaia', 95, 'Slots'),
      entry('f', 'Lua-Nova', 'Papaia', 95, 'Slots'),
    ];
    expect(ids(shownGames(list, { ...all, search: 'lua' }))).toBe('fnp');
    expect(ids(shownGames(list, { ...all, search: 'paia' }))).toBe('nf');
  });

  test('a letter finds the beginnings of words, in each list its own and every time the same', () => {
    const others = [entry('x', 'Tambor', 'Cobalto', 95, 'Slots'), entry('y', 'Sol', 'Tucano', 95, 'Slots')];
    expect(ids(shownGames(games, { ...all, search: 't' }))).toBe('b');
    expect(ids(shownGames(others, { ...all, search: 't' }))).toBe('xy');
    expect(ids(shownGames(games, { ...all, search: 'T', providers: ['cobalto'] }))).toBe('');
    expect(ids(shownGames(games, { ...all, search: 'T' }))).toBe('b');
  });

  test('what was found is in the order that was chosen, numbers counting as numbers', () => {
    const list = [
      entry('b', 'Lua 10', 'Papaia', 95, 'Slots'),
      entry('a', 'Lua 9', 'Papaia', 96, 'Slots'),
      entry('x', 'Sol', 'Papaia', 99, 'Slots'),
    ];
    expect(ids(shownGames(list, { ...all, search: 'lua', sort: 'nome' }))).toBe('ab');
    expect(ids(shownGames(list, { ...all, sort: 'rtp' }))).toBe('xab');
  });

  test('filters and order hold together, and the list itself stays as it was', () => {
    expect(ids(shownGames(games, { ...all, providers: ['cobalto'], sort: 'rtp' }))).toBe('ca');
    expect(ids(shownGames(games, { ...all, sort: 'nome' }))).toBe('acb');
    expect(ids(games)).toBe('abc');
  });

  test('finds in 5,000 games, also what is written wrong', () => {
    const many = Array.from({ length: 5_000 }, (_, place) =>
      entry(String(place), `Jogo ${place} da Serra`, `Estúdio ${place % 20}`, 95, 'Slots'),
    );
    expect(ids(shownGames(many, { ...all, search: 'jogo 4321' }))).toBe('4321');
    expect(shownGames(many, { ...all, search: 'sera' })).toHaveLength(5_000);
  });
});

describe('the address', () => {
  test('says what is shown, and nothing while all is as it was', () => {
    const view = { search: 'tigre & lua', providers: ['a', 'b'], sort: 'rtp' } as const;
    expect(readLobbyView(writeLobbyView(view))).toEqual(view);
    expect(writeLobbyView(all)).toBe('');
  });

  test('words that are none are left out', () => {
    expect(readLobbyView('#ordem=preco&provedor=,')).toEqual(all);
  });
});

describe('the grid', () => {
  test('arrows stop at its ends', () => {
    expect(gridTarget('ArrowDown', 3, 5, 12)).toBe(8);
    expect(gridTarget('ArrowDown', 8, 5, 12)).toBeNull();
    expect(gridTarget('ArrowLeft', 0, 5, 12)).toBeNull();
    expect(gridTarget('End', 0, 5, 12)).toBe(11);
    expect(gridTarget('a', 0, 5, 12)).toBeNull();
  });

  test('three covers stand beside each other on a phone, six on a desk', () => {
    expect(gridGeometry(358, 168).columns).toBe(3);
    expect(gridGeometry(1228, 168).columns).toBe(6);
  });
});
