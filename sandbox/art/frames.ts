import { circle, path } from './draw.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

// The border of a cover, painted after everything but the title, so that it covers protruding symbols.
export type Frame = (palette: Palette, random: Random) => string;

const border = (inset: number, width: number, stroke: string, radius: number, extra = '') =>
  `<rect x="${inset}" y="${inset}" width="${300 - inset * 2}" height="${400 - inset * 2}" rx="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"${extra}/>`;

const corners = (shape: string, fill: string) =>
  ['', 'matrix(-1 0 0 1 300 0)', 'matrix(1 0 0 -1 0 400)', 'matrix(-1 0 0 -1 300 400)']
    .map((transform) => path(shape, fill, transform ? `transform="${transform}"` : ''))
    .join('');

export const noFrame: Frame = () => '';

export const goldLine: Frame = ({ deep }) => border(5, 10, deep, 14) + border(8, 4, 'url(#g)', 12);

export const doubleLine: Frame = ({ accent }) =>
  border(6, 3, accent, 10) + border(12, 1.2, accent, 6, ' opacity=".7"');

export const studs: Frame = ({ deep }) =>
  border(7, 14, deep, 16) +
  border(7, 9, 'url(#g)', 14) +
  [
    [7, 7],
    [293, 7],
    [7, 393],
    [293, 393],
    [7, 200],
    [293, 200],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 8, 'R', `stroke="${deep}" stroke-width="2"`))
    .join('');

export const scrolls: Frame = ({ accent }) =>
  border(8, 2.5, accent, 4) +
  corners('M4 4H64C52 8 44 14 40 22C34 14 26 14 20 20C14 26 14 34 22 40C14 44 8 52 4 64z', accent);

export const angles: Frame = ({ accent }) => corners('M0 0H84L76 8H8V76L0 84z', accent);

export const glowEdge: Frame = ({ glow }) =>
  border(3, 6, glow, 14, ' opacity=".85"') + border(9, 2, '#fff', 10, ' opacity=".5"');
