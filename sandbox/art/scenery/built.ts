import { number } from '../draw.ts';
import type { SceneryMaker } from './scenery.ts';
import { bothSides, chain, cloud, disc, peaks, ridge, stars, towers } from './shapes.ts';

const orbAt = (x: number, y: number, r: number) => ({ x, y, r });

export const city: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([80, 220]), 84, 36),
  back: [
    { d: towers(300, 170, 8, random), tone: 0.4 },
    { d: towers(320, 130, 7, random), tone: 0.6 },
  ],
  middle: [{ d: 'M-10 400V322H310V400z', tone: 0.74 }],
  front: [{ d: towers(430, 80, 5, random), tone: 1 }],
  sparks: Array.from(
    { length: 46 },
    () => `M${random.integer(4, 290)} ${random.integer(180, 316)}h4v6h-4z`,
  ).join(''),
  ground: 334,
});

export const stadium: SceneryMaker = () => ({
  orb: null,
  back: [
    { d: 'M-10 60C90 120 210 120 310 60V230H-10z', tone: 0.66 },
    { d: 'M36 40L-30 300H96zM264 40L204 300H330z', tone: 0.12 },
  ],
  middle: [
    { d: 'M-10 214C90 236 210 236 310 214V400H-10z', tone: 0.46 },
    { d: 'M-10 256C90 274 210 274 310 256V296C210 318 90 318-10 296z', tone: 0.34 },
    { d: 'M60 400C70 350 230 350 240 400H232C220 358 80 358 68 400z', tone: 0 },
  ],
  front: [{ d: 'M-10 400V366C20 376 40 388 50 400zM310 400V366C280 376 260 388 250 400z', tone: 0.9 }],
  sparks:
    Array.from({ length: 6 }, (_, i) => disc(14 + i * 9, 40, 3.4) + disc(241 + i * 9, 40, 3.4)).join('') +
    Array.from({ length: 40 }, (_, i) => disc((i * 47) % 300, 112 + ((i * 31) % 96), 1.6)).join(''),
  ground: 326,
});

export const columns: SceneryMaker = (random) => ({
  orb: orbAt(150, 130, 76),
  back: [
    { d: peaks(250, 80, 4, random), tone: 0.26 },
    { d: [76, 196].map((x) => `M${x - 6} 120h40v10h-40zM${x} 130h28v170h-28z`).join(''), tone: 0.3 },
  ],
  middle: [
    { d: 'M-10 312H310V400H-10zM20 300H280V312H20z', tone: 0.5 },
    {
      d: [-14, 260]
        .map(
          (x) => `M${x - 8} 30h70v14h-70zM${x} 44h54v12h-54zM${x + 6} 56h42v250h-42zM${x - 6} 306h66v18h-66z`,
        )
        .join(''),
      tone: 0.6,
    },
    { d: [-14, 260].map((x) => `M${x + 14} 56h6v250h-6zM${x + 30} 56h6v250h-6z`).join(''), tone: 0.78 },
  ],
  front: [{ d: 'M-10 400V368H60V382H110V400zM310 400V368H240V382H190V400z', tone: 0.9 }],
  sparks: '',
  ground: 320,
});

export const stage: SceneryMaker = () => ({
  orb: null,
  back: [
    { d: 'M110-10H190L290 330H10z', tone: 0.12 },
    { d: Array.from({ length: 9 }, (_, i) => `M${i * 36 - 10} 0h16v300h-16z`).join(''), tone: 0.62 },
  ],
  middle: [
    { d: 'M-10 316H310V400H-10z', tone: 0.7 },
    { d: 'M20 330A130 26 0 0 0 280 330A130 26 0 0 0 20 330z', tone: 0.22 },
  ],
  front: [
    { d: 'M-10 0H74C70 130 50 250-10 320zM310 0H226C230 130 250 250 310 320z', tone: 0.8 },
    {
      d: 'M20 0H40C40 130 26 240-10 300V262C14 190 20 90 20 0zM280 0H260C260 130 274 240 310 300V262C286 190 280 90 280 0z',
      tone: 0.95,
    },
    { d: 'M-10-10H310V22Q270 60 230 22Q190 60 150 22Q110 60 70 22Q30 60-10 22z', tone: 0.88 },
  ],
  sparks: '',
  ground: 332,
});

