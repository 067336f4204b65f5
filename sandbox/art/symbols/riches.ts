import {
  around,
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
import { hearts } from '../suits.ts';
import { bar, clover, coin, seven } from './classics.ts';
import { amethyst, brilliant, crown, emeraldCut } from './jewels.ts';
import { goldBar } from './west.ts';

export const tripleSeven = () =>
  small(seven(), -28, 4, 0.62, -10) + small(seven(), 28, 4, 0.62, 10) + small(seven(), 0, -2, 0.74);
export const tripleBar = () =>
  small(bar(), 0, -28, 0.9) + small(bar(), 0, 0, 0.98) + small(bar(), 0, 28, 0.9);
export const goldenClover = () => recolour(clover(), { N: 'G', n: 'g' });
export const blackDiamond = () =>
  recolour(brilliant(), { b: 'd', B: 'd', v: 'd' }).replace(/#b4e6ff|#e3f8ff/g, '#8a90a8');
export const blueTourmaline = () =>
  recolour(emeraldCut(), {
    n: 'b',
    N: 'B',
    '#a9f7bd': '#b4e6ff',
    '#0b6b2e': '#0b2f86',
    '#128a3c': '#1656b8',
    '#d6ffe0': '#dff3ff',
    '#0f7f37': '#0f47a5',
  });
export const silverBar = () => recolour(goldBar(), { g: 'v', G: 'V' });
export const iceCrown = () => recolour(crown(), { g: 'b', r: 'v', R: 'V', G: 'B' });
export const clubSuit = () =>
  path('M0-46A20 20 0 0 1 15-13A20 20 0 1 1 5 20L13 46H-13L-5 20A20 20 0 1 1-15-13A20 20 0 0 1 0-46z', 'd') +
  gloss('M-8-38C-14-30-12-22-8-18C-10-26-8-32-8-38z', 0.4);
export const joker = () =>
  path('M-6-10C-20-40-44-38-48-14C-38-20-30-10-28 0zM6-10C20-40 44-38 48-14C38-20 30-10 28 0z', 'r') +
  path('M-16-8C-14-40 14-40 16-8z', 'y') +
  circle(-48, -12, 6, 'G') +
  circle(48, -12, 6, 'G') +
  circle(0, -38, 6, 'G') +
  path('M-26-8H26V14C26 34 12 44 0 44C-12 44-26 34-26 14z', 'w') +
  path('M-30-12H30V0H-30z', 'b') +
  circle(-10, 10, 4, '#15152a') +
  circle(10, 10, 4, '#15152a') +
  circle(0, 18, 5, 'R') +
  path('M-16 26Q0 40 16 26Q0 32-16 26z', 'r') +
  circle(-18, 22, 4, '#ff9fb5', 'stroke="none"') +
  circle(18, 22, 4, '#ff9fb5', 'stroke="none"');
export const harlequin = () => recolour(joker(), { r: 'g', b: 'd', y: 'u' });
export const slotMachine = () =>
  path('M-38-30C-38-56 30-56 30-30V44H-38z', 'r') +
  rect(-32, -26, 56, 40, 5, 'g') +
  rect(-28, -22, 15, 32, 2, 'w') +
  rect(-11.5, -22, 15, 32, 2, 'w') +
  rect(5, -22, 15, 32, 2, 'w') +
  small(seven(), -20.5, -6, 0.17) +
  small(seven(), -4, -6, 0.17) +
  small(seven(), 12.5, -6, 0.17) +
  rect(-28, 22, 48, 12, 4, 'd') +
  rect(-42, 40, 76, 9, 3, 'g') +
  line('M30 2H40V-24', 5, 'v') +
  circle(40, -28, 8, 'Y') +
  [-22, -8, 6, 16].map((x) => circle(x, -38, 3, 'Y')).join('');
export const gear = () =>
  path(polygonPath(8, 30), 'v') +
  around(8, () => path('M-8-30L-6-46H6L8-30z', 'v')) +
  circle(0, 0, 31, 'V') +
  circle(0, 0, 13, 'd') +
  gloss('M-24-8A26 26 0 0 1-4-26A34 34 0 0 0-24-8z', 0.6);
export const crystals = () =>
  path('M-18 44L-44 18L-36-4L-22 6L-10 44z', 'u') +
  path('M18 44L46 22L40 0L26 8L10 44z', 'b') +
  path('M0 46L-18 30V-26L-2-50L16-28V30z', 'u') +
  path('M-18-26L-2-50L-2 46L-18 30z', '#fff', 'opacity=".25" stroke="none"') +
  line('M-18-26L0-18L16-28M0-18V44M-36-4L-28 10L-16 40M40 0L30 14L16 40', 1.8, '#f0c2ff');
export const moon = () =>
  path('M14-46A46 46 0 1 0 44 22A38 38 0 0 1 14-46z', 'y') +
  circle(-20, 6, 6, '#c78a00', 'opacity=".5" stroke="none"') +
  circle(-2, 26, 4, '#c78a00', 'opacity=".5" stroke="none"') +
  circle(-8, -18, 4, '#c78a00', 'opacity=".5" stroke="none"') +
  path(starPath(5, 9, 4, 26, -12), 'y');
export const redMoon = () =>
  circle(0, 0, 45, 'R') +
  path('M14-43A45 45 0 1 1-38 24A52 52 0 0 0 14-43z', '#8f0f2a', 'stroke="none"') +
  path('M-30-20C-18-34 0-30 2-18C0-6-18-2-26 4C-36 2-36-12-30-20z', '#b81a36', 'stroke="none"') +
  path('M-12 14C2 4 18 12 14 24C8 34-10 32-16 26z', '#a5142f', 'stroke="none"') +
  [
    [20, -16, 7],
    [-28, 20, 4.5],
    [4, -34, 4],
    [26, 12, 5],
    [-8, -14, 4.5],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, '#6d0820', 'stroke="none"') +
        circle(x + 1, y + 1.2, r * 0.74, '#a5142f', 'stroke="none"'),
    )
    .join('') +
  gloss('M-38-8C-36-26-22-40-4-41C-20-32-32-20-38-8z', 0.7);
export const moonStone = () =>
  circle(0, 0, 42, 'V') +
  path('M-20-30C-2-40 30-26 34 4C20-14-2-18-26-8C-30-18-28-26-20-30z', '#d6ecff', 'stroke="none"') +
  path('M-30 10C-10 2 14 10 22 30C6 40-22 36-30 10z', '#c9b8ff', 'opacity=".8" stroke="none"') +
  gloss('M-32-10C-28-26-16-34-6-36C-18-26-26-18-32-10z', 0.9);
export const opal = () =>
  ellipse(0, 0, 40, 48, 'G') +
  [0, 90, 180, 270]
    .map((turn) => group(path('M-7-44L0-50L7-44L4-34H-4z', 'g'), `rotate(${turn + 45}) scale(.96)`))
    .join('') +
  ellipse(0, 0, 32, 40, 'W') +
  [
    ['#8fe8ff', 'M-26-12L-14-30L-2-24L-10-8z'],
    ['#ffb3d9', 'M-2-24L12-34L22-18L4-10z'],
    ['#a6ffcf', 'M-28 8L-10-8L0 6L-18 20z'],
    ['#ffe07a', 'M4-10L22-18L28 2L10 8z'],
    ['#c9a8ff', 'M0 6L10 8L28 2L24 20L6 22z'],
    ['#ff9f7a', 'M-18 20L0 6L6 22L-8 32z'],
    ['#6fb6ff', 'M6 22L24 20L12 36L-2 36z'],
    ['#7cf5c0', 'M-10-8L4-10L10 8L0 6z'],
  ]
    .map(([fill = '', d = '']) => path(d, fill, 'stroke="none"'))
    .join('') +
  gloss('M-24-18C-20-32-8-38 2-39C-8-30-18-24-24-18z', 0.9);
export const prism = () =>
  path('M0-44L46 36H-46z', 'v') +
  path('M0-44L14 36H-46z', '#fff', 'opacity=".5" stroke="none"') +
  line('M-50 8L-16 2', 4, '#fff') +
  [
    ['#ff5a5f', 0],
    ['#ffe23e', 6],
    ['#7cf59b', 12],
    ['#5ad1ff', 18],
    ['#c26bff', 24],
  ]
    .map(([c, y]) => line(`M12 ${Number(y) * 0.5 - 2}L50 ${Number(y) * 1.4 - 10}`, 4, String(c)))
    .join('');
export const heartGem = () =>
  path('M0 44L-42-2C-50-24-30-42-14-36L0-26L14-36C30-42 50-24 42-2z', 'r') +
  line('M-42-2H42M-42-2L-14-36M42-2L14-36M-20-2L0 44L20-2M-20-2L0-26L20-2', 1.8, '#ff9a8b') +
  gloss('M-36-10C-34-26-24-32-14-32L-22-4z', 0.4);
export const necklace = () =>
  line('M-40-44C-40 10 40 10 40-44', 3.5, '#ffc629') +
  [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((t) => circle(t * 38, 2 - t * t * 34, 6.5, 'W')).join('') +
  small(brilliant(), 0, 28, 0.42) +
  circle(-22, 4, 5, 'R') +
  circle(22, 4, 5, 'R');
export const mineCart = () =>
  path('M-44-10H44L34 28H-34z', 'd') +
  rect(-48, -14, 96, 9, 3, 'v') +
  circle(-20, 36, 12, 'V') +
  circle(20, 36, 12, 'V') +
  circle(-20, 36, 4, 'd') +
  circle(20, 36, 4, 'd') +
  path('M-36-14L-28-32L-14-24L-4-40L10-26L24-34L36-14z', 'g') +
  line('M-24-6L-18 26M0-6V26M24-6L18 26', 2, '#8a90a8');
export const rubyCart = () => recolour(mineCart(), { g: 'r' });
export const safe = () =>
  rect(-42, -44, 84, 82, 8, 'd') +
  rect(-34, -36, 68, 66, 5, 'v') +
  circle(0, -4, 21, 'd') +
  circle(0, -4, 16, 'V') +
  line('M0-18V10M-14-4H14M-10-14L10 6M10-14L-10 6', 3.4, '#2a3048') +
  circle(0, -4, 6, 'G') +
  rect(-38, 38, 18, 8, 2, 'd') +
  rect(20, 38, 18, 8, 2, 'd') +
  rect(-46, -26, 8, 14, 2, 'g') +
  rect(-46, 8, 8, 14, 2, 'g');
export const goldenSafe = () => recolour(safe(), { d: 'g', v: 'y' });
export const wings = () =>
  path(
    'M-6-6C-14-34-34-42-50-40C-46-30-48-22-44-14C-48-8-44 0-38 6C-38 12-30 18-22 18C-18 26-8 24-6 14zM6-6C14-34 34-42 50-40C46-30 48-22 44-14C48-8 44 0 38 6C38 12 30 18 22 18C18 26 8 24 6 14z',
    'w',
  ) +
  line(
    'M-8-4C-20-18-32-26-44-28M-8 4C-20-6-30-10-42-10M-8 10C-18 6-26 4-34 6M8-4C20-18 32-26 44-28M8 4C20-6 30-10 42-10M8 10C18 6 26 4 34 6',
    2,
    '#8ea0b8',
  ) +
  small(coin(), 0, 8, 0.34);
export const banknotes = () =>
  [
    [-8, 10, -16],
    [8, 0, 10],
    [0, -8, -2],
  ]
    .map(([x, y, t]) =>
      group(
        rect(-40, -22, 80, 44, 4, 'n') +
          rect(-34, -16, 68, 32, 2, '#c7ff9c') +
          circle(0, 0, 12, 'N') +
          circle(-26, 0, 3, 'n') +
          circle(26, 0, 3, 'n'),
        `translate(${x} ${y}) rotate(${t})`,
      ),
    )
    .join('');
export const ticket = () =>
  group(
    path('M-48-26H48V-10A10 10 0 0 0 48 10V26H-48V10A10 10 0 0 0-48-10z', 'y') +
      line('M-22-22V22', 2.4, '#c78a00') +
      path(starPath(5, 17, 7, 12, 0), 'r') +
      rect(-42, -20, 14, 40, 2, '#ff8a1c'),
    'rotate(-14)',
  );
export const rainbow = () =>
  [
    ['r', 46],
    ['o', 40],
    ['y', 34],
    ['n', 28],
    ['b', 22],
    ['u', 16],
  ]
    .map(([f, r]) =>
      path(
        `M-${r} 26A${r} ${r} 0 0 1 ${r} 26H${Number(r) - 6}A${Number(r) - 6} ${Number(r) - 6} 0 0 0-${Number(r) - 6} 26z`,
        String(f),
        'stroke-width="1"',
      ),
    )
    .join('') +
  [-34, 34]
    .map((x) => circle(x - 10, 30, 11, 'W') + circle(x + 10, 30, 11, 'W') + circle(x, 22, 13, 'W'))
    .join('');
export const leprechaunHat = () =>
  path('M-26 18L-22-36C-10-44 10-44 22-36L26 18z', 'n') +
  rect(-29, 2, 58, 16, 2, 'd') +
  rect(-12, 0, 24, 20, 3, 'g') +
  rect(-6, 5, 12, 10, 1, 'd') +
  ellipse(0, 24, 48, 12, 'n') +
  small(clover(), 22, -14, 0.34, 14);
// A long foot with toes on a key ring, in fur of one tone.
export const rabbitFoot = () =>
  '<circle cx="-30" cy="-42" r="7" fill="none" stroke="#c78a00" stroke-width="3"/>' +
  path(
    'M-34-26L-10-36C-4-14 8-4 26 2C44 8 52 20 46 32C44 38 38 38 36 36C34 42 28 43 25 40C22 45 15 45 12 40L4 42L-2 34L-12 34L-14 25L-24 22L-23 12L-32 8L-29-2L-37-8z',
    'e',
  ) +
  gloss('M-14-26C-8-8 6 4 24 9C10 9-10 0-18-22z', 0.4) +
  line('M45 31C44 27 41 25 37 24M35 35C34 31 31 29 27 28M24 39C23 35 20 33 16 32', 2.2, '#5b3a14') +
  line('M-20-10L-16-2M-10 2L-5 10M4 14L11 20M-18 12L-11 18', 2, '#8a5f22') +
  group(rect(-16, -8, 32, 15, 4, 'g') + line('M-11-1H11', 2, '#a3540a'), 'translate(-23 -31) rotate(-23)');
export const figa = () =>
  path(
    'M-20-18C-20-30-8-32-6-24C-4-34 8-34 9-25C12-33 24-30 22-18L22 10C20 20 14 24 12 30V46H-14V30C-20 22-24 4-20-18z',
    'm',
  ) +
  path('M-2-30C0-44 12-44 12-32L10-18H-2z', 's') +
  line('M-8-22V2M9-20V0M-20-4H20', 2, '#45210c') +
  rect(-17, 36, 32, 12, 3, 'g');
export const gnome = () =>
  path('M0-50C14-38 24-16 26-6H-26C-24-16-14-38 0-50z', 'r') +
  circle(0, 2, 17, 'S') +
  path('M-24 2C-30 28-12 46 0 48C12 46 30 28 24 2C18 12 10 12 0 10C-10 12-18 12-24 2z', 'w') +
  circle(-6, 0, 2.6, '#1b1626') +
  circle(6, 0, 2.6, '#1b1626') +
  circle(0, 6, 5, 'K') +
  small(coin(), 28, 30, 0.34);
export const topHat = () =>
  path('M-24 20L-28-40H28L24 20z', 'd') +
  path('M-26 2H26L25 16H-25z', 'r') +
  ellipse(0, 24, 46, 11, 'd') +
  gloss('M-22-36H-14L-12 0H-20z', 0.25);
export const goldNugget = () =>
  path('M-40 20L-44-6L-24-30L4-36L34-22L44 8L30 32L-10 38z', 'g') +
  line('M-24-30L-12-6L-44-6M-12-6L14 0L34-22M14 0L30 32M14 0L-10 38L-12-6', 1.8, '#fff6c2') +
  gloss('M-34-8L-22-24L-14-8z', 0.5);
export const amethystGear = () => gear() + small(amethyst(), 0, 0, 0.36);
export const scroll = () =>
  path('M-30-34H30V34H-30z', 'e') +
  rect(-38, -44, 76, 13, 6, 'm') +
  rect(-38, 31, 76, 13, 6, 'm') +
  line('M-18-18H18M-18-6H10M-18 6H18M-18 18H6', 3, '#6e4a1c');
const cube = (x: number, y: number, [top, left, right]: readonly [string, string, string]) =>
  group(
    path('M0-18L17-9.500L0-1L-17-9.500z', top) +
      path('M-17-9.500L0-1V18L-17 9.500z', left) +
      path('M17-9.500L0-1V18L17 9.500z', right),
    `translate(${x} ${y})`,
  );
const red = ['#ff9a8b', '#e8233f', '#9c0f2b'] as const;
const blue = ['#b4e6ff', '#2384f0', '#124aa8'] as const;
const yellow = ['#fffbd0', '#ffd23e', '#c78a00'] as const;
const green = ['#c7ff9c', '#2fb84a', '#0f7232'] as const;
export const cubes = () =>
  cube(0, 13, yellow) +
  cube(-17, 21.5, blue) +
  cube(17, 21.5, red) +
  cube(0, 30, green) +
  cube(0, -6, blue) +
  cube(-17, 2.5, red) +
  cube(17, 2.5, yellow) +
  cube(0, -25, green);
export const circusTent = () =>
  path('M-46 44L-34-2H34L46 44z', 'w') +
  path('M-46 44L-34-2H-18L-24 44zM-6 44L-4-2H12L16 44zM46 44L34-2H28L34 44z', 'r') +
  path(
    'M-42 0L0-34L42 0C36 8 30 6 28 0C24 8 16 8 14 0C10 8 2 8 0 0C-2 8-10 8-14 0C-16 8-24 8-28 0C-30 6-36 8-42 0z',
    'r',
  ) +
  line('M0-34V-50', 2.4, '#170a22') +
  path('M0-50L18-44L0-38z', 'y') +
  path('M-10 44C-10 20 10 20 10 44z', 'd');
export const ferrisWheel = () =>
  path('M0 0L-26 48H-18L0 12L18 48H26z', 'd') +
  circle(0, -4, 38, 'none', 'stroke="#ff5fa8" stroke-width="4"') +
  around(8, () => line('M0-4V-38', 2.4, '#c3ccd8')) +
  around(8, (i) => circle(0, -40, 8, ['R', 'Y', 'B', 'N'][i % 4] ?? 'R')) +
  circle(0, 0, 7, 'G');
export const discoBall = () =>
  line('M0-50V-36', 2.4, '#c3ccd8') +
  circle(0, 6, 40, 'V') +
  line(
    'M-38-6H38M-38 18H38M-32-16H32M-30 32H30M0-34V46M-20-28C-30-6-30 20-20 40M20-28C30-6 30 20 20 40',
    1.8,
    '#33465e',
  ) +
  path('M-14-16H-2V-8H-14z', '#ff8ac4') +
  path('M6 0H18V10H6z', '#7cf59b') +
  path('M-18 8H-8V18H-18z', '#ffe23e') +
  path(starPath(4, 12, 3, -20, -16), '#fff');

export const jackCard = () =>
  group(
    rect(-32, -46, 64, 92, 7, 'w') +
      rect(-26, -40, 52, 80, 3, '#dfe8fb', 'stroke="none"') +
      path('M-20 36C-20 10-10 4 0 4C10 4 20 10 20 36z', 'r') +
      path('M-12-22H12V-6C12 8-12 8-12-6z', 's') +
      path('M-18-20C-14-36 14-36 18-20L22-4C16-2 14-10 12-18H-12C-14-10-16-2-22-4z', 'y') +
      path('M-18-26L-12-40L0-34L14-42L18-26z', 'b') +
      circle(-5, -12, 1.8, '#15152a') +
      circle(5, -12, 1.8, '#15152a') +
      path('M-6 8H6L0 34z', 'g') +
      group(path(hearts, '#d9132f', 'stroke="none"'), 'translate(-21 -31) scale(.32)') +
      group(path(hearts, '#d9132f', 'stroke="none"'), 'translate(21 31) scale(-.32)'),
    'rotate(-8)',
  );

export const arrows = () =>
  path('M-24 44V0H-44L-14-44L16 0H-4V44z', 'n') + path('M24-44V0H44L14 44L-6 8L4 0V-44z', 'r');
