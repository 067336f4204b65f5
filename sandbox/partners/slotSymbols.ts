import { path } from '../art/draw.ts';
import { gradientDefinitions } from '../art/gradients.ts';
import { setLines } from '../art/lettering.ts';
import { subjects } from '../art/subjects.ts';
import { bell, seven, star } from '../art/symbols/classics.ts';
import { symbols } from '../art/symbols.ts';
import { coverThemes } from '../art/themes.ts';
import { appealsToChildren, cartoons } from '../content/catalogue/childAppeal.ts';
import type { CatalogueGame } from '../content/catalogue/games.ts';
import { blank } from '../games/slotMachine.ts';

// Low symbols, the highest first, each with its material.
const letters = [
  ['A', 'r'],
  ['K', 'u'],
  ['Q', 'b'],
  ['J', 'n'],
  ['10', 'o'],
] as const;
const highSymbols = blank - letters.length;

const cartoonDrawings = new Set<() => string>([...cartoons].map((name) => symbols[name]));

// The subject of the title comes first, then the symbols of the theme. Games that licensed brands offer show no cartoons.
function highs(game: Pick<CatalogueGame, 'name' | 'theme'> | undefined): (() => string)[] {
  const named = game ? (subjects[game.name] ?? []).map((name) => symbols[name]) : [];
  const themed = game ? [...coverThemes[game.theme].heroes, ...coverThemes[game.theme].extras] : [];
  const all = [...new Set([...named, ...themed, seven, bell, star])];
  return game && appealsToChildren(game) ? all : all.filter((drawing) => !cartoonDrawings.has(drawing));
}

const drawings = (game: Pick<CatalogueGame, 'name' | 'theme'> | undefined) => [
  ...highs(game).slice(0, highSymbols),
  ...letters.map(
    ([text, material]) =>
      () =>
        letter(text, material),
  ),
];

function letter(text: string, material: string): string {
  const { lines, height } = setLines([text], 'slab', { width: 76, height: 84, maxCap: 66 });
  return lines
    .map(({ d, width, scale, baseline }) =>
      path(
        d,
        material,
        `transform="translate(${-(width * scale) / 2} ${baseline - height / 2 + 6})scale(${scale})" stroke="#fff3d0" stroke-width="3"`,
      ),
    )
    .join('');
}

// An ornament between the symbols, as reels of steel have: nothing of it looks like a prize.
const ornament =
  '<g fill="none" stroke="#d9c58a" stroke-width="3" opacity=".55"><path d="M0-30L24 0 0 30-24 0z"/><path d="M-44 0h14M30 0h14M0-44v8M0 36v8"/></g><path d="M0-11L9 0 0 11-9 0z" fill="#d9c58a" stroke="none" opacity=".7"/>';

/** Draws a symbol of the machine: its game's own, then A to 10; the symbol that pays nothing is an ornament. */
export function slotSymbol(game: Pick<CatalogueGame, 'name' | 'theme'> | undefined, symbol: number): string {
  const art = symbol === blank ? ornament : (drawings(game)[symbol]?.() ?? ornament);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-58 -58 116 116"><defs>${gradientDefinitions(art)}</defs>` +
    `<g stroke="#170a22" stroke-width="2.2" stroke-linejoin="round">${art}</g></svg>`
  );
}