export const marquee: SceneryMaker = (random) => ({
  orb: orbAt(150, 190, 120),
  back: [
    {
      d: Array.from({ length: 16 }, (_, i) => {
        const at = (turn: number) =>
          `${number(150 + 340 * Math.cos(turn))} ${number(190 + 340 * Math.sin(turn))}`;
        const turn = (i * Math.PI) / 8;
        return `M150 190L${at(turn)}L${at(turn + 0.2)}z`;
      }).join(''),
      tone: 0.34,
    },
  ],
  middle: [{ d: 'M-10 336C90 318 210 318 310 336V400H-10z', tone: 0.7 }],
  front: [{ d: 'M-10-10H310V16C220 44 80 44-10 16z', tone: 0.92 }],
  sparks: chain(10, 24, 13, 4.6) + stars(10, 300, random, 3),
  ground: 330,
});

export const pagodas: SceneryMaker = (random) => {
  const roof = (x: number, y: number, w: number) =>
    `M${x - w} ${y}C${x - w * 0.5} ${y - 4} ${x - w * 0.3} ${y - 16} ${x} ${y - 18}C${x + w * 0.3} ${y - 16} ${x + w * 0.5} ${y - 4} ${x + w} ${y}L${x + w * 0.8} ${y + 7}H${x - w * 0.8}z`;
  const tower = (x: number, base: number, s: number) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          roof(x, base - 50 * s - i * 40 * s, (46 - i * 9) * s) +
          `M${x - (26 - i * 5) * s} ${base - 50 * s - i * 40 * s}h${(52 - i * 10) * s}v${50 * s}h${-(52 - i * 10) * s}z`,
      )
      .join('');
  return {
    orb: orbAt(150, 130, 78),
    back: [
      { d: peaks(262, 90, 3, random), tone: 0.26 },
      { d: tower(52, 300, 1), tone: 0.46 },
      { d: tower(258, 300, 0.78), tone: 0.42 },
    ],
    middle: [
      { d: cloud(40, 316, 1) + cloud(262, 312, 1.1), tone: 0.14 },
      { d: ridge(330, 18, 3, random), tone: 0.68 },
    ],
    front: [{ d: `${cloud(6, 414, 1.3)}${cloud(294, 416, 1.4)}`, tone: 0.86 }],
    sparks: '',
    ground: 326,
  };
};

export const castleHill: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([72, 228]), 88, 40),
  back: [
    { d: peaks(250, 70, 4, random), tone: 0.24 },
    {
      d: 'M18 300V176h10v-10h8v10h10v-10h8v10h10v30h16V120l18-34l18 34v86h16v-30h10v-10h8v10h10v-10h8v10h10V300zM220 300V160l14-28l14 28v140z',
      tone: 0.42,
    },
  ],
  middle: [
    { d: ridge(298, 40, 2, random), tone: 0.56 },
    { d: ridge(336, 20, 2, random), tone: 0.7 },
  ],
  front: [{ d: ridge(404, 42, 4, random), tone: 0.94 }],
  sparks: 'M96 150h6v10h-6zM110 150h6v10h-6zM40 210h5v8h-5zM170 210h5v8h-5zM232 176h5v9h-5z',
  ground: 328,
});

export const haunted: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([92, 208]), 104, 58),
  back: [
    { d: 'M30 300V210l-8-8l40-40l14 14v-28l20-22l20 22v46l20 16l-8 8v82z', tone: 0.56 },
    { d: ridge(282, 40, 3, random), tone: 0.66 },
  ],
  middle: [
    {
      d: 'M248 330C254 270 250 230 240 196C232 186 222 184 212 172C226 180 236 182 242 186C244 164 238 150 228 138C242 146 250 162 251 180C260 168 262 150 276 140C272 160 268 172 258 190C262 200 270 196 284 186C276 204 266 210 260 214C264 260 266 300 272 330z',
      tone: 0.82,
    },
    { d: ridge(334, 20, 2, random), tone: 0.78 },
  ],
  front: [
    {
      d: 'M-10 400V362H8V344a14 14 0 0 1 28 0V362H60V380a12 12 0 0 1 24 0V400zM310 400V372H288V356a13 13 0 0 1 -26 0V400z',
      tone: 1,
    },
  ],
  sparks: 'M60 224h8v12h-8zM78 224h8v12h-8zM88 176h6v10h-6z',
  ground: 330,
});

export const space: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([64, 236]), 80, 30),
  back: [
    { d: 'M-10 260C60 190 150 230 310 90V170C190 250 120 250-10 340z', tone: 0.4 },
    { d: disc(random.pick([248, 60]), 300, 46), tone: 0.5 },
  ],
  middle: [{ d: 'M-10 400C30 330 90 316 150 316C210 316 270 330 310 400z', tone: 0.6 }],
  front: [
    {
      d: `${disc(40, 372, 11)}${disc(264, 382, 15)}${disc(110, 392, 8)}M-10 400V356C20 348 40 380 56 400z`,
      tone: 0.92,
    },
  ],
  sparks: stars(44, 330, random, 4),
  ground: null,
});

