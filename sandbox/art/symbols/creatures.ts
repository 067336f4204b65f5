import { around, circle, ellipse, gloss, line, path } from '../draw.ts';

const eyes = (x: number, y: number, r: number, iris: string) =>
  circle(-x, y, r, '#fff') +
  circle(x, y, r, '#fff') +
  circle(-x + 1, y, r * 0.6, iris, 'stroke="none"') +
  circle(x - 1, y, r * 0.6, iris, 'stroke="none"') +
  circle(-x + 1, y, r * 0.3, '#0c0a14', 'stroke="none"') +
  circle(x - 1, y, r * 0.3, '#0c0a14', 'stroke="none"');

export const tiger = () =>
  circle(-30, -30, 14, 'O') +
  circle(30, -30, 14, 'O') +
  circle(-30, -30, 7, '#ffd9ea', 'stroke="none"') +
  circle(30, -30, 7, '#ffd9ea', 'stroke="none"') +
  path(
    'M-42 2C-42-32-24-40 0-40C24-40 42-32 42 2L48 14L38 18C32 38 16 46 0 46C-16 46-32 38-38 18L-48 14z',
    'O',
  ) +
  path(
    'M-26 22C-26 8-10 10 0 10C10 10 26 8 26 22C24 38 10 44 0 44C-10 44-24 38-26 22z',
    '#fff',
    'stroke="none"',
  ) +
  path(
    'M-4-40H4L2-24H-2zM-16-37L-8-36L-7-26zM16-37L8-36L7-26zM-42-2L-28 2L-41 6zM42-2L28 2L41 6zM-39 14L-27 13L-36 20zM39 14L27 13L36 20z',
    '#241020',
    'stroke="none"',
  ) +
  eyes(16, -6, 8.5, '#35b24a') +
  path('M-9 12H9L0 21z', 'k') +
  line('M0 21V27M-12 26Q-5 34 0 27Q5 34 12 26', 2.4, '#241020') +
  path('M-10 30L-7 37L-4 31zM10 30L7 37L4 31z', '#fff', 'stroke-width="1"');

export const bull = () =>
  path('M-24-22C-50-20-52-44-42-50C-42-38-30-34-18-34zM24-22C50-20 52-44 42-50C42-38 30-34 18-34z', 'w') +
  path('M-34-8L-48-14C-46 2-38 4-30 2zM34-8L48-14C46 2 38 4 30 2z', 'm') +
  path('M-28-30C-12-40 12-40 28-30C34-8 24 20 20 34C14 48-14 48-20 34C-24 20-34-8-28-30z', 'm') +
  path('M-20 24C-14 14 14 14 20 24C24 44 12 48 0 48C-12 48-24 44-20 24z', 'k') +
  eyes(14, -8, 6.5, '#c21f1f') +
  line('M-22-18L-6-12M22-18L6-12', 4, '#2a1108') +
  ellipse(-8, 30, 4, 3, '#4a1020') +
  ellipse(8, 30, 4, 3, '#4a1020') +
  line('M-8 34A8 9 0 1 0 8 34', 3.5, '#ffc629');

export const panda = () =>
  circle(-28, -30, 14, 'D') +
  circle(28, -30, 14, 'D') +
  ellipse(0, 4, 44, 40, 'W') +
  ellipse(-17, -2, 11, 14, 'D', 25) +
  ellipse(17, -2, 11, 14, 'D', -25) +
  eyes(15, -3, 5.5, '#6b3a17') +
  ellipse(0, 15, 7, 5, 'd') +
  line('M0 20V25M-10 25Q-4 31 0 25Q4 31 10 25', 2.4, '#1b1626') +
  circle(-28, 20, 6, '#ff9fb5', 'stroke="none" opacity=".6"') +
  circle(28, 20, 6, '#ff9fb5', 'stroke="none" opacity=".6"');

export const rabbit = () =>
  ellipse(-14, -30, 9, 22, 'w', -8) +
  ellipse(14, -30, 9, 22, 'w', 8) +
  ellipse(-14, -30, 4, 15, '#ff9fb5', -8, 'stroke="none"') +
  ellipse(14, -30, 4, 15, '#ff9fb5', 8, 'stroke="none"') +
  ellipse(0, 16, 35, 31, 'W') +
  eyes(13, 8, 6.5, '#7a2fd0') +
  path('M-5 18H5L0 24z', 'k') +
  line('M0 24V28M-8 28Q-4 34 0 28Q4 34 8 28', 2.2, '#3a1a2a') +
  circle(-22, 24, 6, '#ff9fb5', 'stroke="none" opacity=".7"') +
  circle(22, 24, 6, '#ff9fb5', 'stroke="none" opacity=".7"');

