import { expect, test } from 'vitest';
import { symbols } from '../art/symbols.ts';
import { appealsToChildren, cartoons } from '../content/catalogue/childAppeal.ts';
import { catalogueGames } from '../content/catalogue/games.ts';
import { slotSymbol } from './slotSymbols.ts';

const game = { name: 'Pipa Voada', theme: 'crash' } as const;
const all = Array.from({ length: 9 }, (_, symbol) => slotSymbol(game, symbol));

test('the highest symbol is what the title names', () => {
  expect(all[0]).toContain(symbols.kite());
});

test('the five low symbols are letters that are the same in every game', () => {
  const other = { name: 'Cartomante', theme: 'misterio' } as const;
  for (const symbol of [3, 4, 5, 6, 7]) expect(slotSymbol(other, symbol)).toBe(all[symbol]);
  for (const symbol of [0, 1, 2]) expect(slotSymbol(other, symbol)).not.toBe(all[symbol]);
  expect(new Set(all).size).toBe(9);
});

test('no reel of a game that licensed brands offer shows a cartoon', () => {
  const drawn = [...cartoons].map((name) => symbols[name]());
  const shown = (one: (typeof catalogueGames)[number]) => [0, 1, 2].map((symbol) => slotSymbol(one, symbol));
  const childish = catalogueGames.filter((one) =>
    shown(one).some((symbol) => drawn.some((cartoon) => symbol.includes(cartoon))),
  );
  expect(childish.length).toBeGreaterThan(0);
  expect(childish.filter((one) => !appealsToChildren(one)).map(({ name }) => name)).toEqual([]);
});

test('the symbol that pays nothing is drawn as solid as the others', () => {
  const blank = all[8] ?? '';
  expect(blank).toBe(slotSymbol(undefined, 8));
  expect(blank.match(/fill="#/g)?.length).toBeGreaterThan(8);
  expect(blank).not.toContain('opacity');
});
