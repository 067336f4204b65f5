import { coverPalette } from '../art/cover.ts';
import { path } from '../art/draw.ts';
import { gradientDefinitions } from '../art/gradients.ts';
import { setLines } from '../art/lettering.ts';
import { palettes } from '../art/palettes.ts';
import { pixelate } from '../art/pixelate.ts';
import { styles } from '../art/styles.ts';
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
// Of the letters in the style of one color, the highest first; the last is bone.
const letterInks = ['#d0445c', '#8d63d6', '#3f86d6', '#c78a2c'];
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
    .map(({ d, width, scale, baseline }) => {
      const place = `transform="translate(${-(width * scale) / 2} ${baseline - height / 2 + 6})scale(${scale})"`;
      return `<path d="${d}" fill="none" ${place} stroke="#fff3d0" stroke-width="6"/>${path(d, material, place)}`;
    })
    .join('');
}

const petals = Array.from(
  { length: 8 },
  (_, index) =>
    `<path d="M0-9C8-14 8-24 0-31-8-24-8-14 0-9z" fill="#a8a2b4" transform="rotate(${index * 45})"/>`,
).join('');

// A rosette of stone: as solid as the other symbols, but dull, so that nothing of it looks like a prize.
const ornament =
  '<circle r="43" fill="#5d5868"/><path d="M-36-14A38.6 38.6 0 0 1 14-36" fill="none" stroke="#9a94a6" stroke-width="2.5" stroke-linecap="round"/>' +
  '<circle r="36" fill="#3d3947"/>' +
  `${petals}<circle r="8" fill="#5d5868"/><path d="M-5-3A6 6 0 0 1 3-5" fill="none" stroke="#c9c4d2" stroke-width="2" stroke-linecap="round"/>`;

/** Returns the drawing of a symbol: its game's own, then A to 10; the symbol that pays nothing is a rosette. */
export const symbolDrawing = (
  game: Pick<CatalogueGame, 'name' | 'theme'> | undefined,
  symbol: number,
): string => (symbol === blank ? ornament : (drawings(game)[symbol]?.() ?? ornament));

// Twice the size of a symbol, for the depth that edges and shadows have on covers.
const sheet = { x: -116, y: -116, width: 232, height: 232 };
// Columns of a symbol of large pixels.
const columns = 48;

/** Draws a symbol of the machine as SVG, in the style of the studio of its game. */
export function slotSymbol(game: CatalogueGame | undefined, symbol: number): string {
  const drawing = symbolDrawing(game, symbol);
  const style = game?.provider.style ?? 'shaded';
  const base = game ? coverPalette(game) : palettes.night;
  // Where one color glows, low symbols would look like each other and like the highs.
  const ink = style === 'noir' ? letterInks[symbol - highSymbols] : undefined;
  const palette = ink ? { ...base, mid: ink } : base;
  const { definitions, piece } = styles[style];
  const painted = piece({ drawing, transform: 'scale(1.96)', plane: 'middle', still: true }, palette);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-116 -116 232 232"><defs>${gradientDefinitions(painted)}${definitions(palette, sheet)}</defs>${painted}</svg>`;
  return style === 'pixel' ? pixelate(svg, columns) : svg;
}
