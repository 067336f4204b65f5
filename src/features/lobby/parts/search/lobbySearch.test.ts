import { describe, expect, test } from 'vitest';
import type { LobbyGame } from '../../lobbyGames.ts';
import { gridGeometry } from '../grid/gridGeometry.ts';
import { gridTarget } from '../grid/gridKeys.ts';
import { readLobbyView, writeLobbyView } from '../lobbyView.ts';
import { shownGames } from '../shownGames.ts';

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
const all = { search: '', providers: [], sort: 'destaque', pages: 1 } as const;
const ids = (list: readonly LobbyGame[]) => list.map(({ game }) => game.id).join('');

describe('search', () => {
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
  ])('finds for %s: %s, by accents, case, typos, provider and category', (search, found) => {
    expect([...ids(shownGames(games, { ...all, search }))].sort().join('')).toBe(found);
  });

  test('ranks names before providers, prefixes first, and matches inside words last', () => {
    const list = [
      entry('p', 'Frutas', 'Lua Jogos', 95, 'Slots'),
      entry('n', 'Noite de Lua', 'Papaia', 95, 'Slots'),
      entry('f', 'Lua-Nova', 'Papaia', 95, 'Slots'),
    ];
    expect(ids(shownGames(list, { ...all, search: 'lua' }))).toBe('fnp');
    expect(ids(shownGames(list, { ...all, search: 'paia' }))).toBe('nf');
  });

  test('forgives typos in names only, beside a provider written as it is', () => {
    const list = [
      entry('p', 'Frutas', 'Tango Tiger', 95, 'Slots'),
      entry('n', 'Golden Tiger', 'Papaia', 95, 'Slots'),
      entry('o', 'Tiger Pop', 'Tango Tiger', 95, 'Slots'),
    ];
    expect(ids(shownGames(list, { ...all, search: 'tigre' }))).toBe('on');
    expect(ids(shownGames(list.slice(0, 1), { ...all, search: 'tigre' }))).toBe('');
    expect(ids(shownGames(list, { ...all, search: 'tigre tango' }))).toBe('o');
    expect(ids(shownGames(list, { ...all, search: 'tiger' }))).toBe('onp');
  });

  test.each([
    ['tigre', 'tm'],
    ['tigrinho', 'tm'],
    ['tigre da fortuna', 't'],
    ['dragão', 'd'],
    ['touro', 'x'],
    ['fortune', 'td'],
    ['de', 'e'],
  ])('finds English and Portuguese names for %s: %s', (search, found) => {
    const list = [
      entry('t', 'Fortune Tiger', 'Papaia', 95, 'Slots'),
      entry('m', 'Tigre Maluco', 'Papaia', 95, 'Slots'),
      entry('d', 'Dragon da Fortuna', 'Papaia', 95, 'Slots'),
      entry('x', 'Lucky Ox', 'Papaia', 95, 'Slots'),
      entry('e', 'Sol de Ouro', 'Tango Tiger', 95, 'Slots'),
    ];
    expect([...ids(shownGames(list, { ...all, search }))].sort()).toEqual([...found].sort());
  });

  test('finds word beginnings by one letter, per list and with stable results', () => {
    const others = [entry('x', 'Tambor', 'Cobalto', 95, 'Slots'), entry('y', 'Sol', 'Tucano', 95, 'Slots')];
    expect(ids(shownGames(games, { ...all, search: 't' }))).toBe('b');
    expect(ids(shownGames(others, { ...all, search: 't' }))).toBe('xy');
    expect(ids(shownGames(games, { ...all, search: 'T', providers: ['cobalto'] }))).toBe('');
    expect(ids(shownGames(games, { ...all, search: 'T' }))).toBe('b');
  });

  test('keeps the chosen order in search results and sorts numbers by value', () => {
    const list = [
      entry('b', 'Lua 10', 'Papaia', 95, 'Slots'),
      entry('a', 'Lua 9', 'Papaia', 96, 'Slots'),
      entry('x', 'Sol', 'Papaia', 99, 'Slots'),
    ];
    expect(ids(shownGames(list, { ...all, search: 'lua', sort: 'nome' }))).toBe('ab');
    expect(ids(shownGames(list, { ...all, sort: 'rtp' }))).toBe('xab');
  });

  test('combines filters and order without changing the list', () => {
    expect(ids(shownGames(games, { ...all, providers: ['cobalto'], sort: 'rtp' }))).toBe('ca');
    expect(ids(shownGames(games, { ...all, sort: 'nome' }))).toBe('acb');
    expect(ids(games)).toBe('abc');
  });

  test('finds games among 5,000 by name and with typos', () => {
    const many = Array.from({ length: 5_000 }, (_, index) =>
      entry(String(index), `Jogo ${index} da Serra`, `Estúdio ${index % 20}`, 95, 'Slots'),
    );
    expect(ids(shownGames(many, { ...all, search: 'jogo 4321' }))).toBe('4321');
    expect(shownGames(many, { ...all, search: 'sera' })).toHaveLength(5_000);
  });
});

describe('lobby hash', () => {
  test('round-trips a view and is empty for the default one', () => {
    const view = { search: 'tigre & lua', providers: ['a', 'b'], sort: 'rtp', pages: 3 } as const;
    expect(readLobbyView(writeLobbyView(view))).toEqual(view);
    expect(writeLobbyView(all)).toBe('');
  });

  test('ignores unknown values', () => {
    expect(readLobbyView('#ordem=preco&provedor=,&paginas=-2')).toEqual(all);
  });
});

describe('grid', () => {
  test('stops arrow keys at its ends', () => {
    expect(gridTarget('ArrowDown', 3, 5, 12)).toBe(8);
    expect(gridTarget('ArrowDown', 8, 5, 12)).toBeNull();
    expect(gridTarget('ArrowLeft', 0, 5, 12)).toBeNull();
    expect(gridTarget('End', 0, 5, 12)).toBe(11);
    expect(gridTarget('a', 0, 5, 12)).toBeNull();
  });

  test('shows three covers per row on a phone and six on a desktop', () => {
    expect(gridGeometry(358, 168, 44).columns).toBe(3);
    expect(gridGeometry(1228, 168, 44).columns).toBe(6);
  });
});
