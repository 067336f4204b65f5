import { around, circle, ellipse, gloss, group, line, path, recolour, rect, starPath } from '../draw.ts';
import { bull } from './creatures.ts';
import { chili } from './fire.ts';

export const revolver = () =>
  group(
    path('M-48-16H14L20-22H30L28-8H16V4H-6V-2H-48z', 'v') +
      path('M4 2C14-4 24-2 28-8C34 8 40 26 46 38L24 44C20 28 14 14 4 8z', 'm') +
      circle(4, -6, 11, 'V') +
      circle(4, -6, 3.4, 'd') +
      path('M-4 6C-2 16 8 18 12 10', 'none', 'stroke="#5b6778" stroke-width="3.4"') +
      line('M-44-10H-8', 2.4, '#5b6778') +
      circle(34, 30, 3, 'G'),
    'rotate(-12)',
  );
export const train = () =>
  rect(-30, -24, 44, 34, 12, 'd') +
  rect(12, -40, 30, 52, 3, 'r') +
  rect(8, -46, 38, 8, 3, 'd') +
  rect(18, -32, 18, 18, 2, 'y') +
  path('M-26-24L-30-46H-12L-16-24z', 'd') +
  rect(-34, -50, 26, 7, 2, 'g') +
  rect(-4, -32, 10, 8, 3, 'g') +
  path('M-30 10H44V20H-36z', 'g') +
  path('M-36 18L-50 34H-28z', 'd') +
  [-18, 2, 28].map((x) => circle(x, 30, 13, 'R') + circle(x, 30, 6, 'G')).join('') +
  line('M-18 32H28', 4, '#c3ccd8') +
  circle(-32, -8, 7, 'Y') +
  rect(-14, -24, 5, 34, 0, 'g') +
  circle(-18, -58, 6, '#fff', 'opacity=".7" stroke="none"');
export const saloonDoors = () =>
  rect(-48, -50, 96, 12, 3, 'm') +
  rect(-48, -50, 10, 98, 2, 'm') +
  rect(38, -50, 10, 98, 2, 'm') +
  path('M-36-14C-26-26-10-26-3-22V34H-36zM36-14C26-26 10-26 3-22V34H36z', 'o') +
  [-8, 2, 12, 22].map((y) => line(`M-31 ${y}H-9M9 ${y}H31`, 3, '#6e3f0e')).join('') +
  path(starPath(5, 9, 4, 0, -44), 'y');
export const stagecoach = () =>
  path('M-32-26C-20-36 20-36 32-26L26 16H-26z', 'r') +
  path('M-20-18H-3V2H-18zM3-18H20L18 2H3z', '#ffe9b0') +
  rect(-36, -34, 72, 8, 4, 'g') +
  rect(-16, -44, 32, 10, 2, 'm') +
  circle(-26, 26, 18, 'M') +
  circle(26, 26, 18, 'M') +
  [-26, 26]
    .map(
      (x) =>
        circle(x, 26, 12, 'E') +
        line(
          `M${x - 11} 26H${x + 11}M${x} 15V37M${x - 8} 18L${x + 8} 34M${x + 8} 18L${x - 8} 34`,
          2.4,
          '#6e3f0e',
        ) +
        circle(x, 26, 4, 'G'),
    )
    .join('') +
  path('M-10 2H10V16H-10z', 'g');
export const wantedPoster = () =>
  group(
    path('M-36-46L34-48L38 44L-34 48z', 'e') +
      rect(-24, -22, 48, 44, 2, '#f7ecd0') +
      circle(0, 2, 13, 'S') +
      path('M-26-8C-10-14 10-14 26-8C16-2-16-2-26-8zM-12-10C-12-24 12-24 12-10z', 'm') +
      path('M-13 6H13L8 20H-8z', 'r') +
      path('M-22 22C-18 14 18 14 22 22z', 'd') +
      line('M-26-34H26M-20 32H20M-12 40H12', 5, '#6e3f0e') +
      circle(0, -42, 3.4, 'V'),
    'rotate(-5)',
  );
export const whiteBuffalo = () => recolour(bull(), { m: 'w', w: 'd' });
export const goldenBull = () => recolour(bull(), { m: 'g', w: 'v' });
export const pickaxe = () =>
  group(
    rect(-5, -30, 10, 78, 3, 'm') +
      path('M-46-18C-30-44 30-44 46-18C26-32 12-32 8-30H-8C-12-32-26-32-46-18z', 'v') +
      rect(-10, -40, 20, 16, 3, 'd'),
    'rotate(24)',
  ) +
  [
    [-26, 34],
    [-12, 42],
    [-36, 44],
  ]
    .map(([x = 0, y = 0]) =>
      path(`M${x - 9} ${y + 6}L${x - 5} ${y - 6}L${x + 6} ${y - 5}L${x + 9} ${y + 6}z`, 'g'),
    )
    .join('');
