import type { Scenery, SceneryMaker } from '../scenery/scenery.ts';
import { disc, stars, towers } from '../scenery/shapes.ts';

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
