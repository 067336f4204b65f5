import { circle, group, line, path } from '../draw.ts';
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
import { foreground, type LiveTheme, props } from './tableProps.ts';

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

export const piece = (
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

export const tableTop = (wide: boolean) => (wide ? 222 : 262);

/** Returns the color of a table's cloth. */
export const feltOf = (theme: LiveTheme, title: string): string => ofTable(felts[theme], tableOf(title));

/** Draws the cloth of a table and the dealer behind it, null at a table that runs alone. */
export function furniture(theme: LiveTheme, title: string, behind: string) {
  const number = tableOf(title);
  return {
    table: rail(feltOf(theme, title), theme),
    host: withoutDealer.test(title) ? null : dealer(number, ofTable(work[theme], number), behind),
  };
}

/** Places the dealer, the table of the game and what the title names, for a picture of one of two shapes. */
export function liveScene(
  theme: LiveTheme,
  title: string,
  named: readonly SymbolName[],
  wide: boolean,
  { mid }: Palette,
): Piece[] {
  const [thing = '', extra] = named.map((name) => symbols[name]());
  const top = tableTop(wide);
  const { table, host } = furniture(theme, title, mid);
  if (!host) {
    return [
      piece(table, 150, top, 1),
      piece(thing, 150, wide ? 172 : 204, wide ? 2.1 : 2.6),
      ...(extra ? [piece(extra, wide ? 310 : 250, wide ? 256 : 330, 0.9, 'front')] : []),
    ];
  }
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
  // On a card the heart of favorites is at the top right and the live label at the top left; a wide card has results at
  // the bottom right.
  const signAt = wide
    ? [
        [signs.length > 1 ? 214 : 272, 116],
        [314, 124],
      ]
    : [
        [52, 98],
        [252, 118],
      ];
  const plaques = signs
    .slice(0, 2)
    .map((sign, index) =>
      piece(plaque(sign), signAt[index]?.[0] ?? 0, signAt[index]?.[1] ?? 0, wide ? 1.05 : 0.92),
    );
  if (wide) {
    const laid = props[theme].map((prop) =>
      piece(prop.drawing, 62 + (prop.x - 92) * 0.85, top + 24 + (prop.y - 300) * 0.45, prop.scale * 0.8),
    );
    const at = (drawing: string) => piece(drawing, 74, 165, 1.24);
    return [...plaques, at(host.body), piece(table, 150, top, 1), ...laid, at(host.reach)];
  }
  const x = signs.length === 1 ? 166 : 150;
  // A dealer who points shows the sign.
  const seen = (drawing: string) => (signs.length > 0 ? mirrored(drawing) : drawing);
  const shot = ofTable(shots, tableOf(title));
  if (shot === 'low') {
    const near = foreground[theme];
    return [
      ...plaques,
      piece(seen(host.body), x, 142, 1.34),
      piece(table, 150, 216, 1.1),
      piece(seen(host.reach), x, 142, 1.34),
      ...near.map((prop) => piece(prop.drawing, prop.x, prop.y, prop.scale)),
    ];
  }
  const view =
    shot === 'near' ? nearer : (...place: readonly [string, number, number, number]) => piece(...place);
  return [
    ...plaques,
    view(seen(host.body), x, 172, 1.58),
    view(table, 150, top, 1),
    ...props[theme].map((prop) =>
      shot === 'other side'
        ? view(mirrored(prop.drawing), 300 - prop.x, prop.y, prop.scale)
        : view(prop.drawing, prop.x, prop.y, prop.scale),
    ),
    view(seen(host.reach), x, 172, 1.58),
  ];
}

// How a tall picture looks at its table; neighbors in a list differ.
const shots = ['whole', 'near', 'low', 'other side'] as const;

/** Places a piece as a camera sees it that comes nearer to the dealer's face. */
const nearer = (drawing: string, x: number, y: number, scale: number) =>
  piece(drawing, 158 + (x - 158) * 1.26, 96 + (y - 96) * 1.26, scale * 1.26);

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

export const podium =
  path('M-74-20H74L60 120H-60z', 'u') +
  path('M-80-28H80V-14H-80z', 'g') +
  path('M0 6L8 22L26 24L12 36L16 54L0 44L-16 54L-12 36L-26 24L-8 22z', 'y');
