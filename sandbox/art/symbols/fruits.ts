import { circle, ellipse, gloss, group, line, path } from '../draw.ts';

const leaf = (transform: string) =>
  group(
    path('M0 0C8-16 26-18 36-10C30 4 14 8 0 0z', 'n') + line('M4-2Q18-6 30-9', 1.5, '#0a5a2a'),
    transform,
  );

export const cherry = () =>
  line('M-20 18Q-16-20 14-42M22 22Q26-14 14-42', 5, '#2d7a2a') +
  leaf('translate(12 -40)') +
  circle(-20, 24, 22, 'R') +
  circle(23, 26, 20, 'R') +
  ellipse(-28, 15, 6, 4, '#fff', -40, 'opacity=".8" stroke="none"') +
  ellipse(16, 18, 5, 3.5, '#fff', -40, 'opacity=".8" stroke="none"');

export const lemon = () =>
  group(
    path('M-46 2C-40-8-36-30 0-32C34-32 40-10 47-2C42 12 34 32 0 33C-34 33-38 12-46 2z', 'Y') +
      gloss('M-30-8C-24-22-8-27 6-26C-8-20-20-12-24 2z', 0.7) +
      line('M-4 20Q16 22 28 10', 2, '#c78a00'),
    'rotate(-22)',
  ) + leaf('translate(8 -34) scale(.8)');

export const orange = () =>
  circle(0, 6, 38, 'O') +
  leaf('translate(0 -30)') +
  leaf('translate(0 -30) scale(-.7 .8)') +
  ellipse(-14, -10, 11, 6, '#fff', -35, 'opacity=".6" stroke="none"') +
  [
    [10, 20],
    [20, 6],
    [-6, 28],
    [-20, 18],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 1.6, '#b84d08', 'stroke="none"'))
    .join('');

export const watermelon = () =>
  group(
    path('M-48-14A48 48 0 0 0 48-14z', 'n') +
      path('M-41-14A41 41 0 0 0 41-14z', '#eaffd0', 'stroke="none"') +
      path('M-36-14A36 36 0 0 0 36-14z', 'r', 'stroke="none"') +
      [
        [-20, -2],
        [0, 0],
        [20, -2],
        [-10, 10],
        [11, 10],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 2.2, 4, '#2a0b12', 0, 'stroke="none"'))
        .join('') +
      gloss('M-34-12A34 34 0 0 0-20 14L-26-12z', 0.35),
    'rotate(-16)',
  );

export const grapes = () => {
  const rows: [number, number][] = [
    [-26, -14],
    [-8, -16],
    [10, -15],
    [27, -13],
    [-18, 3],
    [0, 2],
    [18, 3],
    [-9, 19],
    [9, 19],
    [0, 35],
  ];
  return (
    line('M2-24Q0-38 10-46', 5, '#5d3a17') +
    leaf('translate(4 -28) scale(1 1.1)') +
    rows
      .map(([x, y]) => circle(x, y, 12, 'U') + circle(x - 4, y - 4, 3, '#fff', 'opacity=".65" stroke="none"'))
      .join('')
  );
};

export const strawberry = () =>
  path('M0 46C-30 30-44 2-34-14C-26-24-10-20 0-14C10-20 26-24 34-14C44 2 30 30 0 46z', 'R') +
  path('M0-12L-26-22L-12-26L-8-42L2-28L14-42L15-26L28-20z', 'n') +
  [
    [-20, 0],
    [0, 4],
    [20, 0],
    [-11, 17],
    [11, 17],
    [0, 30],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 2, 3.2, '#ffe27a', 0, 'stroke="none"'))
    .join('') +
  gloss('M-30-6C-26-16-18-17-12-14C-22-8-26 2-25 12C-30 6-31-1-30-6z');

export const plum = () =>
  line('M2-28Q2-40 12-46', 5, '#5d3a17') +
  leaf('translate(6 -34) scale(.9)') +
  path('M0 42C-40 40-46-20-14-28C-6-30-2-26 0-24C6-30 18-32 28-24C48-6 36 42 0 42z', 'U') +
  line('M0-24Q-10 6 2 38', 2.5, '#3c0c73') +
  gloss('M-30-4C-28-16-20-20-14-20C-22-10-24 2-22 14C-28 8-31 2-30-4z', 0.5);

export const pineapple = () =>
  path('M0-8L-22-30L-8-26L-14-46L0-32L12-48L9-27L24-32z', 'n') +
  ellipse(0, 18, 25, 30, 'Y') +
  line('M-20 2L14 42M-6-10L24 28M20 2L-14 42M6-10L-24 28', 2.5, '#b06a00') +
  gloss('M-18 12C-16 0-8-6-2-8C-10 2-14 14-12 26z', 0.5);
