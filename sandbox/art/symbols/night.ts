import { circle, ellipse, gloss, group, line, path, rect, starPath } from '../draw.ts';

export const pumpkin = () =>
  ellipse(-22, 8, 22, 34, 'O') +
  ellipse(22, 8, 22, 34, 'O') +
  ellipse(0, 8, 22, 36, 'O') +
  path('M-4-26C-6-40 4-48 14-44C8-40 8-34 8-26z', 'n') +
  path('M-26-4L-8-4L-16 8zM26-4L8-4L16 8z', '#ffe23e') +
  path('M-28 16L-18 20L-12 16L-4 22L4 16L12 22L18 16L28 16C24 36-24 36-28 16z', '#ffe23e');

export const skull = () =>
  path(
    'M0-46C30-46 44-26 40-2C38 10 30 14 28 20V34C28 44-28 44-28 34V20C-30 14-38 10-40-2C-44-26-30-46 0-46z',
    'W',
  ) +
  ellipse(-16, -2, 11, 12, '#1a1024') +
  ellipse(16, -2, 11, 12, '#1a1024') +
  circle(-15, -3, 4, 'R', 'stroke="none"') +
  circle(15, -3, 4, 'R', 'stroke="none"') +
  path('M0 10L-6 20H6z', '#1a1024') +
  line('M-16 28V39M-6 28V41M6 28V41M16 28V39', 2.5, '#1a1024');

export const witchHat = () =>
  path('M-50 30C-30 18 30 18 50 30C30 46-30 46-50 30z', 'u') +
  path('M-28 28C-18 0-12-36 18-50C12-38 18-34 24-28L14-24C18-4 22 14 28 28C10 36-10 36-28 28z', 'u') +
  path('M-25 18C-8 26 8 26 25 18L28 28C10 36-10 36-28 28z', 'o') +
  rect(-9, 20, 18, 12, 2, 'g') +
  gloss('M-14 14C-8-8-4-28 6-38C2-20-2 0-2 18z', 0.3);

export const ghost = () =>
  path('M-34 40V-8C-34-38-14-48 0-48C14-48 34-38 34-8V40L22 30L11 42L0 30L-11 42L-22 30z', 'W') +
  ellipse(-12, -12, 6, 9, '#1a1024', 0, 'stroke="none"') +
  ellipse(12, -12, 6, 9, '#1a1024', 0, 'stroke="none"') +
  ellipse(0, 6, 7, 9, '#1a1024', 0, 'stroke="none"') +
  gloss('M-28-8C-28-28-18-40-8-42C-18-30-22-14-22 4z', 0.9);

export const planet = () =>
  circle(0, 0, 34, 'O') +
  path(
    'M-33-8C-14-2 14-2 33-8L34 2C14 8-14 8-34 2zM-28 18C-10 24 10 24 28 18L20 27C8 31-8 31-20 27z',
    '#b13a0d',
    'opacity=".55" stroke="none"',
  ) +
  path(
    'M-30-16C-62 4-52 22-14 16C26 10 60-14 44-22C40-24 34-22 30-20C44-20 24-2-8 6C-36 12-42 2-30-16z',
    'y',
  ) +
  gloss('M-24-14A28 28 0 0 1 4-29A40 40 0 0 0-22-2z', 0.5);

export const rocket = () =>
  group(
    path('M-12 30C-18 38-10 44 0 56C10 44 18 38 12 30z', 'o') +
      path('M-16 8L-32 26V38L-12 28zM16 8L32 26V38L12 28z', 'r') +
      path('M0-52C20-34 22-4 14 30H-14C-22-4-20-34 0-52z', 'W') +
      path('M0-52C9-44 14-34 16-26H-16C-14-34-9-44 0-52z', 'r') +
      circle(0, -10, 9, 'v') +
      circle(0, -10, 6, 'B') +
      rect(-3, 12, 6, 22, 3, 'r'),
    'rotate(38) scale(.92)',
  );

export const ufo = () =>
  path('M-22 14L-40 50H40L22 14z', '#b6ffda', 'opacity=".35" stroke="none"') +
  path('M-22-8C-22-40 22-40 22-8z', 'b', 'opacity=".85"') +
  path('M-6-12C-12-26 12-26 6-12z', 'n') +
  path('M-48 4C-40-14 40-14 48 4C40 20-40 20-48 4z', 'v') +
  [-30, -11, 11, 30].map((x) => circle(x, 5, 4, 'Y')).join('') +
  gloss('M-16-12C-16-26-6-31 0-31C-8-26-10-18-10-12z', 0.7);

export const plane = () =>
  group(
    path('M-8-2L-34-34H-22L14-6zM-8 6L-30 36H-18L14 8z', 'r') +
      path('M-40-4L-48-22H-38L-26-6zM-50 2C-30-14 26-14 46-2C50 2 48 6 42 8C20 14-30 14-50 2z', 'r') +
      path('M18-8C26-8 34-6 38-3H22z', 'b') +
      line('M46-14V20', 4, '#2a3048') +
      circle(46, 3, 5, 'g') +
      gloss('M-40 0C-20-9 6-10 16-8C0-6-24-4-40 0z', 0.5),
    'rotate(-18)',
  );

export const helmetSpace = () =>
  circle(0, -2, 42, 'W') +
  path('M-30-6C-30-32 30-32 30-6C30 20-30 20-30-6z', 'd') +
  path('M-24-8C-22-24 0-26 8-24C-6-18-12-6-10 6C-18 4-24 0-24-8z', 'u', 'stroke="none" opacity=".8"') +
  path('M-30 30C-14 40 14 40 30 30L34 44H-34z', 'v') +
  circle(-42, 0, 7, 'R') +
  circle(42, 0, 7, 'R') +
  path(starPath(4, 9, 2.5, 14, -10), '#fff', 'stroke="none"');

export const alien = () =>
  path('M0-46C34-46 46-16 32 8C22 28 10 44 0 44C-10 44-22 28-32 8C-46-16-34-46 0-46z', 'N') +
  ellipse(-16, -4, 12, 8, '#0c0a14', 32) +
  ellipse(16, -4, 12, 8, '#0c0a14', -32) +
  circle(-19, -8, 3, '#fff', 'stroke="none"') +
  circle(13, -8, 3, '#fff', 'stroke="none"') +
  line('M-8 26Q0 31 8 26', 2.4, '#07572e') +
  gloss('M-26-14C-24-32-10-40 0-40C-12-34-18-24-20-12z', 0.5);

export const crystalBall = () =>
  path('M-30 34C-26 24 26 24 30 34L36 48H-36z', 'g') +
  circle(0, -6, 38, 'U') +
  path(starPath(4, 18, 4, 2, -4), '#fff', 'stroke="none" opacity=".9"') +
  path(starPath(4, 9, 2.4, -16, 12), '#ffe23e', 'stroke="none"') +
  gloss('M-30-14A32 32 0 0 1-2-37A44 44 0 0 0-28 4z', 0.6);