export const bandit = () =>
  path('M-50-12C-30-22 30-22 50-12C36-4-36-4-50-12z', 'd') +
  path('M-24-14C-24-44-10-46 0-38C10-46 24-44 24-14z', 'd') +
  path('M-24-18H24V-10H-24z', 'r') +
  path('M-26-8H26V8H-26z', 's') +
  circle(-11, -1, 3.4, '#15152a') +
  circle(11, -1, 3.4, '#15152a') +
  line('M-18-6L-6-4M18-6L6-4', 3, '#45210c') +
  path('M-30 6C-10 0 10 0 30 6L22 26L0 44L-22 26z', 'r') +
  [
    [-12, 14],
    [10, 12],
    [0, 24],
    [-2, 34],
    [16, 18],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.4, '#fff', 'stroke="none"'))
    .join('');
export const lasso = () =>
  ellipse(4, -18, 40, 24, 'none', 0, 'stroke="#d4a757" stroke-width="7"') +
  ellipse(4, -18, 40, 24, 'none', 0, 'stroke="#8a5f22" stroke-width="1.6" stroke-dasharray="4 5"') +
  line('M-32-6C-44 10-30 26-14 20C4 12 20 26 8 40C0 50-20 48-26 40', 7, '#d4a757') +
  circle(-34, -4, 6, 'E');
export const tumbleweed = () =>
  circle(0, 0, 40, '#d4a757', 'opacity=".4"') +
  line(
    'M-38 6C-30-40 36-40 36 4C36 40-30 44-34 10C-34-20 22-30 24 2C24 28-18 28-18 6C-18-10 10-14 10 4M-36-10C-10 4 10-34 30-24M-26 30C0 14 20 40 36 14M-10-40C-20-10 20 10 10 40M10-40C30-20-20 20-14 38',
    3.4,
    '#8a5f22',
  ) +
  line('M-30-20C0-40 30-10 20 20C10 40-30 30-30 0', 3, '#b98a45');
export const barn = () =>
  path('M-40 46V-6L-26-32L0-46L26-32L40-6V46z', 'r') +
  path('M-46-6L-30-36L0-52L30-36L46-6L38-2L24-28L0-42L-24-28L-38-2z', 'w') +
  path('M-16 46V14H16V46z', 'w') +
  line('M-14 16L14 44M14 16L-14 44', 4, '#b3122f') +
  rect(-8, -22, 16, 16, 2, 'y') +
  rect(-8, -22, 16, 16, 2, 'none', 'stroke="#fff" stroke-width="3"');
export const fort = () =>
  [-40, -26, -12, 2, 16, 30].map((x) => path(`M${x} 46V-8L${x + 6} -18L${x + 12} -8V46z`, 'm')).join('') +
  path('M-48 46V-30L-40-40L-32-30V46zM34 46V-30L42-40L48-30V46z', 'm') +
  path('M-14 46V18C-14 4 14 4 14 18V46z', 'd') +
  line('M-44 10H46M-44 30H-16M16 30H46', 3, '#45210c') +
  line('M0-14V-48', 3, '#45210c') +
  path('M0-48L24-40L0-32z', 'r') +
  path(starPath(5, 6, 2.4, 8, -40), '#fff');
export const jalapeno = () => recolour(chili(), { r: 'n', R: 'N' });
export const match = () =>
  group(
    rect(-5, -20, 10, 68, 2, 'e') +
      ellipse(0, -22, 9, 12, 'R') +
      path('M0-58C10-42 18-34 14-20H-14C-18-34-6-38 0-58z', 'o') +
      path('M0-40C6-30 8-26 6-18H-6C-8-26-2-30 0-40z', 'y'),
    'rotate(16) translate(0 8)',
  );
export const explosion = () =>
  path(starPath(12, 50, 30), 'r') +
  path(starPath(12, 38, 22), 'o') +
  path(starPath(10, 24, 13), 'y') +
  circle(0, 0, 8, '#fff', 'stroke="none"');
