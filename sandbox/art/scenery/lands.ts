import type { SceneryMaker } from './scenery.ts';
import { bothSides, cloud, disc, leaf, peaks, ridge, stars, waves } from './shapes.ts';

const orbAt = (x: number, y: number, r: number) => ({ x, y, r });

export const meadow: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([70, 150, 230]), 96, 46),
  back: [
    { d: cloud(60, 90, 0.9) + cloud(248, 62, 0.7), tone: 0.08 },
    { d: ridge(222, 70, 3, random), tone: 0.3 },
  ],
  middle: [
    { d: ridge(262, 50, 2, random), tone: 0.5 },
    { d: ridge(318, 26, 2, random), tone: 0.64 },
  ],
  front: [
    {
      d: [-8, 16, 40, 262, 286, 308]
        .map((x, i) => leaf(x, 412, 70 + (i % 3) * 16, (x - 150) / -9, 0.14))
        .join(''),
      tone: 0.9,
    },
  ],
  sparks: '',
  ground: 322,
});

export const mountains: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([84, 216]), 84, 40),
  back: [
    { d: peaks(240, 150, 3, random), tone: 0.22 },
    { d: peaks(262, 100, 4, random), tone: 0.4 },
  ],
  middle: [
    { d: ridge(292, 40, 3, random), tone: 0.6 },
    { d: ridge(336, 24, 2, random), tone: 0.74 },
  ],
  front: [{ d: peaks(404, 62, 7, random), tone: 0.96 }],
  sparks: '',
  ground: 326,
});

export const dunes: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([74, 226]), 92, 44),
  back: [
    { d: 'M-20 262L62 150L146 262z', tone: 0.3 },
    { d: 'M150 262L240 176L330 262z', tone: 0.24 },
    { d: 'M62 150L146 262H88z', tone: 0.42 },
  ],
  middle: [
    { d: ridge(276, 46, 2, random), tone: 0.4 },
    { d: ridge(322, 40, 2, random), tone: 0.58 },
  ],
  front: [{ d: ridge(392, 34, 2, random), tone: 0.84 }],
  sparks: '',
  ground: 320,
});

export const canyon: SceneryMaker = (random) => ({
  orb: orbAt(150, 150, 84),
  back: [
    { d: 'M40 270V176h8l4-16h44l6 16h8v94zM196 270v-76h10l4-20h50l6 20h12v76z', tone: 0.34 },
    { d: ridge(276, 18, 3, random), tone: 0.44 },
  ],
  middle: [
    {
      d: 'M-4 400V92H22L34 124L30 168L54 196L50 250L74 276L66 320L90 400zM304 400V70H272L262 118L270 160L246 190L252 246L226 280L236 330L214 400z',
      tone: 0.68,
    },
    { d: ridge(326, 18, 2, random), tone: 0.6 },
  ],
  front: [{ d: ridge(398, 36, 3, random), tone: 0.95 }],
  sparks: '',
  ground: 326,
});

export const snow: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([78, 222]), 82, 36),
  back: [
    { d: peaks(246, 130, 3, random), tone: 0.34 },
    {
      d: [20, 66, 108, 196, 240, 284].map((x, i) => `M${x} ${196 + (i % 2) * 14}l26 74h-52z`).join(''),
      tone: 0.55,
    },
  ],
  middle: [
    { d: ridge(278, 30, 2, random), tone: 0.1 },
    { d: ridge(326, 28, 2, random), tone: 0.03 },
  ],
  front: [
    { d: `${disc(-6, 408, 62)}${disc(72, 424, 60)}${disc(226, 424, 60)}${disc(308, 406, 64)}`, tone: 0 },
  ],
  sparks: Array.from({ length: 26 }, () =>
    disc(random.integer(0, 300), random.integer(0, 290), 1.4 + random.next() * 3),
  ).join(''),
  ground: 328,
});

export const jungle: SceneryMaker = (random) => {
  const lean = random.integer(-8, 8);
  const fronds = (y: number, length: number, width: number) =>
    [28, 58, 90, 122].map((turn, i) => leaf(-16, y + i * 56, length, turn + lean, width)).join('') +
    [-28, -58, -90, -122].map((turn, i) => leaf(316, y + i * 56, length, turn + lean, width)).join('');
  return {
    orb: orbAt(150, 150, 92),
    back: [
      { d: 'M38 0h16l-6 400H34zM92 0h10l4 400H90zM214 0h12l-4 400h-10zM256 0h18l4 400h-20z', tone: 0.4 },
      { d: fronds(40, 120, 0.24), tone: 0.5 },
    ],
    middle: [
      { d: fronds(150, 130, 0.2), tone: 0.64 },
      { d: ridge(330, 22, 3, random), tone: 0.7 },
    ],
    front: [
      {
        d:
          [-10, 18, 48].map((x, i) => leaf(x, 420, 130 - i * 20, -10 + i * 24, 0.24)).join('') +
          [310, 282, 252].map((x, i) => leaf(x, 420, 130 - i * 20, 10 - i * 24, 0.24)).join('') +
          leaf(-6, -20, 120, 150, 0.22) +
          leaf(306, -20, 120, 210, 0.22),
        tone: 0.95,
      },
    ],
    sparks: '',
    ground: 328,
  };
};

export const beach: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([66, 150]), 108, 50),
  back: [
    {
      d: 'M-10 232C20 232 30 176 50 168C68 160 80 214 96 232zM170 232C186 232 190 128 216 112C242 102 254 168 268 196C280 214 292 204 310 210V232z',
      tone: 0.36,
    },
    { d: 'M-10 230H310V300H-10z', tone: 0.46 },
  ],
  middle: [
    { d: waves(262, 5, 7), tone: 0.54 },
    { d: 'M-10 302C70 276 190 316 310 284V400H-10z', tone: 0.12 },
  ],
  front: [
    {
      d:
        [0, 40, 80, 120, 160].map((turn) => leaf(-14, -6, 128, turn + 60, 0.13)).join('') +
        'M-10 400V372C40 360 90 392 130 400z',
      tone: 0.92,
    },
  ],
  sparks: '',
  ground: 326,
});

