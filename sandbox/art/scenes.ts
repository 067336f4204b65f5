import { circle, number, path, starPath } from './draw.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

// The background of the symbols, on the 300 × 400 sheet; the hero's light is centered at 150, 165.
export type Scene = (palette: Palette, random: Random) => string;

const wedge = (angle: number, half: number, radius: number) => {
  const at = (turn: number) =>
    `${number(150 + radius * Math.cos(turn))} ${number(165 + radius * Math.sin(turn))}`;
  return `M150 165L${at(angle - half)}L${at(angle + half)}z`;
};

export const rays: Scene = ({ glow }, random) => {
  const count = random.pick([10, 14, 18]);
  const turn = random.next();
  return path(
    Array.from({ length: count }, (_, i) =>
      wedge(turn + (i * 2 * Math.PI) / count, Math.PI / count / 2, 330),
    ).join(''),
    glow,
    'opacity=".28"',
  );
};

export const stars: Scene = (_, random) =>
  path(
    Array.from({ length: 34 }, () => {
      const size = random.integer(1, 4);
      return starPath(4, size + 1, size / 3, random.integer(4, 296), random.integer(4, 396));
    }).join(''),
    '#fff',
    'opacity=".75"',
  );

export const bokeh: Scene = ({ accent, glow }, random) =>
  Array.from({ length: 16 }, (_, i) =>
    circle(
      random.integer(0, 300),
      random.integer(0, 400),
      random.integer(5, 24),
      i % 2 ? accent : glow,
      `opacity=".${random.integer(12, 32)}"`,
    ),
  ).join('');

export const confetti: Scene = (_, random) =>
  ['#ffe23e', '#ff5fa8', '#5ad1ff', '#7cf59b', '#fff']
    .map((colour) =>
      path(
        Array.from(
          { length: 9 },
          () =>
            `M${random.integer(0, 300)} ${random.integer(0, 390)}l${random.integer(4, 9)} ${random.integer(-5, 5)}l-3 6l-7 ${random.integer(-3, 3)}z`,
        ).join(''),
        colour,
        'opacity=".85"',
      ),
    )
    .join('');

export const dunes: Scene = ({ deep, mid }) =>
  circle(232, 72, 34, '#fff3c4') +
  circle(232, 72, 52, '#fff3c4', 'opacity=".25"') +
  path('M0 232L62 170L128 232zM150 240L226 150L300 236V250H150z', mid, 'opacity=".8"') +
  path('M0 244C70 214 120 254 190 232C240 218 270 232 300 222V400H0z', mid) +
  path('M0 288C80 256 150 300 300 262V400H0z', deep, 'opacity=".75"');

export const sea: Scene = ({ glow, deep }, random) =>
  path('M60-10L110-10L190 400H20zM170-10H200L300 330V400H240z', glow, 'opacity=".16"') +
  Array.from({ length: 12 }, () =>
    circle(random.integer(8, 292), random.integer(20, 380), random.integer(3, 11), '#fff', 'opacity=".28"'),
  ).join('') +
  path(
    'M0 330C30 316 40 290 44 262C52 292 60 310 84 322C120 300 160 340 200 322C228 318 240 290 250 268C258 298 272 318 300 322V400H0z',
    deep,
    'opacity=".8"',
  );

export const surface: Scene = ({ glow, mid, deep }) =>
  path(
    'M0 188C30 174 50 202 82 188C114 174 134 202 166 188C198 174 218 202 250 188C270 180 286 186 300 190V400H0z',
    mid,
  ) +
  path(
    'M0 224C30 210 50 238 82 224C114 210 134 238 166 224C198 210 218 238 250 224C270 216 286 222 300 226V400H0z',
    glow,
    'opacity=".4"',
  ) +
  path(
    'M0 264C30 250 50 278 82 264C114 250 134 278 166 264C198 250 218 278 250 264C270 256 286 262 300 266V400H0z',
    deep,
    'opacity=".6"',
  );

export const stadium: Scene = ({ glow }) =>
  path('M0 0H300V150C200 182 100 182 0 150z', '#0b1424', 'opacity=".65"') +
  path('M38 42L-30 300H90zM262 42L210 300H330z', glow, 'opacity=".25"') +
  Array.from({ length: 10 }, (_, i) => circle(i < 5 ? 20 + i * 12 : 232 + (i - 5) * 12, 36, 5, '#fff')).join(
    '',
  ) +
  path('M0 236H300V400H0z', '#1c8a3c') +
  path('M0 236H300L312 266H-12zM-30 300H330L345 340H-45z', '#27a84b') +
  path(
    'M148 236h4v164h-4zM150 262a86 26 0 0 0 0 52a86 26 0 0 0 0-52zm0 4a80 22 0 0 1 0 44a80 22 0 0 1 0-44z',
    '#fff',
    'opacity=".6" fill-rule="evenodd"',
  );

export const canyon: Scene = ({ mid, deep, glow }) =>
  circle(150, 150, 88, glow, 'opacity=".55"') +
  circle(150, 150, 66, glow, 'opacity=".6"') +
  path(
    'M0 250V140H14L20 118H58L66 150L84 160V190H104L112 250zM300 250V120H280L270 104H238L230 150L214 158V196L190 204L184 250z',
    mid,
  ) +
  path('M0 262C60 236 120 270 180 252C230 240 270 252 300 246V400H0z', deep);

