import { circle, ellipse, group, path, rect } from '../draw.ts';
import { symbols } from '../symbols.ts';

export type LiveTheme = 'roleta' | 'cartas' | 'bacara' | 'dados' | 'game-show';

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
export const chips = (x: number, fill: string, count: number) =>
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

// What lies on the cloth.
export const props: Record<LiveTheme, readonly Prop[]> = {
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

// What lies nearest to a camera that stands low at the cloth.
export const foreground: Record<LiveTheme, readonly Prop[]> = {
  roleta: [{ drawing: tilted(symbols.rouletteWheel()), x: 150, y: 338, scale: 2.7 }],
  cartas: [
    { drawing: shoe, x: 256, y: 256, scale: 0.8 },
    {
      drawing: card(-22, -12, '#d9132f', diamond) + card(14, 8, '#15131a', spade),
      x: 132,
      y: 334,
      scale: 2.5,
    },
    { drawing: chips(0, 'r', 5) + chips(28, 'n', 3), x: 236, y: 372, scale: 1.3 },
  ],
  bacara: [
    { drawing: card(-15, -6, '#d9132f', diamond) + card(15, 6, '#15131a', spade), x: 82, y: 334, scale: 2 },
    { drawing: card(-15, -6, '#15131a', spade) + card(15, 6, '#d9132f', heart), x: 218, y: 334, scale: 2 },
  ],
  dados: [
    { drawing: group(symbols.moneyDice(), 'translate(0 4) scale(.4)') + shaker, x: 90, y: 322, scale: 1.9 },
    { drawing: symbols.dice(), x: 214, y: 340, scale: 1.1 },
  ],
  'game-show': [],
};
