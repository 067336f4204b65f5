import { around, circle, ellipse, group, line, path, recolour, rect, small, starPath } from '../draw.ts';
import { macaw } from './creatures.ts';
import { sun } from './nile.ts';
import { carnivalMask } from './party.ts';
import { cactus } from './west.ts';

const plume = (fill: string, turn: number, length = 46) =>
  group(
    path(
      `M0 0C-12-${length * 0.4}-10-${length * 0.8} 0-${length}C10-${length * 0.8} 12-${length * 0.4} 0 0z`,
      fill,
    ) + line(`M0 0V-${length * 0.8}`, 1.6, '#fff'),
    `translate(0 16) rotate(${turn})`,
  );

export const heel = () =>
  path(
    'M-42-18C-30-26-24-20-18-8C-6 10 20 20 44 20C48 28 44 34 34 34H6C-8 30-20 18-28 8L-32 46H-38C-38 20-46 0-42-18z',
    'r',
  ) +
  path('M-42-18C-30-26-24-20-18-8L-28 4C-34-2-38-10-42-18z', 'g') +
  path('M10 18L22 2L34 18z', 'y') +
  circle(22, 14, 5, 'B') +
  path(starPath(4, 9, 2.4, -8, -34), '#fff') +
  path(starPath(4, 6, 1.8, 14, -30), '#fff');
export const headdress = () =>
  [-78, -52, -26, 0, 26, 52, 78]
    .map((turn, i) => plume(['k', 'y', 't', 'r', 't', 'y', 'k'][i] ?? 'k', turn, 62))
    .join('') +
  path('M-30 18C-20 4 20 4 30 18L24 34C10 26-10 26-24 34z', 'g') +
  path('M0 6L9 18L0 30L-9 18z', 'r') +
  circle(-20, 20, 4.4, 'T') +
  circle(20, 20, 4.4, 'T') +
  line('M-20 34C-10 44 10 44 20 34', 3, '#ffc629');
export const royalHeaddress = () =>
  recolour(headdress(), { k: 'u', t: 'b', r: 'u' }) + path('M-24 14L-28-8L-12 4L0-14L12 4L28-8L24 14z', 'g');
export const feather = () =>
  group(
    path('M0 48L-2 20C-24 8-24-24 0-50C24-24 24 8 2 20z', 'k') +
      path('M0-24C-9-14-9 4 0 14C9 4 9-14 0-24z', 't') +
      circle(0, -4, 6, 'U') +
      line('M0-46V46M0-30L-12-20M0-16L-16-4M0 0L-14 10M0-30L12-20M0-16L16-4M0 0L14 10', 1.8, '#fff6c2'),
    'rotate(24)',
  ) + [-30, -14, 30].map((x, i) => circle(x, 34 - i * 8, 4.4, ['Y', 'B', 'R'][i] ?? 'Y')).join('');
export const streamers = () =>
  line('M-44-40C-20-40-40-20-20-18C0-16-20 2 0 6C18 10 2 26 20 30', 7, '#ff5fa8') +
  line('M44-44C24-36 40-22 22-16C4-10 18 6-4 14C-22 20-8 34-26 42', 7, '#ffe23e') +
  line('M-6-48C8-38-10-26 4-16C18-6-2 6 12 16C24 24 14 34 26 44', 6, '#17b8a6') +
  [
    [-36, 8],
    [-30, 24],
    [34, 4],
    [40, 24],
    [-44, -12],
    [0, -34],
    [30, -28],
    [-10, 44],
  ]
    .map(([x = 0, y = 0], i) => circle(x, y, 5, ['R', 'B', 'Y', 'N', 'U'][i % 5] ?? 'R'))
    .join('');
