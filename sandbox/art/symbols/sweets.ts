import { around, circle, ellipse, gloss, group, line, path, rect } from '../draw.ts';

export const lollipop = () =>
  line('M8 20L24 50', 6, '#fff') +
  circle(0, -10, 36, 'K') +
  line('M0-10C6-16 12-8 6 0C-6 10-22 0-20-16C-16-36 14-40 26-20C32-8 28 8 18 16', 7, '#fff') +
  gloss('M-28-16A30 30 0 0 1-4-40A46 46 0 0 0-26-2z', 0.5);

export const wrappedCandy = () =>
  group(
    path('M-22-6L-48-24Q-42 0-48 24L-22 6zM22-6L48-24Q42 0 48 24L22 6z', 't') +
      circle(0, 0, 28, 'R') +
      around(4, () =>
        path('M0 0C-2-12 6-20 12-25A28 28 0 0 0-2-28C-10-20-8-8 0 0z', '#fff', 'stroke="none"'),
      ) +
      gloss('M-20-10A22 22 0 0 1 0-23A30 30 0 0 0-18 2z', 0.5),
    'rotate(-24)',
  );

export const donut = () =>
  circle(0, 2, 44, 'E') +
  path(
    'M-40 0C-44-26-22-40 0-40C24-40 44-24 40 2C38 14 30 8 26 16C20 24 10 16 2 22C-8 28-14 18-22 20C-32 22-38 14-40 0z',
    'K',
  ) +
  circle(0, 0, 14, '#5d2f4a') +
  [
    [-24, -18, 20, '#ffe23e'],
    [-6, -29, 70, '#5ad1ff'],
    [16, -26, 120, '#fff'],
    [28, -6, 30, '#ffe23e'],
    [-28, 4, 140, '#fff'],
    [20, 10, 80, '#5ad1ff'],
  ]
    .map(([x, y, turn, colour]) =>
      group(
        rect(-5, -1.8, 10, 3.6, 1.8, String(colour), 'stroke="none"'),
        `translate(${x} ${y}) rotate(${turn})`,
      ),
    )
    .join('') +
  gloss('M-30-14A34 34 0 0 1-4-34A40 40 0 0 0-28-4z', 0.5);

export const cupcake = () =>
  path('M-32 8H32L24 46H-24z', 'b') +
  line('M-18 10L-14 44M-6 10L-4 44M6 10L4 44M18 10L14 44', 2, '#fff') +
  path(
    'M-36 10C-46-8-28-16-22-14C-24-30-8-36 0-34C10-38 26-28 22-14C32-16 46-6 36 10C20 18-20 18-36 10z',
    'K',
  ) +
  circle(0, -38, 10, 'R') +
  line('M-26-2Q-8 8 14-4M-14-18Q2-12 14-20', 3, '#fff') +
  circle(-3, -41, 2.4, '#fff', 'stroke="none"');

export const gummyBear = () =>
  circle(-18, -38, 9, 'N') +
  circle(18, -38, 9, 'N') +
  circle(0, -24, 23, 'N') +
  ellipse(-26, 6, 9, 14, 'N', 40) +
  ellipse(26, 6, 9, 14, 'N', -40) +
  ellipse(0, 16, 25, 26, 'N') +
  ellipse(-15, 40, 11, 9, 'N') +
  ellipse(15, 40, 11, 9, 'N') +
  circle(-8, -26, 2.8, '#07572e', 'stroke="none"') +
  circle(8, -26, 2.8, '#07572e', 'stroke="none"') +
  ellipse(0, -18, 5, 3.5, '#07572e', 0, 'stroke="none"') +
  gloss('M-16 12C-16 0-8-6 0-6C-8 2-10 14-8 28C-14 24-16 18-16 12z', 0.5);

export const jelly = () =>
  ellipse(0, 36, 49, 11, 'v') +
  ellipse(0, 33, 40, 7, 'w') +
  [-15, 15, 0].map((x) => ellipse(x, -14, 11, 22, 'U')).join('') +
  [-28, 28, -10, 10].map((x) => ellipse(x, 12, 12, 25, 'U')).join('') +
  path('M-34 30C-20 36 20 36 34 30C30 40-30 40-34 30z', '#440a82', 'stroke="none"') +
  [
    [-32, 4],
    [-14, 2],
    [6, 2],
    [25, 4],
    [-18, -22],
    [-3, -24],
    [12, -22],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 2.4, 8, '#f0d2ff', 8, 'stroke="none"'))
    .join('') +
  circle(0, -40, 8, 'R') +
  line('M1-47C3-53 9-55 13-55', 2.4, '#07572e');

export const heart = () =>
  path('M0 44C-60 4-44-42-18-38C-8-37-2-30 0-24C2-30 8-37 18-38C44-42 60 4 0 44z', 'R') +
  gloss('M-32-10C-32-24-22-30-16-30C-24-22-26-10-20 4C-28 0-32-4-32-10z', 0.7);
