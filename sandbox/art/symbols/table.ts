import { around, circle, ellipse, gloss, group, line, path, polygonPath, rect, starPath } from '../draw.ts';
import { clubs, diamonds, hearts, spades } from '../suits.ts';

export const rouletteWheel = () =>
  circle(0, 0, 48, 'm') +
  circle(0, 0, 42, 'g') +
  circle(0, 0, 39, '#c21f2f') +
  around(9, () => path('M0 0L-6.9-38.4A39 39 0 0 1 6.9-38.4z', '#14161f', 'stroke="none"')) +
  path('M0 0L-3.4-38.9A39 39 0 0 1 3.4-38.9z', '#17a34a', 'stroke="none"') +
  circle(0, 0, 26, 'M') +
  circle(0, 0, 17, 'G') +
  around(4, () => path('M-3-4V-24A3 3 0 0 1 3-24V-4z', 'g')) +
  circle(0, 0, 6, 'Y') +
  circle(17, -27, 4.5, 'W') +
  gloss('M-42-14A44 44 0 0 1 10-43A52 52 0 0 0-36 10A44 44 0 0 1-42-14z', 0.35);

const card = (suit: string, colour: string, transform: string) =>
  group(
    rect(-20, -30, 40, 60, 6, 'w') +
      path(suit, colour, 'stroke="none"') +
      group(path(suit, colour, 'stroke="none"'), 'translate(-12 -21) scale(.3)') +
      group(path(suit, colour, 'stroke="none"'), 'translate(12 21) scale(-.3)'),
    transform,
  );

export const blackjackHand = () =>
  card(spades, '#14161f', 'translate(-16 -2) rotate(-14)') +
  card(hearts, '#d9132f', 'translate(16 2) rotate(12)');

export const fourAces = () =>
  card(clubs, '#14161f', 'translate(-26 4) rotate(-26) scale(.9)') +
  card(diamonds, '#d9132f', 'translate(-9 -4) rotate(-9) scale(.9)') +
  card(spades, '#14161f', 'translate(9 -4) rotate(9) scale(.9)') +
  card(hearts, '#d9132f', 'translate(26 4) rotate(26) scale(.9)');

export const baccaratHand = () =>
  card(diamonds, '#d9132f', 'translate(-18 0)') +
  card(clubs, '#14161f', 'translate(18 0)') +
  group(rect(-30, 24, 60, 16, 8, 'g') + path('M-10 32L0 27L10 32L0 37z', 'r'), 'translate(0 6)');

export const chipStack = () =>
  [
    [-20, 'r'],
    [22, 'b'],
    [0, 'n'],
  ]
    .map(([x, fill], stack) =>
      Array.from({ length: 4 + stack }, (_, i) => {
        const y = 34 - i * 9;
        return `${path(`M${Number(x) - 22} ${y - 5}V${y}A22 9 0 0 0 ${Number(x) + 22} ${y}V${y - 5}z`, String(fill))}${ellipse(Number(x), y - 5, 22, 9, String(fill))}${line(`M${Number(x) - 6} ${y + 6}v-4M${Number(x) + 8} ${y + 6}v-4`, 4, '#fff')}`;
      }).join(''),
    )
    .join('');

export const showWheel = () =>
  circle(0, 4, 44, 'g') +
  group(
    around(
      6,
      (i) =>
        path('M0 0L-19.5-33.8A39 39 0 0 1 19.5-33.8z', ['r', 'y', 'n', 'b', 'u', 'o'][i] ?? 'r') +
        path(starPath(5, 5, 2.4, 0, -27), '#fff', 'stroke="none"'),
    ),
    'translate(0 4)',
  ) +
  group(
    around(12, () => circle(0, -41.5, 2.6, '#fff', 'stroke="none"')),
    'translate(0 4)',
  ) +
  circle(0, 4, 12, 'G') +
  path('M-9-50H9L0-28z', 'r');

export const moneyDice = () =>
  group(
    rect(-24, -24, 48, 48, 9, 'W') +
      [
        [-12, -12],
        [12, -12],
        [0, 0],
        [-12, 12],
        [12, 12],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4.4, 'R'))
        .join(''),
    'translate(-18 10) rotate(-16)',
  ) +
  group(
    rect(-22, -22, 44, 44, 8, 'R') +
      [
        [-10, -10],
        [0, 0],
        [10, 10],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4.2, 'W'))
        .join(''),
    'translate(22 -14) rotate(20)',
  );

export const wildHex = () =>
  path(polygonPath(6, 47), 'g') +
  path(polygonPath(6, 39), 'u') +
  path(starPath(4, 30, 9), 'y') +
  circle(0, 0, 9, 'W') +
  gloss('M0-36L-31-18V4L0-14z', 0.3);