export const frevoUmbrella = () =>
  path('M-48 4C-44-30-20-44 0-44C20-44 44-30 48 4L32-4L16 4L0-4L-16 4L-32-4z', 'r') +
  path('M-48 4C-44-30-20-44 0-44C-14-36-18-16-16 4L-32-4z', 'y') +
  path('M0-44C14-36 18-16 16 4L0-4L-16 4C-18-16-14-36 0-44z', 'b') +
  path('M0-44C20-44 44-30 48 4L32-4L16 4C18-16 14-36 0-44z', 'n') +
  line('M0-4V36C0 46 14 46 14 36', 4, '#8a4f24') +
  circle(0, -46, 4, 'G');
export const standard = () =>
  rect(-3, -50, 6, 98, 2, 'm') +
  rect(-38, -46, 76, 6, 3, 'g') +
  path('M-34-40H34V16L0 34L-34 16z', 'u') +
  path('M-34-40H34V-32H-34zM-34 8L0 26L34 8V16L0 34L-34 16z', 'g') +
  path(starPath(5, 18, 8, 0, -8), 'y') +
  circle(-38, -43, 5, 'G') +
  circle(38, -43, 5, 'G');
export const soundTruck = () =>
  rect(-48, -6, 66, 34, 4, 'u') +
  path('M18 0H36L48 14V28H18z', 'k') +
  path('M24 4H34L42 14H24z', '#bfe8ff') +
  [-36, -14, 6].map((x) => circle(x, 10, 9, 'd') + circle(x, 10, 4, 'v')).join('') +
  rect(-44, -28, 58, 22, 2, 'y') +
  [-32, -14, 4]
    .map((x) => circle(x, -26, 6, 'M') + path(`M${x - 7} -6C${x - 7} -20 ${x + 7} -20 ${x + 7} -6z`, 'r'))
    .join('') +
  rect(-46, -14, 62, 6, 2, 'n') +
  circle(-32, 32, 10, 'd') +
  circle(-32, 32, 4, 'V') +
  circle(-8, 32, 10, 'd') +
  circle(-8, 32, 4, 'V') +
  circle(32, 32, 10, 'd') +
  circle(32, 32, 4, 'V') +
  line('M-46-40L-40-34M18-44L14-36M-12-48V-40', 3, '#ffe23e');
export const trumpet = () =>
  group(
    path('M-48-4H16C26-4 34-16 44-24V28C34 20 26 8 16 8H-48z', 'g') +
      rect(-52, -7, 8, 17, 3, 'g') +
      [-26, -12, 2].map((x) => rect(x, -22, 8, 36, 3, 'v') + circle(x + 4, -24, 5, 'W')).join('') +
      line('M-34 8C-34 26 14 26 14 8', 5, '#c78a00') +
      ellipse(44, 2, 5, 26, 'o'),
    'rotate(-18)',
  );
export const cuica = () =>
  path('M-34-22L-28 40H28L34-22z', 'v') +
  ellipse(0, -22, 34, 12, 'w') +
  ellipse(0, 40, 28, 9, 'v') +
  line('M0-22L14-50', 3.4, '#8a4f24') +
  [-20, 0, 20].map((x) => line(`M${x} -10L${x * 0.86} 36`, 2.4, '#5b6778')).join('') +
  path('M-34-16C-20-4 20-4 34-16V-8C20 4-20 4-34-8z', 'r') +
  path('M-30 28C-16 38 16 38 30 28L29 36C16 46-16 46-29 36z', 'r');
export const samboArch = () =>
  path('M-10 6H10L34 48H-34z', 'v') +
  path('M-1.500 10H1.500L5 46H-5z', 'y', 'stroke="none"') +
  path('M-50 48V-10L-14 0V8L-38 48z', 'u') +
  path('M50 48V-10L14 0V8L38 48z', 'k') +
  line('M-50 4L-15 3M-50 18L-19 7M-48 34L-26 14M50 4L15 3M50 18L19 7M48 34L26 14', 2, '#fffaf0') +
  path(
    'M-24 6V-12C-24-44-5-50 0-26C5-50 24-44 24-12V6H18V-12C18-36 5-38 3-12V4H-3V-12C-5-38-18-36-18-12V6z',
    'w',
  ) +
  path(starPath(5, 9, 4, 0, -38), 'y') +
  [
    [-38, -34],
    [38, -36],
  ]
    .map(([x = 0, y = 0]) => small(path(starPath(8, 13, 4), 'y'), x, y, 1))
    .join('');
