import { circle, ellipse, gloss, group, line, path, rect, small, starPath } from '../draw.ts';
import { smallPrint } from '../lettering.ts';
import { tree } from './harvest.ts';
import { trophy } from './sports.ts';

// A ball of 25 units of radius around the origin, with its number.
const ball = (number: number, fill: string) =>
  circle(0, 0, 25, fill) +
  circle(0, 0, 13, '#fff') +
  smallPrint(String(number), { x: 0, y: 6, cap: 12, anchor: 'middle' }).replace(
    '/>',
    ' fill="#15152a" stroke="none"/>',
  ) +
  gloss('M-18-8A20 20 0 0 1-2-21A30 30 0 0 0-17 0z', 0.7);

export const bingoBalls = () =>
  small(ball(7, 'R'), -20, 14, 1) + small(ball(22, 'B'), 22, 12, 1) + small(ball(15, 'Y'), 0, -20, 1);

export const ballThirteen = () => small(ball(13, 'D'), 0, 0, 1.8);
export const ballThirtyThree = () => small(ball(33, 'B'), 0, 0, 1.8);
export const ballFortyFour = () => small(ball(44, 'N'), 0, 0, 1.8);
export const ballSixtyOne = () => small(ball(61, 'U'), 0, 0, 1.8);

// A rack of nine in the shape of a diamond, the ninth in the middle.
export const nineBalls = () =>
  [
    [0, -36, 3, 'B'],
    [-18, -18, 8, 'R'],
    [18, -18, 1, 'N'],
    [-36, 0, 5, 'O'],
    [36, 0, 6, 'U'],
    [-18, 18, 2, 'K'],
    [18, 18, 7, 'B'],
    [0, 36, 4, 'R'],
    [0, 0, 9, 'Y'],
  ]
    .map(([x, y, number, fill]) => small(ball(Number(number), String(fill)), Number(x), Number(y), 0.52))
    .join('');

export const ballWithFlames = () =>
  path(
    'M10 40C-20 44-50 30-48-4C-40 6-36 4-40-14C-30-4-24-8-28-30C-16-20-8-26-10-48C14-40 20-24 16-8z',
    'o',
  ) +
  path('M10 36C-12 38-34 26-34 2C-26 8-24 4-26-10C-16-4-12-10-12-28C6-20 12-10 10 4z', 'y') +
  small(ball(90, 'R'), 16, 14, 1.3);

export const ballPlanet = () =>
  small(ball(52, 'U'), 0, 0, 1.35) +
  path(
    'M-30-16C-62 4-52 22-14 16C26 10 60-14 44-22C40-24 34-22 30-20C44-20 24-2-8 6C-36 12-42 2-30-16z',
    'y',
  );

export const ballTree = () =>
  tree() +
  [
    [-26, -18, 8, 'R'],
    [4, -26, 31, 'Y'],
    [30, -12, 17, 'B'],
    [-8, -2, 64, 'O'],
  ]
    .map(([x, y, number, fill]) => small(ball(Number(number), String(fill)), Number(x), Number(y), 0.5))
    .join('');

// The glass tube from which drawn balls come out.
export const ballTube = () =>
  path('M-34 48L-26 34H26L34 48z', 'm') +
  rect(-22, -46, 44, 82, 20, '#bfe8ff', 'opacity=".4"') +
  [
    [0, 20, 72, 'R'],
    [0, -4, 26, 'N'],
    [0, -28, 5, 'Y'],
  ]
    .map(([x, y, number, fill]) => small(ball(Number(number), String(fill)), Number(x), Number(y), 0.5))
    .join('') +
  rect(-26, 30, 52, 8, 4, 'g') +
  rect(-12, -52, 24, 8, 3, 'g') +
  gloss('M-17-28C-18-38-12-42-8-42L-10 24L-17 20z', 0.6);

// Squares of a card: columns and rows of 16 units, some of them with a chip.
const squares = (columns: number, rows: number, marked: (column: number, row: number) => boolean) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = (column - (columns - 1) / 2) * 16;
    const y = (row - (rows - 1) / 2) * 16;
    return (
      rect(x - 7, y - 7, 14, 14, 2, '#e9ecf4', 'stroke="none"') +
      (marked(column, row) ? circle(x, y, 6, 'R') : '')
    );
  }).join('');

