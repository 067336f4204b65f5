import { number } from './draw.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

// Positions of symbols: the hero shares its area with the title, which covers the sheet from about 270 down.
export type Arrangement = (symbols: readonly string[], palette: Palette, random: Random) => string;

const place = (body: string, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${number(x)} ${number(y)})${turn ? `rotate(${number(turn)})` : ''}scale(${Math.round(scale * 100) / 100})">${body}</g>`;

const halo = ({ glow }: Palette, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#halo)" stroke="none"/><circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="none" stroke="${glow}" stroke-width="2" opacity=".35"/>`;

const at = (symbols: readonly string[], index: number) => symbols[index % symbols.length] ?? '';

export const hero: Arrangement = (symbols, palette, random) =>
  halo(palette, 150, 160, 140) + place(at(symbols, 0), 150, 158, 2.35, random.integer(-6, 6));

export const heroWithSides: Arrangement = (symbols, palette, random) =>
  halo(palette, 150, 155, 130) +
  place(at(symbols, 1), 62, 190, 1.25, random.integer(-22, -8)) +
  place(at(symbols, 2), 238, 190, 1.25, random.integer(8, 22)) +
  place(at(symbols, 0), 150, 148, 1.95, random.integer(-4, 4));

export const pyramidOfThree: Arrangement = (symbols, palette) =>
  halo(palette, 150, 160, 140) +
  place(at(symbols, 1), 84, 206, 1.45, -10) +
  place(at(symbols, 2), 216, 206, 1.45, 10) +
  place(at(symbols, 0), 150, 108, 1.55);

export const orbit: Arrangement = (symbols, palette, random) => {
  const start = random.next() * 6.28;
  const count = random.pick([5, 6, 7]);
  const ring = Array.from({ length: count }, (_, i) => {
    const angle = start + (i * 2 * Math.PI) / count;
    return `<use href="#side" transform="translate(${number(150 + 112 * Math.cos(angle))} ${number(160 + 118 * Math.sin(angle))})rotate(${random.integer(-25, 25)})scale(.62)"/>`;
  }).join('');
  return (
    halo(palette, 150, 160, 145) +
    `<defs><g id="side">${at(symbols, 1)}</g></defs>${ring}` +
    place(at(symbols, 0), 150, 158, 1.85, random.integer(-5, 5))
  );
};

export const shower: Arrangement = (symbols, palette, random) => {
  const small = Array.from({ length: 11 }, () => {
    const x = random.integer(8, 292);
    const y = random.integer(10, 290);
    return `<use href="#side" transform="translate(${x} ${y})rotate(${random.integer(-60, 60)})scale(.${random.integer(26, 52)})" opacity=".92"/>`;
  }).join('');
  return (
    `<defs><g id="side">${at(symbols, 1)}</g></defs>${small}` +
    halo(palette, 150, 155, 132) +
    place(at(symbols, 0), 150, 155, 2.15, random.integer(-10, 10))
  );
};

export const closeUp: Arrangement = (symbols, palette, random) => {
  const side = random.pick([-1, 1]);
  return (
    halo(palette, 150, 150, 150) +
    place(at(symbols, 1), 150 - side * 92, 84, 1.1, side * -14) +
    place(at(symbols, 0), 150 + side * 22, 168, 2.75, side * 8)
  );
};

export const onReels: Arrangement = (symbols) => {
  const kinds = symbols.slice(0, 3);
  const uses = [72, 150, 228].flatMap((x, column) =>
    [100, 168, 236].map((y, row) => {
      const kind = row === 1 ? 0 : (column + row + 1) % kinds.length;
      return `<use href="#kind${kind}" transform="translate(${x} ${y})scale(${row === 1 ? 0.74 : 0.56})"/>`;
    }),
  );
  return `<defs>${kinds.map((body, index) => `<g id="kind${index}">${body}</g>`).join('')}</defs>${uses.join('')}`;
};

// Arrangements for any single object.
export const usual = [hero, heroWithSides, pyramidOfThree, orbit, shower, closeUp] as const;