export const rooster = () =>
  path(
    'M-16-22C-8-30 10-28 10-14C12-6 24-4 30-10C26-22 32-38 44-44C50-28 48-12 40 6C34 26 14 36-4 32C-24 28-28 6-16-22z',
    'r',
  ) +
  path('M44-44C56-28 50-4 38 10C48-8 46-28 44-44zM36-46C28-34 26-20 30-8', 'g') +
  path('M-18-22C-26-30-22-42-14-38C-14-48-4-48-2-40C4-48 12-42 8-32L6-24z', 'r') +
  path('M-18-22L-32-16L-18-12z', 'y') +
  circle(-8, -22, 4, '#fff') +
  circle(-9, -22, 2, '#15152a') +
  path('M-16-10C-22-4-18 4-12 0z', 'r') +
  path('M-2 0C10-6 26 4 22 18C8 22-4 14-2 0z', 'b') +
  line('M-4 32V46M10 30V46M-12 46H2M2 46H16', 3.4, '#ffb347');
export const beachUmbrella = () =>
  group(
    path('M-48 2C-44-34 44-34 48 2C32-6 16-6 0-2C-16-6-32-6-48 2z', 'r') +
      path(
        'M-18-2C-18-20-8-28 0-26C8-28 18-20 18-2C12-4 6-4 0-2C-6-4-12-4-18-2zM-48 2C-46-14-32-24-20-26C-30-18-34-8-34-3zM48 2C46-14 32-24 20-26C30-18 34-8 34-3z',
        'y',
      ) +
      line('M0-28V48', 4, '#fff'),
    'rotate(12) translate(0 -4)',
  ) +
  path('M-50 48C-30 34 30 34 50 48z', 'e') +
  circle(30, 36, 10, 'W') +
  path('M20 36A10 10 0 0 1 30 26V36z', 'b') +
  path('M40 36A10 10 0 0 1 30 46V36z', 'r');
export const blueMacaw = () => recolour(macaw(), { R: 'B', b: 'b', y: 'y' });
export const accordion = () =>
  path('M-46-30H-22V34H-46z', 'r') +
  path('M22-30H46V34H22z', 'r') +
  Array.from({ length: 6 }, (_, i) =>
    path(`M${-22 + i * 7.4} ${i % 2 ? -26 : -32}h7.4v${i % 2 ? 56 : 68}h-7.4z`, i % 2 ? 'd' : 'w'),
  ).join('') +
  [-20, -8, 4, 16].map((y) => circle(-34, y, 4, 'W')).join('') +
  [-22, -10, 2, 14, 26].map((y) => rect(28, y - 4, 14, 7, 1, 'w')).join('') +
  line('M-40-30C-30-50 30-50 40-30', 3.4, '#45210c') +
  path('M-46-30H-22V-24H-46zM22-30H46V-24H22z', 'g');
export const bonfire = () =>
  path(
    'M0-50C10-30 32-22 28 6C28 20 16 30 0 30C-16 30-28 20-28 4C-28-10-16-14-16-28C-10-24-8-20-6-14C0-22 2-36 0-50z',
    'o',
  ) +
  path('M2-18C8-6 16 0 14 12C14 22 8 28 0 28C-8 28-14 22-14 14C-14 6-8 4-6-4C0 0 2-8 2-18z', 'y') +
  group(rect(-44, -6, 88, 13, 6, 'm'), 'translate(0 34) rotate(12)') +
  group(rect(-44, -6, 88, 13, 6, 'm'), 'translate(0 34) rotate(-12)') +
  circle(-42, 26, 6, 'E') +
  circle(42, 26, 6, 'E');