export const sea: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([80, 220]), 110, 48),
  back: [
    { d: cloud(64, 96, 0.8) + cloud(240, 130, 0.9), tone: 0.1 },
    { d: 'M-10 238H310V400H-10z', tone: 0.4 },
  ],
  middle: [
    { d: waves(262, 6, 8), tone: 0.5 },
    { d: waves(300, 9, 6), tone: 0.62 },
  ],
  front: [
    { d: waves(346, 13, 5), tone: 0.76 },
    { d: waves(380, 14, 4), tone: 0.92 },
  ],
  sparks: '',
  ground: null,
});

export const underwater: SceneryMaker = (random) => ({
  orb: orbAt(150, 20, 70),
  back: [
    { d: 'M70-10L110-10L170 400H-20zM170-10H200L330 400H230z', tone: 0.14 },
    { d: ridge(300, 60, 3, random), tone: 0.52 },
  ],
  middle: [
    {
      d: [12, 44, 256, 286]
        .map(
          (x, i) =>
            `M${x - 5} 400C${x - 22} ${330 - i * 8} ${x + 16} ${290 - i * 6} ${x} ${214 + (i % 2) * 34}C${x + 30} ${290} ${x - 2} 340 ${x + 9} 400z`,
        )
        .join(''),
      tone: 0.66,
    },
    { d: ridge(348, 24, 3, random), tone: 0.7 },
  ],
  front: [
    {
      d: 'M-10 400V330C6 322 12 346 10 360C22 336 40 340 36 362C54 350 62 372 50 400zM310 400V318C292 314 288 340 292 356C276 334 258 342 264 364C246 356 242 380 252 400z',
      tone: 0.94,
    },
  ],
  sparks: Array.from({ length: 16 }, () =>
    disc(random.integer(8, 292), random.integer(14, 330), 1.6 + random.next() * 5),
  ).join(''),
  ground: null,
});

export const volcanoLand: SceneryMaker = (random) => ({
  orb: orbAt(150, 120, 70),
  back: [
    { d: 'M20 290L118 112H182L282 290z', tone: 0.5 },
    {
      d: 'M118 112H182L190 128C176 152 182 190 164 214C156 176 140 176 132 200C130 160 116 148 110 128z',
      tone: 0.1,
    },
  ],
  middle: [
    { d: peaks(318, 66, 5, random), tone: 0.76 },
    { d: 'M-10 400V336C60 322 130 350 190 334C240 322 280 340 310 330V400z', tone: 0.2 },
  ],
  front: [{ d: peaks(408, 78, 6, random), tone: 1 }],
  sparks: Array.from({ length: 18 }, () =>
    disc(random.integer(20, 280), random.integer(20, 260), 1 + random.next() * 2.6),
  ).join(''),
  ground: 330,
});

export const candyLand: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([84, 216]), 88, 44),
  back: [
    { d: cloud(60, 110, 1) + cloud(246, 84, 0.9) + cloud(170, 54, 0.6), tone: 0 },
    { d: `${disc(40, 330, 96)}${disc(260, 336, 104)}${disc(150, 350, 90)}`, tone: 0.3 },
  ],
  middle: [
    { d: `${disc(0, 396, 96)}${disc(150, 430, 120)}${disc(304, 398, 92)}`, tone: 0.5 },
    { d: 'M26 300v-84h8v84zM262 306v-96h8v96z', tone: 0.05 },
    { d: disc(30, 206, 24) + disc(266, 198, 28), tone: 0.66 },
  ],
  front: [
    { d: `${disc(-10, 412, 54)}${disc(66, 424, 44)}${disc(244, 424, 46)}${disc(312, 410, 56)}`, tone: 0.85 },
  ],
  sparks: stars(12, 240, random, 3),
  ground: 330,
});

export const sky: SceneryMaker = (random) => ({
  orb: orbAt(random.pick([90, 210]), 130, 60),
  back: [{ d: cloud(60, 120, 1) + cloud(244, 178, 1.1), tone: 0.12 }],
  middle: [{ d: cloud(36, 300, 1.4) + cloud(270, 328, 1.5) + cloud(160, 352, 1.3), tone: 0.04 }],
  front: [{ d: `${cloud(20, 420, 1.7)}${cloud(270, 424, 1.8)}`, tone: 0 }],
  sparks: '',
  ground: null,
});

export const cave: SceneryMaker = (random) => ({
  orb: orbAt(150, 176, 100),
  back: [
    {
      d: bothSides([
        [-10, 0],
        [96, 0],
        [70, 60],
        [84, 130],
        [60, 210],
        [78, 400],
        [-10, 400],
      ]),
      tone: 0.5,
    },
  ],
  middle: [
    {
      d: bothSides([
        [-10, 0],
        [58, 0],
        [38, 90],
        [52, 150],
        [26, 230],
        [44, 400],
        [-10, 400],
      ]),
      tone: 0.7,
    },
    { d: `M70 0l16 66l14-66zM120 0l10 44l12-44zM200 0l14 80l18-80z`, tone: 0.7 },
    { d: ridge(326, 20, 3, random), tone: 0.66 },
  ],
  front: [{ d: peaks(404, 66, 6, random), tone: 0.98 }],
  sparks: stars(14, 320, random, 4),
  ground: 326,
});
