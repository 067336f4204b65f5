import { circle, ellipse, group, line, path, rect } from '../draw.ts';
import { mainColour } from '../gradients.ts';
import type { Palette } from '../palettes.ts';
import type { SceneryMaker } from '../scenery/scenery.ts';
import type { Piece } from '../styles/style.ts';
import { tablesSubjects } from '../subjects/tablesSubjects.ts';
import { type SymbolName, symbols } from '../symbols.ts';
import { lightness } from '../tones.ts';
import { dealer } from './dealer.ts';
import type { PoseName } from './poses.ts';
import * as rooms from './salons.ts';

export type LiveTheme = 'roleta' | 'cartas' | 'bacara' | 'dados' | 'game-show';

const salons: Record<LiveTheme, readonly [SceneryMaker, ...SceneryMaker[]]> = {
  roleta: [
    rooms.bay,
    rooms.drapes,
    rooms.panelled,
    rooms.sunburst,
    rooms.skyline,
    rooms.palmCourt,
    rooms.arches,
  ],
  cartas: [
    rooms.gallery,
    rooms.skyline,
    rooms.arches,
    rooms.mosaic,
    rooms.panelled,
    rooms.screens,
    rooms.palmCourt,
  ],
  bacara: [rooms.lattice, rooms.gallery, rooms.sunburst, rooms.panelled, rooms.arches],
  dados: [rooms.drapes, rooms.screens, rooms.skyline, rooms.mosaic],
  'game-show': [rooms.studio, rooms.portal, rooms.rays, rooms.screens, rooms.stage],
};

// What dealers do at each game.
const work: Record<LiveTheme, readonly [PoseName, ...PoseName[]]> = {
  roleta: ['spin', 'lean', 'present', 'crossed', 'rest', 'chip', 'clasp'],
  cartas: ['deal', 'fan', 'lean', 'present', 'deal', 'crossed', 'chip', 'clasp'],
  bacara: ['deal', 'clasp', 'fan', 'rest', 'present', 'lean'],
  dados: ['present', 'lean', 'rest', 'chip', 'welcome'],
  'game-show': ['host', 'welcome', 'speak', 'present', 'host'],
};

// Cloth of the tables, by table.
const felts: Record<LiveTheme, readonly [string, ...string[]]> = {
  roleta: ['#0d5c3c', '#173a78', '#0d5c3c', '#6d1430', '#125560'],
  cartas: ['#0d5c3c', '#0f4f63', '#3d1d58', '#0d5c3c', '#1d2f6d', '#6d1430'],
  bacara: ['#8a1226', '#0f5a44', '#8a1226', '#22305f'],
  dados: ['#1b3f8f', '#5a1a6a', '#0f5a44'],
  'game-show': ['#3d1d58'],
};

const titles = Object.keys(tablesSubjects);
const ofTable = <T>(list: readonly [T, ...T[]], table: number): T => list[table % list.length] ?? list[0];

/** Returns the number of a table; tables in one list stand next to each other. */
const tableOf = (title: string) => Math.max(0, titles.indexOf(title));

export const isLiveTheme = (theme: string): theme is LiveTheme => theme in salons;

/** Returns the room that a table stands in. */
export const salonOf = (theme: LiveTheme, title: string): SceneryMaker =>
  ofTable(salons[theme], tableOf(title));

const piece = (
  drawing: string,
  x: number,
  y: number,
  scale: number,
  plane: Piece['plane'] = 'middle',
): Piece => ({
  drawing,
  plane,
  still: true,
  transform: `translate(${x} ${y})scale(${scale})`,
});

// Subjects that the table itself shows.
const onTable = new Set<SymbolName>([
  'rouletteWheel',
  'blackjackHand',
  'fourAces',
  'baccaratHand',
  'moneyDice',
  'dice',
  'chipStack',
]);

// Titles of tables that run without a person.
const withoutDealer = /^(Auto |Immersive )/;

