import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { styles } from '../art/styles.ts';
import { symbols } from '../art/symbols.ts';
import { appealsToChildren, cartoons } from '../content/catalogue/childAppeal.ts';
import { catalogueGames } from '../content/catalogue/games.ts';
import { slotSymbol, symbolDrawing } from './slotSymbols.ts';

const game = { name: 'Pipa Voada', theme: 'crash' } as const;
const all = Array.from({ length: 9 }, (_, symbol) => symbolDrawing(game, symbol));

test('the highest symbol is what the title names', () => {
  expect(all[0]).toContain(symbols.kite());
});

test('the five low symbols are letters that are the same in every game', () => {
  const other = { name: 'Cartomante', theme: 'misterio' } as const;
  for (const symbol of [3, 4, 5, 6, 7]) expect(symbolDrawing(other, symbol)).toBe(all[symbol]);
  for (const symbol of [0, 1, 2]) expect(symbolDrawing(other, symbol)).not.toBe(all[symbol]);
  expect(new Set(all).size).toBe(9);
});

test('no reel of a game that licensed brands offer shows a cartoon', () => {
  const drawn = [...cartoons].map((name) => symbols[name]());
  const shown = (one: (typeof catalogueGames)[number]) =>
    [0, 1, 2].map((symbol) => symbolDrawing(one, symbol));
  const childish = catalogueGames.filter((one) =>
    shown(one).some((symbol) => drawn.some((cartoon) => symbol.includes(cartoon))),
  );
  expect(childish.length).toBeGreaterThan(0);
  expect(childish.filter((one) => !appealsToChildren(one)).map(({ name }) => name)).toEqual([]);
});

test('the symbol that pays nothing is drawn as solid as the others', () => {
  const blank = all[8] ?? '';
  expect(blank).toBe(symbolDrawing(undefined, 8));
  expect(blank.match(/fill="#/g)?.length).toBeGreaterThan(8);
  expect(blank).not.toContain('opacity');
});

test('a machine draws its symbols as its studio draws covers', () => {
  const shapes = Object.keys(styles).map((style) => {
    const one = catalogueGames.find(({ kind, provider }) => kind === 'slots' && provider.style === style);
    const svg = slotSymbol(one, 3);
    const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    expect(pixels.some((value) => value > 0)).toBe(true);
    return svg.replace(/(fill|stroke)="[^"]*"|flood-color="[^"]*"/g, '');
  });
  expect(new Set(shapes).size).toBe(Object.keys(styles).length);
});

test('large pixels are squares without soft edges', () => {
  const one = catalogueGames.find(({ kind, provider }) => kind === 'slots' && provider.style === 'pixel');
  const paths = slotSymbol(one, 3).match(/ d="[^"]*"/g) ?? [];
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect(path).toMatch(/^ d="(M\d+ \d+h1v1h-1z)+"$/);
});

test('letters of a style with one color have a color each', () => {
  const one = catalogueGames.find(({ kind, provider }) => kind === 'slots' && provider.style === 'noir');
  const fills = [3, 4, 5, 6, 7].map((symbol) =>
    [...slotSymbol(one, symbol).matchAll(/ fill="(#[^"]*)"/g)].map(([, fill]) => fill).join(),
  );
  expect(new Set(fills).size).toBe(5);
});