export const bunting = () =>
  line('M-48-30C-20-6 20-6 48-30', 3, '#45210c') +
  [-40, -20, 0, 20, 40]
    .map((x, i) =>
      path(
        `M${x - 9} ${-16 + 10 * (1 - (x / 48) ** 2) - 8}h18v28l-9-8l-9 8z`,
        ['r', 'y', 'n', 'b', 'o'][i] ?? 'r',
      ),
    )
    .join('') +
  small(bonfire(), 0, 24, 0.5);
export const berimbau = () =>
  line('M-34 46C-24 0-6-32 32-48', 6, '#8a4f24') +
  line('M-34 46C-10 10 14-20 32-48', 1.8, '#fff6c2') +
  circle(-8, 24, 18, 'O') +
  path('M-20 10C-12 2-2 4 6 14C-2 20-16 20-20 10z', '#45210c') +
  line('M22 4L-6-14', 4, '#e4c08a') +
  group(path('M-8-8H8V10H-8z', 'e'), 'translate(28 14) rotate(20)') +
  circle(28, 28, 4, 'R');
export const cordel = () =>
  group(
    path('M-32-44H32V44H-32z', 'e') +
      rect(-26, -38, 52, 76, 0, '#fff6e4') +
      small(cactus(), 8, 8, 0.5) +
      small(sun(), -10, -18, 0.3) +
      line('M-22 34H22M-22-30H22', 3, '#15152a'),
    'rotate(-10)',
  ) +
  line('M-48-46C-20-38 20-40 48-48', 2.4, '#8a4f24') +
  rect(-6, -50, 7, 14, 2, 'r');
export const duneLagoon = () =>
  circle(24, -28, 16, 'Y') +
  path('M-50 22C-32-2-20-26-8-34C-12-14-2 2 12 14L6 26H-50z', 'w') +
  path('M-8-34C12-26 34-4 50 16V26H6L12 14C-2 2-12-14-8-34z', '#c08a45') +
  path('M-50 46V20C-34 8-16 14 2 22C20 28 38 22 50 14V46z', 'e') +
  path('M-50 20C-34 8-16 14 2 22C-10 20-32 22-50 34z', '#fff3d6', 'stroke="none"') +
  path('M-36 36C-24 26 20 27 38 35C28 45-24 46-36 36z', 'b') +
  path('M-24 35C-10 30 14 31 24 35C12 37-12 38-24 35z', '#dff3ff', 'stroke="none"') +
  line('M-44 38L-47 26M-42 38L-41 24M-40 38L-35 28', 2, '#0d6b34');
export const cableCar = () =>
  line('M-50-38L50-48', 3.4, '#2a3048') +
  line('M0-43V-24', 4, '#5b6778') +
  path('M-36-24H36C42-24 44-18 42-10L36 34C34 40-34 40-36 34L-42-10C-44-18-42-24-36-24z', 'y') +
  path('M-36-12H-13V8H-33zM-9-12H9V8H-9zM13-12H36L33 8H13z', '#bfe8ff') +
  path('M-36 18H36L35 28H-35z', 'r') +
  circle(0, -43, 6, 'V');
export const colonialHouses = () =>
  [
    [-32, 'k', -18],
    [0, 'b', -30],
    [32, 'y', -12],
  ]
    .map(
      ([x, f, top]) =>
        path(`M${Number(x) - 16} 46V${top}H${Number(x) + 16}V46z`, String(f)) +
        path(`M${Number(x) - 19} ${top}L${x} ${Number(top) - 16}L${Number(x) + 19} ${top}z`, 'o') +
        rect(Number(x) - 11, Number(top) + 8, 8, 14, 3, 'w') +
        rect(Number(x) + 3, Number(top) + 8, 8, 14, 3, 'w') +
        rect(Number(x) - 5, 28, 10, 18, 4, 'n'),
    )
    .join('');