// A lit sign on the wall: what the title names.
const plaque = (sign: string) => {
  const dark = lightness(mainColour(sign)) < 0.3;
  return (
    circle(0, 0, 45, 'g') +
    circle(0, 0, 40, dark ? '#f1e4c6' : '#241b30', 'stroke="none"') +
    group(sign, 'scale(.66)')
  );
};

/** Places the dealer, the table of the game and what the title names, for a picture of one of two shapes. */
export function liveScene(
  theme: LiveTheme,
  title: string,
  named: readonly SymbolName[],
  wide: boolean,
  { mid }: Palette,
): Piece[] {
  const [thing = '', extra] = named.map((name) => symbols[name]());
  const top = wide ? 222 : 262;
  const number = tableOf(title);
  const table = rail(ofTable(felts[theme], number), theme);
  if (withoutDealer.test(title)) {
    return [
      piece(table, 150, top, 1),
      piece(thing, 150, wide ? 172 : 204, wide ? 2.1 : 2.6),
      ...(extra ? [piece(extra, wide ? 310 : 250, wide ? 256 : 330, 0.9, 'front')] : []),
    ];
  }
  const host = dealer(number, ofTable(work[theme], number), mid);
  if (theme === 'game-show') {
    const [x, y, scale] = wide ? [66, 202, 1.4] : [104, 250, 1.72];
    return [
      piece(thing, wide ? 266 : 196, wide ? 152 : 138, wide ? 2.1 : 2.05),
      piece(host.body, x, y, scale),
      piece(podium, x, wide ? 292 : 372, 1),
      piece(host.reach, x, y, scale),
      ...(extra ? [piece(extra, wide ? 350 : 252, wide ? 268 : 336, 1.05, 'front')] : []),
    ];
  }
  const signs = named.filter((name) => !onTable.has(name)).map((name) => symbols[name]());
  // The top right corner of a card has the heart of favorites; the bottom right one of a wide card has results.
  const signAt = wide
    ? [
        [signs.length > 1 ? 214 : 272, 116],
        [314, 124],
      ]
    : [
        [52, 62],
        [252, 118],
      ];
  const [x, y, scale] = wide ? [74, 165, 1.24] : [signs.length === 1 ? 166 : 150, 172, 1.58];
  // A dealer who points shows the sign.
  const turned = !wide && signs.length > 0;
  return [
    ...signs
      .slice(0, 2)
      .map((sign, index) =>
        piece(plaque(sign), signAt[index]?.[0] ?? 0, signAt[index]?.[1] ?? 0, wide ? 1.05 : 0.92),
      ),
    piece(turned ? mirrored(host.body) : host.body, x, y, scale),
    piece(table, 150, top, 1),
    ...props[theme].map((prop) =>
      wide
        ? piece(prop.drawing, 62 + (prop.x - 92) * 0.85, top + 24 + (prop.y - 300) * 0.45, prop.scale * 0.8)
        : piece(prop.drawing, prop.x, prop.y, prop.scale),
    ),
    piece(turned ? mirrored(host.reach) : host.reach, x, y, scale),
  ];
}

const mirrored = (drawing: string) => group(drawing, 'scale(-1 1)');

const lines: Partial<Record<LiveTheme, string>> = {
  cartas: line('M-120 60C-60 40 60 40 120 60', 2.4, '#e8c25a'),
  bacara: line('M-150 58C-60 34 60 34 150 58', 2.4, '#e8c25a'),
  dados: line('M-150 62H150', 2.4, '#e8c25a'),
};

const rail = (felt: string, theme: LiveTheme) =>
  path('M-280 12C-160-22 160-22 280 12V200H-280z', theme === 'bacara' ? '#3a1a10' : '#5b2f14') +
  path('M-280 26C-160-8 160-8 280 26V200H-280z', felt) +
  (lines[theme] ?? '');

const podium =
  path('M-74-20H74L60 120H-60z', 'u') +
  path('M-80-28H80V-14H-80z', 'g') +
  path('M0 6L8 22L26 24L12 36L16 54L0 44L-16 54L-12 36L-26 24L-8 22z', 'y');