export const columns: Scene = ({ glow, deep }) =>
  [14, 252]
    .map(
      (x) =>
        path(
          `M${x - 8} 60h50v12h-50zM${x - 4} 72h42v6h-42zM${x} 78h34v240h-34zM${x - 8} 318h50v16h-50z`,
          '#fff',
          'opacity=".42"',
        ) +
        path(
          `M${x + 6} 82v232h4v-232zM${x + 16} 82v232h4v-232zM${x + 26} 82v232h3v-232z`,
          deep,
          'opacity=".45"',
        ),
    )
    .join('') + path('M40 110Q80 70 120 104Q150 66 186 100Q226 76 262 112V60H40z', glow, 'opacity=".22"');

export const leaves: Scene = ({ mid, deep, glow }, random) => {
  const frond = (x: number, y: number, turn: number, fill: string) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C-40-30-46-100 0-150C46-100 40-30 0 0z" fill="${fill}"/><path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0V-140M0-30L-22-56M0-30L22-56M0-66L-20-92M0-66L20-92" stroke="#0005" fill="none" stroke-width="3"/>`;
  const lean = random.integer(-8, 8);
  return (
    circle(150, 165, 118, glow, 'opacity=".3"') +
    [30, 62, 96, 128].map((turn, i) => frond(-14, 60 + i * 92, turn + lean, i % 2 ? mid : deep)).join('') +
    [-30, -62, -96, -128].map((turn, i) => frond(314, 60 + i * 92, turn + lean, i % 2 ? deep : mid)).join('')
  );
};

export const clouds: Scene = ({ glow }, random) => {
  const puff = (x: number, y: number, scale: number) =>
    `<path transform="translate(${x} ${y}) scale(${scale})" d="M-50 16a20 20 0 0 1 8-38a30 30 0 0 1 56-8a24 24 0 0 1 34 22a14 14 0 0 1 2 24z" fill="#fff" opacity=".5"/>`;
  return (
    circle(150, 165, 130, glow, 'opacity=".35"') +
    puff(random.integer(20, 80), 70, 1) +
    puff(random.integer(210, 280), 110, 1.2) +
    puff(30, 250, 1.3) +
    puff(270, 268, 1.5)
  );
};

export const hills: Scene = ({ mid, deep }) =>
  path('M0 214C40 170 90 170 140 214C190 166 250 172 300 210V400H0z', mid) +
  path('M0 262C60 224 130 250 170 262C220 232 270 240 300 252V400H0z', deep, 'opacity=".7"');

export const city: Scene = ({ deep, accent }, random) => {
  const towers = Array.from({ length: 9 }, (_, i) => ({ x: i * 34 - 4, top: random.integer(110, 210) }));
  return (
    path(towers.map(({ x, top }) => `M${x} ${top}h32V400h-32z`).join(''), deep, 'opacity=".8"') +
    path(
      towers
        .flatMap(({ x, top }) =>
          [12, 30, 48, 66].map((y) => `M${x + random.pick([6, 14, 20])} ${top + y}h5v8h-5z`),
        )
        .join(''),
      accent,
      'opacity=".7"',
    )
  );
};

export const curtain: Scene = ({ mid, deep, accent }) =>
  path('M0 0H92C84 120 40 230 0 280zM300 0H208C216 120 260 230 300 280z', mid) +
  path(
    'M20 0H36C36 110 18 200 0 240V200C14 150 20 80 20 0zM62 0H76C66 110 34 220 0 262C34 190 58 100 62 0zM280 0H264C264 110 282 200 300 240V200C286 150 280 80 280 0zM238 0H224C234 110 266 220 300 262C266 190 242 100 238 0z',
    deep,
    'opacity=".6"',
  ) +
  path('M0 0H300V26Q262 52 225 26Q187 52 150 26Q113 52 75 26Q38 52 0 26z', mid) +
  path(
    'M0 24Q38 50 75 24Q113 50 150 24Q187 50 225 24Q262 50 300 24V30Q262 56 225 30Q187 56 150 30Q113 56 75 30Q38 56 0 30z',
    accent,
  );

export const lattice: Scene = ({ glow, accent }) =>
  `<path d="${Array.from({ length: 15 }, (_, i) => `M${i * 50 - 400} 400L${i * 50} 0M${i * 50 - 400} 0L${i * 50} 400`).join('')}" stroke="${accent}" opacity=".22" stroke-width="2"/>${circle(150, 165, 120, glow, 'opacity=".4"')}`;

export const reels: Scene = ({ accent }) =>
  [34, 112, 190]
    .map(
      (x) =>
        path(`M${x} 66h76v204h-76z`, '#fff', 'opacity=".9"') +
        path(`M${x} 66h76v46h-76zM${x} 224h76v46h-76z`, '#000', 'opacity=".28"'),
    )
    .join('') +
  `<path d="M28 60H272V276H28z" fill="none" stroke="${accent}" stroke-width="10" stroke-linejoin="round"/>`;

export const warp: Scene = ({ glow, accent }, random) =>
  path(
    Array.from({ length: 26 }, () => {
      const angle = random.next() * Math.PI * 2;
      const near = random.integer(60, 150);
      const at = (radius: number, turn: number) =>
        `${number(150 + radius * Math.cos(turn))} ${number(165 + radius * Math.sin(turn))}`;
      return `M${at(near, angle)}L${at(near + 160, angle - 0.02)}L${at(near + 160, angle + 0.02)}z`;
    }).join(''),
    random.pick([glow, accent, '#ffffff']),
    'opacity=".45"',
  );
