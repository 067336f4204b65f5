import { circle, ellipse, gloss, group, line, path, rect, shade } from '../draw.ts';

const fishBody = (fill: string, fin: string) =>
  path('M26 0L48-20Q42 0 48 20z', fin) +
  path('M-8-20Q6-42 22-30Q16-22 14-12zM-4 18Q4 36 14 32L12 12z', fin) +
  path('M-46 4C-34-24 4-30 32 0C4 30-34 26-46 4z', fill) +
  path('M-44 8C-30 22 2 22 24 6C4 12-24 14-44 8z', '#fff', 'opacity=".45" stroke="none"') +
  line('M-22-14Q-12 2-22 18M-4-10q6 5 0 10M8-8q6 5 0 10M-2 4q6 5 0 9', 2, '#00000055') +
  circle(-30, -4, 6.5, '#fff') +
  circle(-31.5, -4, 3.2, '#10142a', 'stroke="none"') +
  line('M-44 6Q-38 8-35 11', 2, '#10142a') +
  gloss('M-32-14C-20-22-2-20 10-10C-6-14-20-14-32-14z', 0.6);

export const goldenFish = () => fishBody('o', 'y');
export const blueFish = () => fishBody('b', 't');
export const redFish = () => fishBody('r', 'o');

export const marlin = () =>
  path('M30-2L50-26Q42-4 44 0Q42 8 50 28z', 't') +
  path('M-20-8C-18-38-2-46 4-34C8-24 20-16 32-8z', 't') +
  path('M-4 8L4 28L12 8z', 't') +
  path('M-24 2L-58-5L-24-5z', 'v') +
  path('M-28 0C-18-18 12-18 36-2C12 16-14 16-28 0z', 'b') +
  path('M-26 3C-8 14 14 13 34-1C12 6-10 7-26 3z', '#fff', 'opacity=".5" stroke="none"') +
  line('M-2-12Q4-4-2 4M8-11q6 6 0 12M18-8q5 5 0 9', 2, '#00000055') +
  circle(-17, -3, 4.5, '#fff') +
  circle(-18, -3, 2.3, '#10142a', 'stroke="none"') +
  gloss('M-16-10C-6-16 8-15 18-10C6-11-6-11-16-10z', 0.6);

export const hook = () =>
  line('M0-50V-30', 2.5, '#eef') +
  circle(0, -24, 6, 'v') +
  path('M-4-18H4V14A14 14 0 1 1-24 14V4L-14 16A6 6 0 0 0-4 14z', 'v') +
  path('M4-10C20-20 34-10 40 4C26 0 14 4 4 8z', 'R') +
  path('M40 4L50-4L48 12z', 'o') +
  circle(16, -5, 2.5, '#fff', 'stroke="none"');

export const boat = () =>
  path('M-2-46V14H-38z', 'w') +
  path('M4-40V14H36z', 'r') +
  rect(-1, -50, 4, 68, 2, 'm') +
  path('M-48 16H48L34 40H-34z', 'm') +
  path('M-46 18H46L43 25H-43z', 'w') +
  gloss('M-4-36V10H-30z', 0.4);

export const shark = () =>
  path('M-48 8C-20-22 6-22 14-26L8-48C26-40 32-28 34-20C42-14 48-4 48 10C20 14-8 34-48 8z', 'v') +
  path('M-46 9C-14 18 20 6 47 12C16 18-10 34-46 9z', '#fff', 'stroke="none" opacity=".9"') +
  path('M-30 12l5 8l5-6l5 7l5-6l5 6l5-7l5 5l4-9z', '#fff') +
  circle(-14, -6, 3.6, '#10142a', 'stroke="none"') +
  line('M14-10q5 8 0 16M22-10q5 8 0 16', 2, '#46505e');

export const chest = () =>
  path('M-42-6C-42-40 42-40 42-6z', 'm') +
  path('M-42-6H42V36H-42z', 'm') +
  path('M-36-8C-30-22-18-16-12-22C-4-14 4-22 12-20C20-18 32-18 36-8z', 'Y') +
  shade('M-42-6H42V2H-42z', 0.3) +
  path('M-44-8H44V2H-44zM-42 36V2H-32V36zM42 36V2H32V36z', 'g') +
  rect(-9, -6, 18, 22, 4, 'g') +
  circle(0, 3, 3.4, '#3a1a05', 'stroke="none"') +
  path('M-4 4H4V11H-4z', '#3a1a05', 'stroke="none"') +
  gloss('M-34-12C-28-28-8-30 2-30C-12-26-24-20-26-12z', 0.35);

export const anchor = () =>
  path(
    'M-6-22H-22V-32H-6V-34A11 11 0 1 1 6-34V-32H22V-22H6V30Q24 28 30 10L22 12L36-8L46 14L39 12C34 36 16 46 0 48C-16 46-34 36-39 12L-46 14L-36-8L-22 12L-30 10Q-24 28-6 30z',
    'v',
  ) +
  circle(0, -40, 5, '#1b2740') +
  gloss('M-4-20H0V30H-4z', 0.5);

export const octopus = () =>
  path(
    'M-34 4C-44-50 44-50 34 4C48 12 50 34 36 40C42 26 32 18 28 24C30 44 14 50 10 38C16 34 8 24 4 30C4 46-14 48-14 36C-10 28-18 22-22 28C-24 46-42 44-44 28C-34 32-36 14-34 4z',
    'U',
  ) +
  ellipse(-13, -10, 8, 10, '#fff') +
  ellipse(13, -10, 8, 10, '#fff') +
  circle(-11, -8, 4, '#160a2a', 'stroke="none"') +
  circle(11, -8, 4, '#160a2a', 'stroke="none"') +
  line('M-7 8Q0 13 7 8', 2.5, '#160a2a') +
  group(ellipse(0, 0, 9, 5, '#fff', 0, 'opacity=".5" stroke="none"'), 'translate(-14 -30) rotate(-30)');