const tilted = (drawing: string) => group(drawing, 'scale(1 .62)');
const layout =
  Array.from({ length: 12 }, (_, index) =>
    rect(
      (index % 6) * 22,
      Math.floor(index / 6) * 20,
      20,
      18,
      1,
      (index + Math.floor(index / 6)) % 2 ? '#b3122f' : '#15131a',
      'stroke="#f4f1ec" stroke-width="1"',
    ),
  ).join('') + rect(-20, 0, 18, 38, 3, '#17a34a', 'stroke="#f4f1ec" stroke-width="1"');
const chips = (x: number, fill: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => ellipse(x, -index * 5, 12, 5, fill) + ellipse(x, -index * 5 - 1, 7, 2.6, '#ffffff'),
  ).join('');
const shoe =
  path('M-26-20H20L30 16H-26z', 'd') + path('M-26-20H20L24-8H-26z', 'v') + rect(-24, 6, 30, 8, 2, 'w');
const shaker =
  path('M-30 20V-6C-30-40 30-40 30-6V20z', '#bfe8ff', 'opacity=".8"') + ellipse(0, 22, 36, 9, 'g');
const card = (x: number, turn: number, colour: string, suit: string) =>
  group(
    rect(-13, -19, 26, 38, 4, 'w') + path(suit, colour, 'stroke="none"'),
    `translate(${x} 0) rotate(${turn})`,
  );
const heart = 'M0 11C-16-1-11-12-5-11C-2-10 0-8 0-6C0-8 2-10 5-11C11-12 16-1 0 11z';
const spade = 'M0-12C16 0 11 10 5 8L3 6L4 13H-4L-3 6L-5 8C-11 10-16 0 0-12z';
const diamond = 'M0-12L9 0L0 12L-9 0z';

interface Prop {
  drawing: string;
  x: number;
  y: number;
  scale: number;
}

const props: Record<LiveTheme, readonly Prop[]> = {
  roleta: [
    { drawing: tilted(symbols.rouletteWheel()), x: 92, y: 318, scale: 1.75 },
    { drawing: layout, x: 186, y: 314, scale: 0.9 },
    { drawing: chips(0, 'r', 4) + chips(26, 'b', 2), x: 214, y: 376, scale: 1.1 },
  ],
  cartas: [
    { drawing: card(-16, -8, '#15131a', spade) + card(14, 6, '#d9132f', heart), x: 150, y: 306, scale: 1 },
    {
      drawing: card(-16, -12, '#d9132f', diamond) + card(12, 8, '#15131a', spade),
      x: 92,
      y: 354,
      scale: 1.35,
    },
    { drawing: chips(0, 'r', 5) + chips(28, 'n', 3), x: 196, y: 372, scale: 1.2 },
    { drawing: shoe, x: 248, y: 296, scale: 0.9 },
  ],
  bacara: [
    { drawing: card(-15, 0, '#d9132f', diamond) + card(15, 0, '#15131a', spade), x: 88, y: 336, scale: 1.3 },
    { drawing: card(-15, 0, '#15131a', spade) + card(15, 0, '#d9132f', heart), x: 212, y: 336, scale: 1.3 },
    { drawing: circle(0, 0, 13, 'g') + circle(0, 0, 8, 'r'), x: 150, y: 322, scale: 1 },
    { drawing: chips(0, 'y', 4), x: 150, y: 384, scale: 1.2 },
  ],
  dados: [
    { drawing: group(symbols.moneyDice(), 'translate(0 4) scale(.4)') + shaker, x: 150, y: 318, scale: 1.25 },
    { drawing: chips(0, 'r', 4) + chips(28, 'y', 2), x: 64, y: 364, scale: 1.2 },
    { drawing: symbols.dice(), x: 238, y: 352, scale: 0.62 },
  ],
  'game-show': [],
};