export const wolf = () =>
  path('M-40-46L-14-30C-6-34 6-34 14-30L40-46L42-8L48 14L30 22L14 44H-14L-30 22L-48 14L-42-8z', 'd') +
  path('M-28 14L-8 6L0-20L8 6L28 14L12 42H-12z', 'v', 'stroke="none"') +
  path('M-34-36L-20-26L-34-14zM34-36L20-26L34-14z', '#8d6b7c', 'stroke="none"') +
  path('M-26-8L-8 0L-14 6zM26-8L8 0L14 6z', 'y') +
  path('M-9 22H9L0 32z', '#0b0e1d') +
  line('M0 32V38', 2, '#0b0e1d');

export const lion = () =>
  around(12, () => path('M-14-26Q0-56 14-26z', 'o')) +
  circle(0, 2, 32, 'E') +
  ellipse(0, 18, 18, 13, '#fff3d6', 0, 'stroke="none"') +
  eyes(13, -4, 6.5, '#8a5410') +
  path('M-9 9H9L0 18z', 'm') +
  line('M0 18V23M-10 23Q-4 30 0 23Q4 30 10 23', 2.4, '#3a1d08') +
  line('M-20-14L-8-11M20-14L8-11', 3, '#6e3f0e');

export const monkey = () =>
  circle(-38, 0, 13, 'M') +
  circle(38, 0, 13, 'M') +
  circle(-38, 0, 7, 's', 'stroke="none"') +
  circle(38, 0, 7, 's', 'stroke="none"') +
  circle(0, -2, 38, 'M') +
  path('M0-16C8-28 30-22 27-2C34 14 24 36 0 36C-24 36-34 14-27-2C-30-22-8-28 0-16z', 's', 'stroke="none"') +
  eyes(12, -6, 7, '#4a2508') +
  line('M-14 16Q0 32 14 16', 3, '#4a1d08') +
  ellipse(-3, 8, 1.6, 2, '#4a1d08', 0, 'stroke="none"') +
  ellipse(3, 8, 1.6, 2, '#4a1d08', 0, 'stroke="none"') +
  path('M-8-38Q0-52 10-46Q2-42 8-37z', 'm');

export const macaw = () =>
  path('M-8-44C20-52 36-30 32-6C30 18 14 34-4 48C-2 30-14 22-20 6C-26-14-24-38-8-44z', 'R') +
  path('M10-10C34-4 36 20 14 46C6 30 2 10 10-10z', 'b') +
  path('M14 4C26 8 26 22 16 36C10 26 8 14 14 4z', 'y', 'stroke="none"') +
  path('M-22-34C-6-42 8-34 6-20C2-8-14-6-22-14z', '#fff') +
  path('M-20-30C-42-30-44-6-30 4C-30-6-24-10-16-12z', 'd') +
  circle(-8, -25, 5, 'y') +
  circle(-8, -25, 2.4, '#0c0a14', 'stroke="none"') +
  gloss('M4-42C18-42 26-30 26-18C20-30 12-38 4-42z', 0.45);

export const toucan = () =>
  path('M4-40C28-40 38-14 32 14C28 34 12 46-2 48C-2 30-14 20-14-4C-14-26-8-40 4-40z', 'D') +
  path('M-8-22C-4-34 14-34 18-22C20-4 8 10-8 10C-14 0-12-14-8-22z', 'y') +
  path('M-4-34C-30-40-50-22-48 4C-34-8-20-10-8-12z', 'o') +
  path('M-46-6C-50 0-48 4-48 4L-34-6C-40-10-44-10-46-6z', 'd') +
  circle(2, -25, 6.5, 'B') +
  circle(2, -25, 3, '#0c0a14', 'stroke="none"');

export const dragon = () =>
  path('M-20-26L-38-50L-6-36zM20-26L38-50L6-36z', 'g') +
  path('M-30-10L-50-22L-40-2L-50 6L-34 10L-40 28L-22 20zM30-10L50-22L40-2L50 6L34 10L40 28L22 20z', 'o') +
  path(
    'M-30-14C-28-38 28-38 30-14C34 4 26 14 24 22C22 42 10 46 0 46C-10 46-22 42-24 22C-26 14-34 4-30-14z',
    'r',
  ) +
  path('M-20 20C-12 12 12 12 20 20C22 38 8 42 0 42C-8 42-22 38-20 20z', 'o') +
  path('M-24-16L-4-6L-10 4C-18 4-24-4-24-16zM24-16L4-6L10 4C18 4 24-4 24-16z', 'y') +
  line('M-14-10V0M14-10V0', 3, '#1b0610') +
  ellipse(-8, 19, 4, 3, '#4a0512') +
  ellipse(8, 19, 4, 3, '#4a0512') +
  path('M-18 30L-13 40L-8 31L-3 38L0 31L3 38L8 31L13 40L18 30z', '#fff') +
  path('M0-34L8-20L0-12L-8-20z', 'g') +
  line('M-12 24C-30 30-34 44-46 44M12 24C30 30 34 44 46 44', 3, '#ffc629');