export const brickOven = () =>
  path('M-48 46V6C-48-54 48-54 48 6V46z', 'r') +
  line(
    'M-46-10H46M-48 14H-28M28 14H48M-48 34H-28M28 34H48M-20-34H20M-30-10V-28M0-10V-34M30-10V-28M-38 14V34M38 14V34',
    2.4,
    '#ffb39a',
  ) +
  path('M-28 46V16C-28-14 28-14 28 16V46z', 'd') +
  path('M0 2C8 14 20 20 18 34C16 44-16 44-18 34C-20 24-8 22-8 12C-4 14-2 10 0 2z', 'o') +
  path('M2 20C8 26 12 32 8 40H-8C-12 34-2 32 2 20z', 'y') +
  rect(-34, 42, 68, 7, 2, 'v') +
  rect(-10, -56, 20, 14, 2, 'r');
export const coals = () =>
  [
    [-28, 30],
    [0, 34],
    [28, 30],
    [-14, 16],
    [14, 16],
    [0, 2],
  ]
    .map(
      ([x = 0, y = 0]) =>
        path(
          `M${x - 16} ${y + 8}L${x - 12} ${y - 8}L${x + 4} ${y - 12}L${x + 16} ${y - 2}L${x + 12} ${y + 10}z`,
          'd',
        ) + line(`M${x - 8} ${y}L${x} ${y + 4}L${x + 8} ${y - 2}`, 3, '#ff8a1c'),
    )
    .join('') +
  path('M0-50C8-36 20-30 14-14C8-8-8-8-14-14C-18-24-8-30 0-50z', 'o') +
  path('M-30-22C-24-12-20-8-26 2C-34 2-38-6-30-22zM30-22C24-12 20-8 26 2C34 2 38-6 30-22z', 'y');
export const pepperMill = () =>
  path('M-14-34H14L10-18C22-6 16 8 18 44H-18C-16 8-22-6-10-18z', 'm') +
  circle(0, -42, 9, 'G') +
  rect(-18, 38, 36, 9, 3, 'g') +
  rect(-13, -22, 26, 6, 3, 'g') +
  gloss('M-10-30H-4V36H-12z', 0.35) +
  [
    [30, 30],
    [36, 40],
    [-30, 38],
    [-36, 28],
    [26, 44],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 4, 'R'))
    .join('');
export const helicopter = () =>
  path('M-44-4C-20-6-20-24 10-24C34-24 46-8 46 6C46 22 30 26 8 26C-6 26-14 14-20 8L-44 6z', 'r') +
  path('M14-20C30-18 40-8 41 4H14z', '#bfe8ff') +
  path('M-50-20H-42L-38 8H-46z', 'r') +
  line('M-40-34H48', 5, '#5b6778') +
  line('M6-34V-24', 5, '#2a3048') +
  line('M-4 26V36M24 26V36M-18 38H40', 4, '#2a3048') +
  circle(-44, -10, 7, 'V') +
  rect(-12, -10, 18, 16, 3, '#bfe8ff') +
  line('M-10 14H36', 4, '#fff');
export const zeppelin = () =>
  path('M-50-10C-46-36 30-44 48-10C30 22-46 16-50-10z', 'v') +
  path('M-50-10C-30-18 20-18 48-10C30-4-30-4-50-10z', 'r') +
  path('M-50-10L-58-30L-36-24zM-50-10L-58 12L-36 4z', 'r') +
  rect(-18, 14, 34, 14, 6, 'm') +
  [-12, -2, 8].map((x) => rect(x, 17, 6, 6, 1, 'y')).join('') +
  line('M-10 12V16M8 12V16', 3, '#2a3048') +
  gloss('M-36-22C-14-32 16-32 32-22C12-28-14-28-36-22z', 0.6);
export const kite = () =>
  group(
    path('M0-50L36-10L0 34L-36-10z', 'r') +
      path('M0-50L36-10H0z', 'y') +
      path('M-36-10H0V34z', 'b') +
      path('M0-10H36L0 34z', 'n') +
      line('M0-50V34M-36-10H36', 2, '#45210c'),
    'rotate(20)',
  ) +
  line('M-10 30C4 36-14 42-2 50', 3, '#fff') +
  path('M-14 30L-4 34L-14 40zM6 32L-4 34L4 42z', 'k') +
  path('M-16 42L-6 46L-16 52zM4 44L-6 46L2 54z', 'o');
