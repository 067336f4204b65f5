import {
  circle,
  ellipse,
  gloss,
  group,
  line,
  path,
  polygonPath,
  recolour,
  rect,
  small,
  starPath,
} from '../draw.ts';
import { football, goal, jersey, trophy } from './sports.ts';
import { cactus } from './west.ts';

export const boot = () =>
  path('M-40-34L-8-40C-4-22 10-8 30-2C46 2 50 12 48 22H-42C-46 0-44-20-40-34z', 'b') +
  path('M-42 22H48L46 32H-42z', 'w') +
  path('M-36 32h10l-2 12h-6zM-12 32h10l-2 12h-6zM12 32h10l-2 12h-6zM32 32h10l-2 12h-6z', 'd') +
  line('M-14-24L0-32M-8-14L6-22M0-4L14-12', 4, '#fff') +
  path('M-36-6C-20 0 0 12 20 14L16 20H-38z', 'y') +
  gloss('M-34-28L-26-30C-26-16-28-8-30 0z', 0.4);
export const goldenBoot = () => recolour(boot(), { b: 'g', y: 'o' });
export const goldenBall = () =>
  recolour(football(), { W: 'G', w: 'g' }).replace(/fill="#fff"/g, 'fill="url(#G)"');
export const jerseyTen = () =>
  jersey().replace('M-12-8H12V-1L1 30H-9L2 0H-12z', 'M-16-8H-7V30H-16zM0-8H20V30H0zM7 0V22H13V0z');
export const flag = () =>
  rect(-40, -50, 6, 98, 2, 'w') +
  path('M-34-44C-14-54 12-34 46-44V10C12 20-14 0-34 10z', 'g') +
  path('M-34-26C-14-36 12-16 46-26V-8C12 2-14-18-34-8z', 'n') +
  circle(-37, -50, 5, 'G');
export const scarf = () =>
  path('M-42-20C-20-34 14-4 42-20V14C14 30-20 0-42 14z', 'y') +
  path(
    'M-32-24.500L-20-24.500V7L-32 10zM-6-21L8-16V17L-6 12zM22-14L34-16.500V18L22 20z',
    '#17563a',
    'stroke="none"',
  ) +
  line('M-42-12C-20-26 14 4 42-12M-42 6C-20-8 14 22 42 6', 1.6, '#fffaf0') +
  line(
    'M-43-16L-50-18M-43-8L-51-9M-43 0L-51 0M-43 8L-50 10M43-16L50-18M43-8L51-9M43 0L51 0M43 8L50 10',
    2.6,
    '#c78a00',
  );
export const cornerFlag = () =>
  rect(-22, -48, 5, 94, 2, 'w') +
  path('M-17-46L36-28L-17-10z', 'r') +
  path('M-17-34L14-28L-17-22z', 'y') +
  path('M-48 46A40 30 0 0 1 28 46z', 'n') +
  line('M-42 46A34 24 0 0 1 22 46', 3, '#fff') +
  small(football(), 20, 32, 0.36);
export const whistle = () =>
  path('M-6-22H46V-4H24C26 22 8 40-14 38C-36 36-48 16-42-4C-38-18-22-26-6-22z', 'v') +
  circle(-12, 8, 17, 'd') +
  circle(-8, 12, 8, 'R') +
  rect(30, -22, 16, 18, 2, 'd') +
  line('M-34-14C-44-40-20-50-8-44', 4, '#e8233f') +
  gloss('M-36-2C-34-12-24-18-10-18C-20-14-28-8-36-2z', 0.6);
export const megaphone = () =>
  group(
    path('M-40-10L28-40V40L-40 12z', 'r') +
      ellipse(28, 0, 9, 40, 'w') +
      ellipse(28, 0, 5, 28, 'd') +
      rect(-48, -12, 12, 26, 4, 'd') +
      path('M-22 16L-6 20L-2 42L-16 44z', 'd'),
    'rotate(-14)',
  ) + line('M42-34L50-40M48-12H50', 3, '#ffe23e');
export const raceCar = () =>
  path('M-48 14L-40-2L-8-8L4-24H20L24-8L44 0L48 14z', 'r') +
  path('M-50-22H-34V-2H-42z', 'd') +
  path('M2-12L10-22H18L20-10z', 'd') +
  circle(10, -24, 7, 'Y') +
  circle(-28, 18, 15, 'd') +
  circle(-28, 18, 6, 'V') +
  circle(28, 18, 15, 'd') +
  circle(28, 18, 6, 'V') +
  rect(36, 8, 16, 6, 2, 'd') +
  line('M-10 4H16', 4, '#fff');
export const tyre = () =>
  circle(0, 0, 46, 'd') +
  circle(0, 0, 30, 'V') +
  circle(0, 0, 22, 'd') +
  [0, 72, 144, 216, 288].map((t) => group(path('M-4-6L-6-22H6L4-6z', 'v'), `rotate(${t})`)).join('') +
  circle(0, 0, 7, 'R') +
  line('M-34-20A40 40 0 0 1-20-34M34 20A40 40 0 0 1 20 34', 4, '#e8233f');
export const stopwatch = () =>
  rect(-6, -50, 12, 10, 3, 'v') +
  rect(24, -40, 12, 8, 3, 'v', 'transform="rotate(42 30 -36)"') +
  circle(0, 4, 42, 'G') +
  circle(0, 4, 34, 'W') +
  path('M0 4V-28A32 32 0 0 1 28 20z', '#ff5a5f', 'opacity=".85"') +
  line('M0 4V-22M0 4L14 14', 4, '#15152a') +
  circle(0, 4, 4, 'R') +
  line('M0-26V-30M0 34V38M-30 4H-34M30 4H34', 3, '#15152a');
export const ballInCorner = () =>
  goal() + small(football(), 34, -24, 0.34) + line('M-30 34C-20 8 4-10 20-18', 2.4, '#fff');
export const redBlueJerseys = () =>
  small(recolour(jersey(), { y: 'r', Y: 'R' }), -20, 2, 0.78, -10) +
  small(recolour(jersey(), { y: 'b', Y: 'B' }), 22, 2, 0.78, 10);
export const hatTrick = () =>
  path('M-22-4L-25-46H25L22-4z', 'd') +
  path('M-24-18H24L23-6H-23z', 'r') +
  ellipse(0, 0, 38, 9, 'd') +
  small(football(), -30, 30, 0.34) +
  small(football(), 0, 30, 0.38) +
  small(football(), 30, 30, 0.34);
export const worldCup = () =>
  small(trophy(), 0, 6, 0.86) +
  path(polygonPath(5, 8), 'w', 'transform="translate(0 -36)"') +
  path(starPath(5, 9, 4, 0, -44), 'y');
export const cactusBall = () => small(cactus(), 14, 0, 0.9) + small(football(), -22, 26, 0.44);
export const briefcase = () =>
  line('M-16-22V-36H16V-22', 6, '#45210c') +
  rect(-44, -22, 88, 60, 7, 'm') +
  rect(-44, 0, 88, 9, 0, '#45210c') +
  rect(-8, -4, 16, 16, 3, 'g') +
  gloss('M-38-16H-30V32H-38z', 0.3);
export const target = () =>
  circle(0, 0, 46, 'R') +
  circle(0, 0, 35, 'W') +
  circle(0, 0, 24, 'R') +
  circle(0, 0, 12, 'Y') +
  line('M0 0L34-34', 5, '#45210c') +
  path('M30-40L46-50L44-34z', 'b');
