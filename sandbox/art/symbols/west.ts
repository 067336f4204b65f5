import { around, circle, ellipse, gloss, line, path, rect, starPath } from '../draw.ts';

export const sheriffStar = () =>
  path(starPath(6, 44, 24), 'g') +
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 - Math.PI / 2;
    return circle(44 * Math.cos(angle), 44 * Math.sin(angle), 5.5, 'G');
  }).join('') +
  circle(0, 0, 19, 'G') +
  path(starPath(5, 14, 6), 'm', 'stroke="none"') +
  gloss('M0-40L-12-20L-34-20L-22-2z', 0.35);

export const cowboyHat = () =>
  path(
    'M-50 8C-40-4-28 6-22 6C-22-20-18-38-6-36C-2-34 2-34 6-36C18-38 22-20 22 6C28 6 40-4 50 8C40 32-40 32-50 8z',
    'm',
  ) +
  path('M-22 6C-8 14 8 14 22 6V-2C8 6-8 6-22-2z', 'r') +
  line('M-6-34Q0-18 6-34', 2.5, '#3a1a08') +
  gloss('M-16-4C-16-20-12-32-6-32C-10-22-10-12-8 2z', 0.35) +
  gloss('M-44 9C-36 4-28 10-18 12C-28 16-38 16-44 9z', 0.35);

export const cactus = () =>
  path(
    'M-10 46V16H-20C-36 16-36-2-36-12C-36-22-22-22-22-12V0H-10V-34C-10-50 10-50 10-34V12H22V-2C22-12 36-12 36-2C36 16 34 28 20 28H10V46z',
    'n',
  ) +
  line('M-3-34V42M4-34V42M-29-10V4M29 0V14', 1.6, '#0a5a2a') +
  path(starPath(6, 9, 4, 2, -46), 'k') +
  path(starPath(6, 7, 3, -29, -22), 'k');

export const wagonWheel = () =>
  path('M0-46A46 46 0 1 0 .1-46zM0-35A35 35 0 1 1-.1-35z', 'm', 'fill-rule="evenodd"') +
  around(8, () => rect(-3.5, -37, 7, 30, 2, 'm')) +
  circle(0, 0, 11, 'g') +
  circle(0, 0, 4, '#2a1108');

export const dynamite = () =>
  [-24, 0, 24].map((x) => rect(x - 11, -24, 22, 68, 5, 'r') + ellipse(x, -24, 11, 4, '#ffb3a8')).join('') +
  rect(-38, 0, 76, 16, 2, 'd') +
  line('M0-26Q4-42 20-42', 3, '#caa66a') +
  path(starPath(8, 13, 5, 24, -42), 'y') +
  gloss('M-31-18H-27V38H-31zM-7-18H-3V38H-7zM17-18H21V38H17z', 0.4);

export const moneyBag = () =>
  path('M-14-28C-44-4-48 44 0 46C48 44 44-4 14-28z', 'e') +
  path('M-18-46C-8-40 8-40 18-46L12-28H-12z', 'e') +
  rect(-16, -32, 32, 8, 4, 'r') +
  circle(0, 12, 20, 'G') +
  path(starPath(5, 13, 6, 0, 12), 'y') +
  gloss('M-26 2C-24-8-18-18-12-22C-16-8-18 8-16 24C-24 18-28 12-26 2z', 0.35);

export const goldPot = () =>
  ellipse(0, -16, 40, 14, 'Y') +
  [
    [-24, -22],
    [-8, -28],
    [10, -27],
    [25, -21],
    [0, -18],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 10, 'g'))
    .join('') +
  path('M-44-14H44C46 26 30 44 0 44C-30 44-46 26-44-14z', 'd') +
  rect(-48, -18, 96, 12, 6, 'd') +
  gloss('M-36-2C-36 16-30 28-20 34C-26 22-28 10-26-2z', 0.3);

export const piggy = () =>
  path('M-28-26L-34-44L-14-34zM4-34L20-46L18-26z', 'k') +
  path(
    'M-42 6C-42-24-18-34 2-34C30-34 44-14 44 6C44 18 38 26 34 30V44H18V38H-14V44H-30V30C-38 24-42 16-42 6z',
    'K',
  ) +
  ellipse(-28, 8, 13, 10, 'k') +
  circle(-32, 8, 2.4, '#7a0f45', 'stroke="none"') +
  circle(-24, 8, 2.4, '#7a0f45', 'stroke="none"') +
  circle(-16, -10, 4.5, '#2a0b1a', 'stroke="none"') +
  circle(-17, -11.5, 1.6, '#fff', 'stroke="none"') +
  line('M44 0Q54-4 48-14', 4, '#ff5fa8') +
  rect(4, -36, 20, 5, 2, '#7a0f45') +
  gloss('M-6-28C12-30 30-22 36-6C24-18 10-24-6-28z', 0.5);

export const goldBar = () =>
  path('M-26 0L-18-26H18L26 0z', 'g', 'transform="translate(0 -14)"') +
  path('M-26 0L-18-26H18L26 0z', 'g', 'transform="translate(-23 16)"') +
  path('M-26 0L-18-26H18L26 0z', 'g', 'transform="translate(24 16)"') +
  path('M-18-40H18L16-34H-16zM-41-10H-5L-7-4H-39zM6-10H42L40-4H8z', '#fff8d0', 'stroke="none" opacity=".8"') +
  path('M-48 16H2V30H-42zM0 16H50L44 30H4z', 'o');