export const jet = () =>
  group(
    path(
      'M0-50C8-38 10-24 10-10L46 20V30L10 22L8 36L18 46H-18L-8 36L-10 22L-46 30V20L-10-10C-10-24-8-38 0-50z',
      'v',
    ) +
      path('M0-40C5-32 6-24 6-16H-6C-6-24-5-32 0-40z', 'b') +
      path('M-5 46H5L0 60z', 'o') +
      path('M-46 20L-20 0L-22 24zM46 20L20 0L22 24z', 'r'),
    'rotate(38) translate(0 -4)',
  );
export const eagle = () =>
  path(
    'M-8 0C-20-26-40-34-50-32C-46-20-48-12-44-4C-44 6-36 12-30 14C-26 22-16 24-8 22zM8 0C20-26 40-34 50-32C46-20 48-12 44-4C44 6 36 12 30 14C26 22 16 24 8 22z',
    'm',
  ) +
  path('M-12-4C-14-20 14-20 12-4L10 24L18 44L0 36L-18 44L-10 24z', 'm') +
  path('M-12-6C-14-30 14-30 12-6C6 0-6 0-12-6z', 'w') +
  path('M-5-10H5L0 2z', 'y') +
  circle(-6, -14, 2.4, '#15152a') +
  circle(6, -14, 2.4, '#15152a') +
  path('M-18 44L0 36L18 44L8 48H-8z', 'w') +
  line('M-40-14L-18 4M-34 4L-16 12M40-14L18 4M34 4L16 12', 2.4, '#45210c');
export const parachute = () =>
  path('M-48-6C-46-58 46-58 48-6C40-14 28-14 24-6C18-14 6-14 0-6C-6-14-18-14-24-6C-28-14-40-14-48-6z', 'r') +
  path('M-24-6C-22-40-8-46 0-46C8-46 22-40 24-6C18-14 6-14 0-6C-6-14-18-14-24-6z', 'w') +
  line('M-48-6L-6 22M-24-6L-3 22M24-6L3 22M48-6L6 22', 1.8, '#fff') +
  path('M-8 30C-10 20 10 20 8 30L12 44H4L0 36L-4 44H-12z', 'b') +
  circle(0, 20, 8, 'S') +
  path('M-9 18C-8 8 8 8 9 18z', 'd');
export const tornado = () =>
  path(
    'M-46-44C-20-54 20-54 46-44C40-32 20-30 34-22C26-12 10-14 20-4C14 6 2 4 10 14C6 22-2 22 4 30C0 40-8 40-12 50C-16 40-6 34-12 28C-20 20-8 16-18 8C-28 0-12-4-24-12C-34-18-22-26-34-32C-44-36-46-40-46-44z',
    'v',
  ) +
  line(
    'M-40-40C-20-32 20-32 40-42M-26-26C-8-20 14-20 28-26M-16-10C-6-6 8-6 18-10M-10 6C-4 10 4 10 10 6M-8 22C-4 24 0 24 4 22',
    3.4,
    '#5b6778',
  ) +
  path('M30-6L38 4L34 4L40 14L28 6L32 6z', 'y') +
  rect(-40, 4, 10, 10, 1, 'r', 'transform="rotate(20 -35 9)"');
export const timeBomb = () =>
  circle(0, 8, 38, 'D') +
  rect(-9, -40, 18, 12, 3, 'v') +
  line('M0-40C2-52 20-52 26-44', 4, '#8a5f22') +
  path(starPath(8, 12, 5, 32, -42), 'y') +
  circle(0, 10, 24, 'G') +
  circle(0, 10, 19, 'W') +
  line('M0 10V-4M0 10L10 16', 4, '#15152a') +
  circle(0, 10, 3, 'R') +
  line('M0-6V-7M16 10H17M0 26V27M-16 10H-17', 3, '#15152a') +
  gloss('M-32 0C-30-14-20-24-10-26C-20-18-26-10-32 0z', 0.4);
export const blackHole = () =>
  ellipse(0, 4, 50, 17, 'O', -14) +
  circle(0, 0, 30, '#ffd27a') +
  circle(0, 0, 25, '#07060d') +
  path('M-48 16C-20 22 24 12 48-8C44 8 12 26-16 26C-34 26-46 22-48 16z', 'o') +
  path(starPath(4, 6, 2, -34, -30), '#fff') +
  path(starPath(4, 5, 1.6, 36, 32), '#fff');