export const saci = () =>
  path('M-30-14C-34-46 4-56 24-40C34-46 42-38 38-30C32-34 28-28 30-14z', 'r') +
  rect(-34, -20, 66, 11, 5, 'r') +
  path('M-28-10H28V12C28 32 12 42 0 42C-12 42-28 32-28 12z', 'm') +
  circle(-11, 4, 6, '#fff') +
  circle(11, 4, 6, '#fff') +
  circle(-10, 4, 3, '#15152a') +
  circle(12, 4, 3, '#15152a') +
  path('M-12 22Q2 34 16 20', 'none', 'stroke="#2a1108" stroke-width="3"') +
  line('M14 24L34 34', 4, '#45210c') +
  path('M30 24H44L42 40H32z', 'm') +
  line('M38 20C34 12 42 8 38 0', 2.4, '#fff');
export const lampiaoHat = () =>
  path('M-50 4C-40-40 40-40 50 4C30 20-30 20-50 4z', 'm') +
  path('M-30 8C-26-24 26-24 30 8C16 16-16 16-30 8z', 'e') +
  path(starPath(8, 14, 7, 0, -8), 'g') +
  circle(-32, -8, 6, 'G') +
  circle(32, -8, 6, 'G') +
  circle(-42, 6, 4, 'G') +
  circle(42, 6, 4, 'G') +
  line('M-26 14L-14 44M26 14L14 44', 3, '#45210c') +
  circle(-14, 44, 5, 'G') +
  circle(14, 44, 5, 'G') +
  line('M-48 8C-28 24 28 24 48 8', 4, '#ffc629');
export const maskOnStick = () => small(carnivalMask(), 0, -10, 0.92) + line('M36-2L18 48', 4, '#ffc629');
export const firework = () =>
  around(
    12,
    (i) =>
      line('M0-14V-36', 4, ['#ff5a5f', '#ffe23e', '#5ad1ff'][i % 3] ?? '#fff') +
      circle(0, -43, 4, ['R', 'Y', 'B'][i % 3] ?? 'Y'),
  ) +
  path(starPath(8, 14, 6), 'y') +
  around(6, () => circle(0, -22, 2.4, '#fff'));
export const doll = () =>
  path('M-34 4C-42-50 42-50 34 4C40 14 36 22 28 20V-6H-28V20C-36 22-40 14-34 4z', 'm') +
  circle(0, -8, 27, 'W') +
  path('M-28-12C-20-36 20-36 28-12C10-22-10-22-28-12z', 'm') +
  circle(-10, -6, 5, 'B') +
  circle(10, -6, 5, 'B') +
  circle(-10, -6, 2, '#15152a') +
  circle(10, -6, 2, '#15152a') +
  path('M-5 8Q0 5 5 8Q0 13-5 8z', 'r') +
  circle(-17, 4, 5, '#ff9fb5', 'stroke="none"') +
  circle(17, 4, 5, '#ff9fb5', 'stroke="none"') +
  path('M-26 48C-24 28-12 22 0 22C12 22 24 28 26 48z', 'k') +
  path('M-16 24C-8 32 8 32 16 24L10 36H-10z', 'w') +
  line('M8-34L14-24L10-16L16-10', 1.8, '#45210c') +
  path('M-34-24L-24-32L-20-22zM-14-30L-24-32L-20-20z', 'r');
export const sombrero = () =>
  ellipse(0, 18, 50, 17, 'e') +
  path('M-20 16C-18-34 18-34 20 16C10 24-10 24-20 16z', 'e') +
  path('M-21 4C-10 12 10 12 21 4V14C10 24-10 24-21 14z', 'r') +
  line('M-44 16C-20 34 20 34 44 16', 4, '#e8233f') +
  line('M-18-6L-10-12L-2-6L6-12L14-6', 3, '#17b8a6') +
  [-40, -24, 0, 24, 40].map((x) => circle(x, 30 - Math.abs(x) * 0.2, 4, 'G')).join('');