const cardOf = (head: string, marks: string) =>
  rect(-36, -46, 72, 92, 5, 'w') +
  rect(-36, -46, 72, 20, 5, head) +
  group(marks, 'translate(0 10)') +
  path(starPath(5, 7, 3, 0, -36), 'y');

export const bingoCard = () =>
  group(
    cardOf(
      'r',
      squares(
        4,
        4,
        (column, row) => column === row || (row === 0 && column === 3) || (column === 0 && row === 2),
      ),
    ),
    'rotate(-8)',
  );

export const fullCard = () =>
  group(
    cardOf(
      'n',
      squares(4, 4, () => true),
    ),
    'rotate(7)',
  ) + small(trophy(), 26, 26, 0.5);

// A strip of three rows, one of them complete, and the pen that marks it.
export const bingoStrip = () =>
  group(
    rect(-48, -28, 96, 56, 5, 'y') + squares(5, 3, (_, row) => row === 1) + line('M-42 0H42', 4, '#d9132f'),
    'rotate(-10)',
  ) +
  group(
    rect(-7, -34, 14, 44, 5, 'b') +
      path('M-7 10H7L3 22H-3z', 'w') +
      path('M-3 22H3L0 30z', 'r') +
      rect(-7, -20, 14, 6, 1, 'w'),
    'translate(30 24) rotate(28)',
  );

// A slip with chosen numbers and a pencil.
export const lotterySlip = () =>
  group(
    path('M-34-46H34V42L26 48L17 42L8 48L0 42L-9 48L-17 42L-26 48L-34 42z', 'w') +
      rect(-26, -39, 52, 9, 3, 'n') +
      Array.from({ length: 20 }, (_, index) => {
        const x = -24 + (index % 5) * 12;
        const y = -20 + Math.floor(index / 5) * 13;
        return [2, 6, 8, 14, 17].includes(index)
          ? circle(x, y, 5.4, 'N')
          : circle(x, y, 4.4, '#d7dbe6', 'stroke="none"');
      }).join('') +
      ellipse(0, 33, 20, 2, '#d7dbe6', 0, 'stroke="none"'),
    'rotate(-7)',
  ) +
  group(
    path('M-6-40H6V20L0 34L-6 20z', 'y') + path('M-6 20H6L0 34z', 's') + rect(-6, -46, 12, 9, 3, 'k'),
    'translate(26 6) rotate(24)',
  );

export const bingoCage = () =>
  line('M-24 30L-34 48M24 30L34 48M-40 48H40', 6, '#c79a2b') +
  circle(0, -6, 40, '#bfe8ff', 'opacity=".35"') +
  [
    [-16, 14, 'R'],
    [6, 18, 'B'],
    [22, 6, 'Y'],
    [-4, 2, 'N'],
    [-24, 0, 'U'],
    [14, -12, 'O'],
  ]
    .map(
      ([x, y, f]) =>
        circle(Number(x), Number(y), 10, String(f)) +
        circle(Number(x), Number(y), 5, '#fff', 'stroke="none"'),
    )
    .join('') +
  circle(0, -6, 40, 'none', 'stroke="#ffc629" stroke-width="4"') +
  line('M-40-6H40M0-46V34M-30-32C-10-18 10-18 30-32M-30 20C-10 6 10 6 30 20', 2.4, '#ffc629') +
  line('M40-6H48V-20', 5, '#c79a2b') +
  circle(48, -22, 5, 'R');

export const pachinko = () =>
  path('M-40 48V-30C-40-54 40-54 40-30V48z', 'b') +
  rect(-32, -34, 64, 62, 8, '#15152a') +
  [0, 1, 2, 3]
    .flatMap((row) =>
      Array.from({ length: 4 + (row % 2) }, (_, column) =>
        circle(-24 + column * 15 - (row % 2) * 6 + 3, -22 + row * 13, 2.6, '#ffe9a8', 'stroke="none"'),
      ),
    )
    .join('') +
  circle(-4, -30, 6, 'Y') +
  circle(12, 0, 6, 'R') +
  [-24, -8, 8, 24].map((x, i) => rect(x - 7, 20, 14, 8, 2, ['r', 'g', 'g', 'r'][i] ?? 'g')).join('') +
  rect(-18, 34, 36, 9, 4, 'g');