export const comet = () =>
  path('M50-46C30-40 2-24-16-6L6 22C24 2 40-26 50-46z', 'y', 'opacity=".55"') +
  path('M44-30C24-20 4-6-10 10L4 24C20 8 36-14 44-30z', 'o', 'opacity=".8"') +
  circle(-16, 18, 25, 'O') +
  circle(-22, 12, 6, '#a83305', 'opacity=".5" stroke="none"') +
  circle(-10, 28, 7, '#a83305', 'opacity=".5" stroke="none"') +
  circle(-28, 26, 3.4, '#a83305', 'opacity=".5" stroke="none"');
export const galaxy = () =>
  ellipse(0, 0, 50, 20, 'u', -24) +
  path(
    'M-34 14C-46-6-20-30 8-26C34-20 30 8 8 10C-6 10-10-4 2-8',
    'none',
    'stroke="#ffffff" stroke-width="5" stroke-linecap="round"',
  ) +
  path(
    'M34-14C46 6 20 30-8 26C-34 20-30-8-8-10',
    'none',
    'stroke="#ffb3f0" stroke-width="5" stroke-linecap="round"',
  ) +
  circle(0, 0, 9, 'Y') +
  [
    [-38, -26],
    [40, 24],
    [-20, 36],
    [24, -38],
    [-46, 10],
    [46, -16],
  ]
    .map(([x = 0, y = 0]) => path(starPath(4, 6, 2, x, y), '#fff'))
    .join('');
export const satellite = () =>
  group(
    rect(-14, -16, 28, 32, 4, 'v') +
      rect(-50, -12, 30, 24, 2, 'b') +
      rect(20, -12, 30, 24, 2, 'b') +
      line('M-40-12V12M-30-12V12M30-12V12M40-12V12M-50 0H-20M20 0H50', 2, '#b4e6ff') +
      line('M-20 0H-14M14 0H20', 4, '#c3ccd8') +
      path('M-16-22C-14-38 14-38 16-22z', 'w') +
      line('M0-34V-46', 3, '#c3ccd8') +
      circle(0, -46, 4, 'R') +
      rect(-8, -8, 16, 16, 2, 'g'),
    'rotate(-24)',
  );
export const supernova = () =>
  path(starPath(16, 50, 18), 'k') +
  path(starPath(12, 38, 16), 'o') +
  path(starPath(8, 26, 12), 'y') +
  circle(0, 0, 11, '#fff', 'stroke="none"');
export const pulsar = () =>
  path('M-8-4L-34-50H-14zM8 4L34 50H14z', 't', 'opacity=".8"') +
  circle(0, 0, 24, 'B') +
  ellipse(0, 0, 46, 14, 'none', -26, 'stroke="#bdfff2" stroke-width="4"') +
  ellipse(0, 0, 36, 30, 'none', 40, 'stroke="#6fb1ff" stroke-width="2.4"') +
  circle(-5, -6, 8, '#fff', 'stroke="none" opacity=".8"');
export const eclipse = () =>
  around(16, (i) => path(`M-4-40L0-${i % 2 ? 50 : 58}L4-40z`, 'y')) +
  circle(0, 0, 40, 'Y') +
  circle(0, 0, 35, '#0b0a18') +
  path(starPath(4, 14, 3, 28, -26), '#fff');
export const astronaut = () =>
  rect(-20, 4, 40, 34, 10, 'w') +
  path('M-20 10L-42 22L-36 34L-18 26zM20 10L42-2L36-14L18 4z', 'w') +
  rect(-18, 32, 14, 16, 5, 'w') +
  rect(4, 32, 14, 16, 5, 'w') +
  circle(0, -18, 27, 'W') +
  ellipse(2, -16, 20, 17, 'D') +
  gloss('M-12-22C-8-32 4-34 12-28C2-28-6-24-12-22z', 0.8) +
  rect(-10, 14, 20, 12, 3, 'b') +
  circle(-4, 20, 2.4, 'R') +
  circle(4, 20, 2.4, 'Y');
export const spaceStation = () =>
  path('M-50 46C-30 34 30 34 50 46z', 'v') +
  path('M-36 40V18A20 20 0 0 1 4 18V40z', 'w') +
  path('M-26 26A14 14 0 0 1-4 26z', 'b') +
  rect(6, 16, 32, 24, 3, 'v') +
  line('M22 16V-14', 4, '#c3ccd8') +
  path('M8-34C10-14 34-14 40-30z', 'w') +
  line('M24-22L28-38', 3, '#c3ccd8') +
  circle(29, -40, 4, 'R') +
  rect(12, 22, 8, 8, 1, 'y') +
  rect(24, 22, 8, 8, 1, 'y') +
  circle(-30, -30, 9, 'B');
