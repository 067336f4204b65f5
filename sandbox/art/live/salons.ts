import type { Scenery, SceneryMaker } from '../scenery/scenery.ts';
import { disc, leaf, stars, towers } from '../scenery/shapes.ts';

// Rooms wide enough for a card of 16:9: from -100 to 400.
const salon = (parts: Partial<Scenery>): Scenery => ({
  orb: null,
  back: [],
  middle: [],
  front: [],
  sparks: '',
  ground: null,
  ...parts,
});

const row = (from: number, step: number, count: number, draw: (x: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(from + index * step)).join('');

const lamp = (x: number) => `M${x - 1}-20h2v60h-2zM${x - 18} 58C${x - 16} 40 ${x + 16} 40 ${x + 18} 58z`;
const lamps = row(-60, 105, 5, lamp);

export const arches: SceneryMaker = () =>
  salon({
    back: [
      { d: row(-84, 104, 5, (x) => `M${x} 300V110a38 38 0 0 1 76 0V300z`), tone: 0.3 },
      { d: row(-74, 104, 5, (x) => `M${x} 300V114a28 28 0 0 1 56 0V300z`), tone: 0.18 },
    ],
    middle: [{ d: lamps, tone: 0.92 }],
    sparks: row(-60, 105, 5, (x) => disc(x, 60, 9)),
  });

export const drapes: SceneryMaker = () =>
  salon({
    back: [
      { d: row(-100, 36, 14, (x) => `M${x} 0h18v300h-18z`), tone: 0.62 },
      { d: 'M60-20H240L300 300H0z', tone: 0.14 },
    ],
    middle: [
      {
        d: 'M-100-20H400V20Q360 56 320 20Q280 56 240 20Q200 56 160 20Q120 56 80 20Q40 56 0 20Q-40 56-100 20z',
        tone: 0.86,
      },
    ],
    sparks: row(-84, 40, 12, (x) => disc(x, 22, 3)),
  });

export const skyline: SceneryMaker = (random) =>
  salon({
    orb: { x: 236, y: 84, r: 26 },
    back: [
      {
        d: `${towers(300, 150, 8, random)}M-100 400V190h40v-30h34v240zM320 400V150h36v40h44v210z`,
        tone: 0.5,
      },
    ],
    middle: [{ d: `${row(-104, 100, 6, (x) => `M${x}-20h8v320h-8z`)}M-100 66H400v6H-100z`, tone: 0.86 }],
    sparks: Array.from(
      { length: 60 },
      () => `M${random.integer(-96, 390)} ${random.integer(150, 250)}h4v6h-4z`,
    ).join(''),
  });

export const lattice: SceneryMaker = () =>
  salon({
    orb: { x: 150, y: 120, r: 92 },
    back: [
      {
        d: row(
          -100,
          100,
          5,
          (x) =>
            `M${x} 0h8v300h-8zM${x + 30} 0h4v300h-4zM${x + 64} 0h4v300h-4zM${x} 60h100v4H${x}zM${x} 150h100v4H${x}zM${x + 34} 90h30v4h-30zM${x + 34} 190h30v4h-30z`,
        ),
        tone: 0.66,
      },
    ],
    middle: [
      {
        d: row(
          -50,
          200,
          3,
          (x) =>
            `M${x - 1}-20h2v40h-2zM${x - 20} 44C${x - 20} 14 ${x + 20} 14 ${x + 20} 44C${x + 20} 66 ${x - 20} 66 ${x - 20} 44z`,
        ),
        tone: 0.2,
      },
    ],
  });

export const studio: SceneryMaker = (random) =>
  salon({
    back: [
      { d: 'M-60-20H-10L60 300H-40zM120-20H180L240 300H60zM310-20H360L340 300H230z', tone: 0.2 },
      {
        d: row(
          -96,
          62,
          9,
          (x) => `M${x} 70a22 22 0 1 0 44 0a22 22 0 1 0-44 0zM${x} 180a22 22 0 1 0 44 0a22 22 0 1 0-44 0z`,
        ),
        tone: 0.58,
      },
    ],
    sparks: row(-88, 25, 20, (x) => disc(x, 16, 4)) + stars(26, 220, random, 3),
  });

export const bay: SceneryMaker = () =>
  salon({
    orb: { x: 70, y: 92, r: 24 },
    back: [
      {
        d: 'M-100 300V196C-70 190-58 150-28 150C0 150 6 190 34 196C60 196 70 110 100 96C132 108 132 176 168 190C204 196 214 158 246 158C286 158 296 196 330 198C360 190 372 170 400 172V300z',
        tone: 0.56,
      },
      { d: 'M-100 214H400V300H-100z', tone: 0.36 },
    ],
    middle: [
      {
        d: `${row(-104, 84, 7, (x) => `M${x}-20h7v320h-7z`)}M-100 44H400v5H-100zM-100 214H400v5H-100z`,
        tone: 0.86,
      },
    ],
    sparks: row(-92, 24, 21, (x) => `M${x} 226h12v2h-12z`),
  });

export const sunburst: SceneryMaker = () =>
  salon({
    back: [
      {
        d: Array.from({ length: 11 }, (_, index) => {
          const at = (turn: number) =>
            `${Math.round(150 + 420 * Math.cos(turn))} ${Math.round(260 - 420 * Math.sin(turn))}`;
          const from = (index * Math.PI) / 11;
          return `M150 260L${at(from)}L${at(from + 0.14)}z`;
        }).join(''),
        tone: 0.3,
      },
      { d: disc(150, 236, 122), tone: 0.16 },
    ],
    middle: [
      {
        d: 'M-100-20H-20V300H-100zM320-20H400V300H320zM-12-20H-6V300H-12zM306-20H312V300H306zM0-20H3V300H0zM297-20H300V300H297z',
        tone: 0.84,
      },
    ],
    sparks: row(24, 42, 7, (x) => disc(x, 24 + Math.abs(x - 150) * 0.12, 3.4)),
  });

export const panelled: SceneryMaker = () =>
  salon({
    back: [
      {
        d: row(-96, 84, 6, (x) => `M${x} 40h72v140h-72zM${x + 5} 45v130h62v-130zM${x} 196h72v70h-72z`),
        tone: 0.7,
      },
      {
        d: row(-12, 168, 3, (x) => `M${x - 30}-20h60L${x + 8} 96h-16zM${x - 8} 112h16L${x + 30} 230h-60z`),
        tone: 0.16,
      },
    ],
    middle: [{ d: row(-12, 168, 3, (x) => `M${x - 10} 96h20l-4 16h-12z`), tone: 0.94 }],
    sparks: row(-12, 168, 3, (x) => disc(x, 98, 5)),
  });

export const palmCourt: SceneryMaker = () =>
  salon({
    back: [
      {
        d: row(
          -74,
          112,
          5,
          (x) =>
            `M${x - 20} 10h40v14h-40zM${x - 14} 26h8v250h-8zM${x - 3} 26h6v250h-6zM${x + 6} 26h8v250h-8z`,
        ),
        tone: 0.32,
      },
      { d: 'M-100-20H400V6H-100z', tone: 0.6 },
    ],
    middle: [
      {
        d: [-70, 20, 290, 376]
          .flatMap((x) => [-84, -52, -24, 6, 34, 62, 90].map((turn) => leaf(x, 236, 92, turn, 0.13)))
          .join(''),
        tone: 0.78,
      },
    ],
  });

export const screens: SceneryMaker = (random) => {
  const tiles = Array.from({ length: 60 }, (_, index) => ({
    d: `M${-98 + (index % 10) * 50} ${8 + Math.floor(index / 10) * 44}h46v40h-46z`,
    bright: random.next(),
  }));
  const lit = (from: number, to: number) =>
    tiles
      .filter(({ bright }) => bright >= from && bright < to)
      .map(({ d }) => d)
      .join('');
  return salon({
    back: [
      { d: lit(0, 0.45), tone: 0.74 },
      { d: lit(0.45, 0.82), tone: 0.56 },
      { d: lit(0.82, 1), tone: 0.2 },
    ],
    middle: [{ d: 'M-100-20H400V2H-100z', tone: 0.95 }],
    sparks: row(-88, 50, 10, (x) => disc(x, 4, 4)),
  });
};

export const mosaic: SceneryMaker = () =>
  salon({
    orb: { x: 150, y: 110, r: 84 },
    back: [
      {
        d: row(
          0,
          46,
          6,
          (y) =>
            `M-100 ${y}q31 30 62.500 0t62.500 0t62.500 0t62.500 0t62.500 0t62.500 0t62.500 0t62.500 0v20q-31 30-62.500 0t-62.500 0t-62.500 0t-62.500 0t-62.500 0t-62.500 0t-62.500 0t-62.500 0z`,
        ),
        tone: 0.68,
      },
    ],
    middle: [{ d: lamps, tone: 0.94 }],
    sparks: row(-60, 105, 5, (x) => disc(x, 60, 7)),
  });

export const gallery: SceneryMaker = () =>
  salon({
    back: [
      { d: 'M20-20H90L170 300H-20zM330-20H400L360 300H210z', tone: 0.2 },
      {
        d: `${row(-92, 100, 5, (x) => `M${x} 50h84v110h-84zM${x + 7} 57v96h70v-96z`)}M-100 200H400v6H-100z`,
        tone: 0.76,
      },
    ],
    middle: [
      {
        d: 'M148-20h4v40h-4zM100 22C104 56 196 56 200 22L194 18C186 40 114 40 106 18zM118 40C124 66 176 66 182 40z',
        tone: 0.94,
      },
    ],
    sparks:
      [104, 120, 136, 150, 164, 180, 196].map((x) => `M${x - 3} 16q3-12 6 0z`).join('') + disc(150, 64, 4),
  });

export const portal: SceneryMaker = () =>
  salon({
    back: [
      { d: 'M-60 300V150a210 210 0 0 1 420 0V300z', tone: 0.62 },
      { d: 'M-22 300V156a172 172 0 0 1 344 0V300z', tone: 0.4 },
      { d: 'M16 300V162a134 134 0 0 1 268 0V300z', tone: 0.2 },
    ],
    middle: [{ d: 'M-100 262H400V300H-100z', tone: 0.8 }],
    sparks: [191, 153]
      .flatMap((r, ring) =>
        Array.from({ length: 15 }, (_, index) => {
          const turn = (index * Math.PI) / 14;
          return disc(150 + r * Math.cos(turn), 153 + ring * 6 - r * Math.sin(turn), 4.4);
        }),
      )
      .join(''),
  });

export const rays: SceneryMaker = (random) =>
  salon({
    back: [
      {
        d: Array.from({ length: 12 }, (_, index) => {
          const at = (turn: number) =>
            `${Math.round(196 + 480 * Math.cos(turn))} ${Math.round(140 + 480 * Math.sin(turn))}`;
          const from = (index * Math.PI) / 6;
          return `M196 140L${at(from)}L${at(from + 0.26)}z`;
        }).join(''),
        tone: 0.34,
      },
    ],
    sparks: stars(18, 240, random, 4) + row(-88, 25, 20, (x) => disc(x, 16, 4)),
  });

export const stage: SceneryMaker = () =>
  salon({
    back: [
      { d: row(-100, 30, 17, (x) => `M${x} 0h15v300h-15z`), tone: 0.64 },
      { d: 'M110-20H180L290 300H40z', tone: 0.22 },
    ],
    middle: [
      {
        d: 'M-100-20H-30C-30 90-56 170-100 190zM400-20H330C330 90 356 170 400 190zM-100 268H400V300H-100z',
        tone: 0.86,
      },
      {
        d: 'M-100-20H400V12Q370 50 340 12Q310 50 280 12Q250 50 220 12Q190 50 160 12Q130 50 100 12Q70 50 40 12Q10 50-20 12Q-50 50-100 12z',
        tone: 0.94,
      },
    ],
    sparks: row(-96, 26, 20, (x) => disc(x, 276, 4)),
  });
