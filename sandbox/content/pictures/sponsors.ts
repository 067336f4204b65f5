import type { HomeName, LayoutName } from '../../../src/shared/brand/brandRecord.ts';
import { polygonPath, starPath } from '../../art/draw.ts';
import type { Lettering } from '../../art/lettering.ts';

// Name, letters and mark in a box of 48 units around 0.
type Sponsor = readonly [string, Lettering, string];

const shield = 'M-20-20H20V6C20 20 0 28 0 28C0 28-20 20-20 6z';
const ring = (r: number) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0z`;
const note = 'M-8-22L18-26V12A9 7 0 1 1 12 5V-14L-2-12V18A9 7 0 1 1-8 11z';

// Fictional clubs, cups and houses of culture for adults, of the kind that a brand with such a home supports.
const sponsors: Record<HomeName, readonly Sponsor[]> = {
  games: [
    ['Atlético Serrano', 'slab', shield],
    ['União do Mar', 'cinzel', 'M-24 4C-12-12-4 12 8-2S24 0 24 0V18H-24zM-24-16H24V-10H-24z'],
    ['Copa Ipê', 'lilita', starPath(6, 24, 12)],
    ['Rádio Onda 7', 'russo', polygonPath(6, 23)],
  ],
  originals: [
    ['Bloco Lua de Prata', 'lilita', 'M8-22A23 23 0 1 0 22 12A19 19 0 0 1 8-22z'],
    ['Orquestra do Cais', 'cinzel', note],
    [
      'Trio Maré Cheia',
      'bangers',
      'M-24-6C-16-20-8-20 0-6S16 8 24-6V4C16 18 8 18 0 4S-16-10-24 4zM-24 14H24V20H-24z',
    ],
    [
      'Rádio Tambor',
      'russo',
      'M-20-14A20 9 0 0 1 20-14V14A20 9 0 0 1-20 14zM-14-14A14 4 0 0 0 14-14A14 4 0 0 0-14-14z',
    ],
  ],
  matches: [
    ['Clube Angico', 'slab', `${ring(23)}M0-11L11-3L7 10H-7L-11-3z`],
    ['Taça do Planalto', 'cinzel', 'M-16-22H16V-8C16 6 6 10 3 11V18H12V24H-12V18H-3V11C-6 10-16 6-16-8z'],
    ['Arena Três Barras', 'russo', 'M-24 18V2C-24-18 24-18 24 2V18H12V6C12-5-12-5-12 6V18z'],
    ['Mesa do Gol', 'lilita', 'M-24-18H24V10H4L-8 24V10H-24z'],
  ],
  tables: [
    ['Remo Clube Aroeira', 'slab', 'M-20-24H-13L22 20L18 24zM20-24H13L-22 20L-18 24z'],
    ['Teatro Jatobá', 'cinzel', 'M-22 24V0A22 22 0 0 1 22 0V24H10V4A10 10 0 0 0-10 4V24z'],
    ['Serra das Emas', 'russo', 'M-26 20L-8-18L2 2L8-9L26 20z'],
    ['Mercado da Praça', 'lilita', 'M0-24C22-14 22 12 0 24C-22 12-22-14 0-24zM-2-8H2V22H-2z'],
  ],
  arcade: [
    ['Moto Clube Faísca', 'russo', 'M4-26L-16 4H-3L-6 26L16-6H3z'],
    ['Feira do Vinil', 'bangers', `${ring(23)}${ring(9)}${ring(3)}`],
    [
      'Boliche Avenida',
      'lilita',
      'M0-24C8-24 8-14 5-8C4-4 12 4 12 12C12 20 8 24 8 24H-8C-8 24-12 20-12 12C-12 4-4-4-5-8C-8-14-8-24 0-24zM-6-9H6V-5H-6z',
    ],
    ['Rali Chapadão', 'slab', 'M-24-20H0L24 2L0 24H-24L-2 2z'],
  ],
  salon: [
    ['Ópera do Vale', 'cinzel', starPath(8, 24, 13)],
    [
      'Jóquei da Colina',
      'slab',
      'M-18-18C-18-26-10-24-10-18V2A10 10 0 0 0 10 2V-18C10-24 18-26 18-18V2A18 20 0 0 1-18 2z',
    ],
    ['Galeria Safira', 'cinzel', 'M-24-6L-12-20H12L24-6L0 24z'],
    ['Regata do Farol', 'russo', 'M-5-14H5L11 24H-11zM-7-24H7V-17H-7zM10-21L24-27V-14zM-10-21L-24-27V-14z'],
  ],
};

const ofLayout: Record<LayoutName, HomeName> = { default: 'games', blaze: 'originals', orange: 'matches' };

/** Returns whom a brand supports: four names, which no brand with another home shares. */
export const sponsorsOf = (home: HomeName | undefined, layout: LayoutName = 'default'): readonly Sponsor[] =>
  sponsors[home ?? ofLayout[layout]];

// Cap height of the names, in units of the strip: 12 px letters on a phone.
export const nameCap = 29;

/** Splits a name into two lines of similar length. */
export function nameLines(name: string): string[] {
  const words = name.split(' ');
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
}