export const market: SceneryMaker = (random) => ({
  orb: orbAt(150, 190, 110),
  back: [{ d: towers(310, 120, 6, random), tone: 0.34 }],
  middle: [
    { d: 'M-10 318H310V400H-10z', tone: 0.66 },
    { d: 'M-10 318H310V332H-10z', tone: 0.4 },
    { d: Array.from({ length: 6 }, (_, i) => `M${i * 54 - 8} 340h46v50h-46z`).join(''), tone: 0.78 },
  ],
  front: [
    { d: 'M-10-10H310V46H-10z', tone: 0.6 },
    { d: Array.from({ length: 5 }, (_, i) => `M${i * 60}-10h30v56a15 15 0 0 1-30 0z`).join(''), tone: 0.04 },
    {
      d: Array.from({ length: 5 }, (_, i) => `M${i * 60 + 30}-10h30v56a15 15 0 0 1-30 0z`).join(''),
      tone: 0.6,
    },
  ],
  sparks: '',
  ground: 326,
});

export const street: SceneryMaker = (random) => ({
  orb: orbAt(150, 150, 90),
  back: [
    { d: towers(310, 150, 6, random), tone: 0.4 },
    {
      d: 'M-10 36C80 86 220 86 310 36V39C220 89 80 89-10 39zM-10 84C80 124 220 124 310 84V87C220 127 80 127-10 87z',
      tone: 0.85,
    },
  ],
  middle: [
    {
      d: Array.from(
        { length: 11 },
        (_, i) => `M${i * 29 - 6} ${number(40 + 37 * (1 - ((i * 29 - 150) / 160) ** 2))}h20l-10 24z`,
      ).join(''),
      tone: 0.06,
    },
    {
      d: Array.from(
        { length: 10 },
        (_, i) => `M${i * 31 + 2} ${number(88 + 29 * (1 - ((i * 31 - 142) / 160) ** 2))}h18l-9 22z`,
      ).join(''),
      tone: 0.7,
    },
    { d: 'M-10 400V326C90 314 210 314 310 326V400z', tone: 0.66 },
  ],
  front: [
    { d: Array.from({ length: 8 }, (_, i) => disc(i * 44 - 4, 404 + (i % 2) * 6, 22)).join(''), tone: 0.95 },
  ],
  sparks: Array.from(
    { length: 26 },
    () => `M${random.integer(0, 300)} ${random.integer(0, 330)}l6 -3l3 5l-6 3z`,
  ).join(''),
  ground: 328,
});

export const hall: SceneryMaker = () => ({
  orb: orbAt(150, 150, 96),
  back: [
    {
      d: bothSides([
        [-10, 40],
        [60, 40],
        [60, 300],
        [-10, 300],
      ]),
      tone: 0.46,
    },
    { d: 'M86 300V110a64 64 0 0 1 128 0V300z', tone: 0.3 },
  ],
  middle: [
    { d: 'M14 290V120a18 18 0 0 1 36 0V290zM250 290V120a18 18 0 0 1 36 0V290z', tone: 0.62 },
    { d: 'M-10 308H310V400H-10z', tone: 0.72 },
    { d: 'M100 308H200L260 400H40z', tone: 0.4 },
  ],
  front: [{ d: 'M-10-10H310V14H-10zM-10 14H20L-10 60zM310 14H280L310 60z', tone: 0.92 }],
  sparks: chain(16, 40, 9, 4),
  ground: 326,
});

export const felt: SceneryMaker = () => ({
  orb: orbAt(150, 150, 110),
  back: [
    {
      d: bothSides([
        [-10, 0],
        [70, 0],
        [40, 250],
        [-10, 250],
      ]),
      tone: 0.7,
    },
    { d: 'M120-10h60l60 250H60z', tone: 0.16 },
  ],
  middle: [
    { d: 'M-30 400V290C60 226 240 226 330 290V400z', tone: 0.92 },
    { d: 'M-30 400V304C60 240 240 240 330 304V400z', tone: 0.5 },
    { d: 'M-10 400V340C70 284 230 284 310 340V346C230 290 70 290-10 346z', tone: 0.1 },
  ],
  front: [{ d: 'M-10 400V386C90 370 210 370 310 386V400z', tone: 0.9 }],
  sparks: chain(12, 20, 7, 5),
  ground: 322,
});
