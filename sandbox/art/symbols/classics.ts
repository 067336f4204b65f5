import {
  around,
  circle,
  ellipse,
  gloss,
  group,
  line,
  path,
  polygonPath,
  rect,
  shade,
  starPath,
} from '../draw.ts';

export const seven = () =>
  path('M-36-44H38V-22C14 0 8 20 8 46H-22C-20 16-8-2 8-18H-14L-18-8H-36z', 'g') +
  path('M-29-37H31V-25C8-3 2 16 1 39H-14C-12 14 2-10 18-25H-20L-22-15H-29z', 'r', 'stroke="none"') +
  gloss('M-29-37H31V-30H-29z', 0.5);

export const bell = () =>
  path(
    'M0-44C8-44 9-38 9-34C26-28 28-8 30 8C31 18 38 22 42 28H-42C-38 22-31 18-30 8C-28-8-26-28-9-34C-9-38-8-44 0-44z',
    'g',
  ) +
  rect(-44, 26, 88, 9, 4, 'g') +
  circle(0, 39, 8, 'O') +
  gloss('M-20 8C-18-12-14-22-4-28C-10-16-12-2-12 18H-22z', 0.6);

export const bar = () =>
  rect(-46, -22, 92, 44, 8, 'd') +
  rect(-41, -17, 82, 34, 5, 'r') +
  path(
    'M-32-11h13q7 0 7 6t-4 5q5 1 5 6t-7 5h-14zm7 4v4h5v-4zm0 9v4h6v-4zM-2 11l8-22h7l8 22h-7l-1-4H5l-1 4zm9-9h5l-3-8zM24 11v-22h13q8 0 8 7t-5 6l6 9h-8l-5-8h-2v8z',
    '#fff',
    'stroke="none" transform="translate(-7 0)"',
  ) +
  gloss('M-41-12q0-5 5-5h72q5 0 5 5v6h-82z', 0.3);

export const star = () => path(starPath(5, 48, 22), 'G') + gloss(starPath(5, 30, 14, -3, -4), 0.35);

export const diamondSuit = () => path('M0-46L34 0L0 46L-34 0z', 'r') + gloss('M0-38L-27 0H0z', 0.4);

export const clover = () =>
  line('M2 8Q6 32 20 46', 7, '#0b6b33') +
  around(4, () => path('M0 0C-28-14-26-40-10-40C-4-40 0-34 0-32C0-34 4-40 10-40C26-40 28-14 0 0z', 'N')) +
  around(4, () => line('M0-4V-24', 1.5, '#0b6b33'));

export const horseshoe = () =>
  path('M-38 44V30C-58-16-30-48 0-48C30-48 58-16 38 30V44H14V30C32-6 18-26 0-26C-18-26-32-6-14 30V44z', 'g') +
  [
    [-34, 2],
    [-30, -20],
    [-14, -34],
    [14, -34],
    [30, -20],
    [34, 2],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3, '#5d2f08', 'stroke="none"'))
    .join('');

export const coin = () =>
  circle(0, 0, 44, 'g') +
  circle(0, 0, 35, 'G') +
  path(starPath(5, 24, 11), 'y') +
  gloss('M-38-12A40 40 0 0 1 14-38L-22 28A40 40 0 0 1-38-12z', 0.35);

export const coinStack = () =>
  [24, 12, 0, -12, -24].map((y) => ellipse(0, y + 8, 36, 13, 'g')).join('') +
  ellipse(0, -18, 27, 8.5, 'y') +
  group(circle(0, 0, 20, 'g') + path(starPath(5, 13, 6), 'y'), 'translate(30 26)');

export const dice = () =>
  group(
    path('M0-46L42-24V24L0 46L-42 24V-24z', 'r') +
      path('M0-46L42-24L0-2L-42-24z', '#ff8d84') +
      shade('M0-2L42-24V24L0 46z') +
      ellipse(0, -24, 7, 4, '#fff', 0, 'stroke="none"') +
      [
        [-28, -2],
        [-14, 26],
        [-21, 12],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 4, 6, '#fff', 0, 'stroke="none"'))
        .join('') +
      [
        [12, 10],
        [30, 0],
        [12, 30],
        [30, 20],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 4, 6, '#fff', 0, 'stroke="none"'))
        .join(''),
    'rotate(8)',
  );

export const chip = () =>
  circle(0, 0, 46, 'B') +
  around(8, () => path('M-7-46H7L5-33H-5z', '#fff', 'stroke="none"')) +
  circle(0, 0, 31, 'w') +
  circle(0, 0, 25, 'B') +
  path(polygonPath(4, 15), '#fff', 'stroke="none"');
