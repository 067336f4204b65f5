import { around, circle, ellipse, gloss, group, line, path, rect, starPath } from '../draw.ts';

export const carnivalMask = () =>
  [-60, -40, -20, 0, 20, 40, 60]
    .map((turn, index) =>
      group(
        path('M0-8C-10-24-10-42 0-50C10-42 10-24 0-8z', ['k', 'y', 't', 'r', 't', 'y', 'k'][index] ?? 'k') +
          line('M0-12V-42', 1.4, '#ffffffaa'),
        `rotate(${turn})`,
      ),
    )
    .join('') +
  path(
    'M-48 0C-40-12-16-8 0 2C16-8 40-12 48 0C48 26 30 36 16 30C8 26 6 20 0 20C-6 20-8 26-16 30C-30 36-48 26-48 0z',
    'u',
  ) +
  path('M-36 10C-28 0-14 4-10 14C-18 22-32 20-36 10zM36 10C28 0 14 4 10 14C18 22 32 20 36 10z', '#160826') +
  line('M-44 0C-36-8-16-4 0 6C16-4 36-8 44 0', 3, '#ffc629') +
  circle(0, 2, 6, 'Y') +
  gloss('M-42 2C-36-4-24-3-16 0C-26 0-36 4-40 12z', 0.4);

export const tambourine = () =>
  ellipse(0, 0, 46, 46, 'm') +
  circle(0, 0, 37, 'w') +
  around(6, () => ellipse(0, -41.5, 7, 3.5, 'g')) +
  path(starPath(8, 22, 10), 'o') +
  circle(0, 0, 8, 'R') +
  gloss('M-30-10A33 33 0 0 1 0-33A40 40 0 0 0-26 4z', 0.8);

export const maraca = () =>
  group(
    rect(-4, 4, 8, 42, 4, 'm') +
      ellipse(0, -18, 22, 28, 'O') +
      line('M-20-24Q0-14 20-24M-20-10Q0 0 20-10', 4, '#d4147a') +
      path(starPath(5, 8, 4, 0, -34), 'y', 'stroke="none"') +
      gloss('M-14-18C-14-32-6-40 0-42C-6-32-8-20-6-8z', 0.5),
    'rotate(24)',
  ) +
  group(
    rect(-4, 4, 8, 42, 4, 'm') +
      ellipse(0, -18, 20, 26, 'T') +
      line('M-18-24Q0-14 18-24M-18-10Q0 0 18-10', 4, '#ffe23e'),
    'translate(-16 4) rotate(-30) scale(.85)',
  );

export const drum = () =>
  path('M-40-22V26C-40 42 40 42 40 26V-22z', 'r') +
  line('M-40-10L-20 32L0-4L20 32L40-10', 3, '#ffe9a8') +
  ellipse(0, -22, 40, 14, 'w') +
  path('M-40 22C-40 38 40 38 40 22V30C40 46-40 46-40 30z', 'g') +
  line('M-30-46L6-24M34-48L10-26', 5, 'm') +
  circle(6, -24, 5, 'W') +
  circle(12, -26, 5, 'W');

export const balloon = () =>
  path('M0-48C28-48 38-26 34-8C30 10 14 22 8 26H-8C-14 22-30 10-34-8C-38-26-28-48 0-48z', 'r') +
  path('M-8-47C-20-30-18 4-8 26H0V-48zM8-47C20-30 18 4 8 26H0V-48z', 'y', 'stroke="none"') +
  path('M-3-48H3V26H-3z', 'r', 'stroke="none"') +
  line('M-10 26L-7 36M10 26L7 36', 2, '#3a1d08') +
  rect(-10, 35, 20, 13, 3, 'm') +
  gloss('M-26-18C-24-34-14-42-6-43C-18-32-22-16-18 4C-24-4-27-10-26-18z', 0.5);

export const guitar = () =>
  group(
    rect(-5, -50, 10, 50, 2, 'm') +
      rect(-9, -54, 18, 12, 3, 'd') +
      path('M-14-6C-24-6-26 6-20 12C-34 18-36 46 0 48C36 46 34 18 20 12C26 6 24-6 14-6z', 'o') +
      circle(0, 16, 9, '#2a1108') +
      line('M-2-44V38M2-44V38', 1, '#fff7dd') +
      rect(-10, 34, 20, 5, 2, 'd'),
    'rotate(32)',
  );

export const gift = () =>
  rect(-38, -8, 76, 52, 4, 'r') +
  rect(-44, -22, 88, 18, 4, 'r') +
  rect(-9, -22, 18, 66, 0, 'g') +
  path('M0-22C-30-20-36-46-20-46C-8-46-2-32 0-22zM0-22C30-20 36-46 20-46C8-46 2-32 0-22z', 'g') +
  gloss('M-44-20H-10V-14H-44z', 0.4);

export const snowman = () =>
  circle(0, 22, 27, 'W') +
  circle(0, -14, 19, 'W') +
  rect(-20, -34, 40, 6, 2, 'd') +
  rect(-13, -50, 26, 18, 2, 'd') +
  rect(-13, -38, 26, 5, 0, 'r') +
  circle(-7, -17, 2.6, '#10142a', 'stroke="none"') +
  circle(7, -17, 2.6, '#10142a', 'stroke="none"') +
  path('M0-13L16-9L0-8z', 'o') +
  path('M-19 0Q0 10 19 0L20 7Q10 11 10 11L14 26L4 24L4 12Q-10 12-20 6z', 'r');

export const pineTree = () =>
  rect(-7, 30, 14, 18, 2, 'm') +
  path('M0-42L18-16H8L28 10H14L38 36H-38L-14 10H-28L-8-16H-18z', 'n') +
  path(starPath(5, 11, 5, 0, -42), 'y') +
  [
    [-8, -2, 'R'],
    [10, 4, 'Y'],
    [-16, 24, 'B'],
    [4, 24, 'R'],
    [20, 28, 'Y'],
  ]
    .map(([x, y, fill]) => circle(Number(x), Number(y), 4, String(fill)))
    .join('');

export const sugarloaf = () =>
  circle(24, -22, 18, 'Y') +
  path('M-50 40C-40 34-36-6-22-34C-14-44-2-40 4-24C10-6 16 26 26 32L50 40z', 'n') +
  path('M0 40C12 30 20 8 32 8C42 8 46 30 50 40z', 'n') +
  line('M-18-34L34 8', 1.2, '#fff') +
  rect(4, -16, 10, 7, 2, 'r') +
  gloss('M-42 34C-34 22-30-6-20-28C-22 0-28 24-34 36z', 0.3);

export const coconut = () =>
  circle(0, 12, 36, 'N') +
  ellipse(0, -12, 26, 10, 'w') +
  ellipse(0, -12, 19, 6, '#dff6ff', 0, 'stroke="none"') +
  line('M4-12L18-48L30-50', 5, '#ff5fa8') +
  path('M-14-14C-30-30-30-44-14-50C2-44 2-30-14-14z', 'r') +
  line('M-14-14V-48', 2, '#fff') +
  gloss('M-28 10C-28-2-22-8-16-10C-20 4-20 16-14 30C-24 24-28 18-28 10z', 0.4);
