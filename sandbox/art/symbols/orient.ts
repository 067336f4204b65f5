import { around, circle, ellipse, gloss, line, path, rect } from '../draw.ts';

export const lantern = () =>
  line('M0-50V-38', 3, '#ffc629') +
  rect(-16, -40, 32, 8, 2, 'g') +
  ellipse(0, -2, 38, 32, 'R') +
  line('M0-34V30M-14-32C-28-14-28 12-14 28M14-32C28-14 28 12 14 28', 2, '#ffd95e') +
  rect(-16, 26, 32, 8, 2, 'g') +
  line('M-8 34V48M0 34V50M8 34V48', 3, '#ffc629') +
  gloss('M-30-6C-28-20-18-26-12-27C-20-18-22-6-20 6C-26 4-30 0-30-6z', 0.4);

export const luckyCoin = () =>
  circle(0, 0, 45, 'G') +
  circle(0, 0, 37, 'g') +
  rect(-12, -12, 24, 24, 2, '#7a2a05') +
  around(4, () => path('M-6-31H6V-27H2V-22H7V-18H-7V-22H-2V-27H-6z', '#8a4a08', 'stroke="none"')) +
  gloss('M-38-14A40 40 0 0 1 10-39L-14-14L-26 22A40 40 0 0 1-38-14z', 0.4);

export const lotus = () =>
  [-70, 70, -42, 42, -18, 18, 0]
    .map(
      (turn, index) =>
        `<g transform="translate(0 32) rotate(${turn})">${path('M0 0C-18-20-16-48 0-66C16-48 18-20 0 0z', index % 2 ? 'k' : 'K')}</g>`,
    )
    .join('') + path('M-46 34Q0 22 46 34Q0 50-46 34z', 'n');

export const fan = () =>
  [-60, -40, -20, 0, 20, 40, 60]
    .map(
      (turn, index) =>
        `<g transform="translate(0 34) rotate(${turn})">${path('M-4 0L-14-72Q0-82 14-72L4 0z', index % 2 ? 'r' : 'g')}</g>`,
    )
    .join('') + circle(0, 34, 8, 'G');

export const ingot = () =>
  path(
    'M-48-14C-40-22-28-14-22-8C-14-24 14-24 22-8C28-14 40-22 48-14C46 14 34 32 0 32C-34 32-46 14-48-14z',
    'g',
  ) +
  ellipse(0, -6, 22, 13, 'G') +
  gloss('M-42-8C-40 10-30 22-16 26C-28 16-32 4-34-10z', 0.5);

export const koi = () =>
  path('M34-34C52-40 50-16 40-12C50-6 48 12 34 4C28-4 28-24 34-34z', 'o') +
  path('M-46 26C-44-6-14-34 34-18C30 12-4 40-46 26z', 'W') +
  path(
    'M-38 8C-28-8-14-16-2-20C4-6-14 6-38 8zM12-20L30-18C30-4 18 6 6 8C12-4 14-12 12-20z',
    'r',
    'stroke="none"',
  ) +
  path('M-16-14C-20-34-4-36 4-22zM-6 26C4 44 18 38 12 20z', 'o') +
  circle(-32, 16, 3.6, '#10142a', 'stroke="none"');

export const luckyCat = () =>
  path('M-34-30L-26-48L-10-36zM34-30L26-48L10-36z', 'w') +
  path(
    'M-36-12C-36-34-20-40 0-40C20-40 36-34 36-12C36 0 30 6 30 6C36 26 30 46 0 46C-30 46-36 26-30 6C-30 6-36 0-36-12z',
    'W',
  ) +
  path('M28-6C44-10 50-34 40-40C30-42 28-26 24-14z', 'w') +
  line('M-20-14Q-14-20-8-14M20-14Q14-20 8-14', 3, '#241020') +
  path('M-4-8H4L0-4z', 'k') +
  line('M0-4Q-6 2-10-2M0-4Q6 2 10-2', 2, '#241020') +
  path('M-28 4Q0 14 28 4L27 12Q0 20-27 12z', 'r') +
  circle(0, 14, 6, 'G') +
  ellipse(0, 32, 16, 9, 'g') +
  circle(-22, -6, 4.5, '#ff9fb5', 'stroke="none"') +
  circle(22, -6, 4.5, '#ff9fb5', 'stroke="none"');

export const sunMask = () =>
  around(12, (i) => path('M-9-32L0-50L9-32z', i % 2 ? 'g' : 'r')) +
  circle(0, 0, 34, 'G') +
  path('M-20-12H-5V-4H-20zM20-12H5V-4H20z', 't') +
  path('M-5-4H5L8 10H-8z', 'o') +
  path('M-18 15H18V24H-18z', 'd') +
  line('M-10 15V24M0 15V24M10 15V24', 2.4, '#fff') +
  path('M-22-24H22L12-17H-12z', 'b') +
  circle(-27, 6, 4, 'T') +
  circle(27, 6, 4, 'T');

export const stepPyramid = () =>
  path('M-48 40V28H-38V14H-28V0H-18V-14H-12V-30H12V-14H18V0H28V14H38V28H48V40z', 'e') +
  path('M-7 40V-14H7V40z', '#8a5f22') +
  line('M-7-4H7M-7 6H7M-7 16H7M-7 26H7M-7 36H7', 2, '#f2d9a0') +
  rect(-6, -28, 12, 14, 1, '#2a1108') +
  path('M-16-30H16L12-38H-12z', 'r') +
  gloss('M-48 28H-38V31H-48zM-38 14H-28V17H-38zM-28 0H-18V3H-28z', 0.6);

export const totem = () =>
  path('M-20-34L-46-22L-42-8L-20-14zM20-34L46-22L42-8L20-14z', 'r') +
  rect(-24, -48, 48, 96, 8, 'm') +
  circle(-10, -32, 6, 'y') +
  circle(10, -32, 6, 'y') +
  circle(-10, -32, 2.6, '#1b0c05', 'stroke="none"') +
  circle(10, -32, 2.6, '#1b0c05', 'stroke="none"') +
  path('M-10-22H10L6-16H-6z', '#1b0c05') +
  path('M-18-4L-2 0L-16 6zM18-4L2 0L16 6z', 't') +
  path('M-14 8H14V14H-14z', '#fff') +
  path('M-16 26Q0 18 16 26V38Q0 44-16 38z', 'r') +
  line('M-10 28V38M0 25V40M10 28V38', 2, '#fff');
