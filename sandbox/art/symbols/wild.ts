import {
  around,
  circle,
  ellipse,
  gloss,
  group,
  line,
  path,
  recolour,
  rect,
  small,
  starPath,
} from '../draw.ts';
import { dragon, monkey, rabbit, tiger } from './creatures.ts';
import { castle } from './myth.ts';
import { skull } from './night.ts';
import { lotus } from './orient.ts';
import { balloon } from './party.ts';
import { gummyBear, wrappedCandy } from './sweets.ts';

export const greenDragon = () => recolour(dragon(), { r: 'n', o: 't' });
export const goldenLotus = () =>
  recolour(lotus(), { k: 'g', K: 'G' }).replace(/#ff5fa8|#ffd9ea|#ff9fc8/g, '#ffc629');
export const jadeRabbit = () => recolour(rabbit(), { w: 't', W: 'T' });
export const blueBalloon = () => recolour(balloon(), { r: 'b', R: 'B', y: 'w', o: 'b' });
export const mintCandy = () => recolour(wrappedCandy(), { r: 'n', R: 'N' }).replace(/#e8233f/g, '#2fb84a');
export const caramelCandy = () =>
  recolour(wrappedCandy(), { r: 'o', R: 'O', t: 'g' }).replace(/#e8233f/g, '#c9701c');
export const goldenBear = () => recolour(gummyBear(), { n: 'g', N: 'G' });
export const candyCastle = () => recolour(castle(), { v: 'k', V: 'K' });
export const sandCastle = () => recolour(castle(), { v: 'e', V: 'E' });
export const sugarSkull = () =>
  skull() +
  [
    [-13, -4],
    [13, -4],
  ]
    .map(([x = 0, y = 0]) =>
      around(8, () => circle(0, -11, 4, 'K'))
        .replace(/^/, `<g transform="translate(${x} ${y})">`)
        .concat('</g>'),
    )
    .join('') +
  path('M0-40L6-30L0-22L-6-30z', 'r') +
  circle(-22, -28, 4, 'B') +
  circle(22, -28, 4, 'B');
export const jaguar = () =>
  recolour(tiger(), { O: 'E', o: 'e' }).replace(/<path d="M-4-40H4[^>]*\/>/, '') +
  [
    [-26, -22],
    [26, -22],
    [-34, 2],
    [34, 2],
    [-12, -32],
    [12, -32],
    [0, -26],
    [-30, 14],
    [30, 14],
    [-18, -22],
    [18, -22],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3.4, '#241020', 'stroke="none"'))
    .join('');
export const goldenJaguar = () => recolour(jaguar(), { E: 'G' });
export const mouse = () =>
  circle(-28, -24, 20, 'V') +
  circle(28, -24, 20, 'V') +
  circle(-28, -24, 12, '#ff9fb5', 'stroke="none"') +
  circle(28, -24, 12, '#ff9fb5', 'stroke="none"') +
  path('M-34 4C-34-30 34-30 34 4C34 26 14 40 0 44C-14 40-34 26-34 4z', 'V') +
  circle(-13, 2, 6, '#15152a') +
  circle(13, 2, 6, '#15152a') +
  circle(-11, 0, 2, '#fff', 'stroke="none"') +
  circle(15, 0, 2, '#fff', 'stroke="none"') +
  circle(0, 24, 6, 'K') +
  line('M-10 26L-30 22M-10 30L-28 34M10 26L30 22M10 30L28 34', 1.8, '#5b6778') +
  path('M-4 32H4V40H-4z', '#fff');
export const elephant = () =>
  path('M-22-20C-50-34-52 12-34 22C-26 24-20 18-18 10zM22-20C50-34 52 12 34 22C26 24 20 18 18 10z', 'v') +
  path(
    'M-26-24C-20-44 20-44 26-24C30-2 18 12 12 18C10 32 18 40 26 36L28 44C14 50-2 44-4 28C-16 20-32 0-26-24z',
    'v',
  ) +
  circle(-12, -8, 4, '#15152a') +
  circle(14, -8, 4, '#15152a') +
  path('M-12 12C-20 24-26 28-34 28C-26 36-12 32-6 18zM14 16C22 22 28 24 34 22C30 30 20 28 12 22z', '#fff') +
  line('M-2 14H10M-2 22H10M0 30H10', 2.4, '#5b6778');
export const cat = () =>
  path('M-36-46L-14-28H14L36-46L40-6C42 26 20 42 0 42C-20 42-42 26-40-6z', 'o') +
  path('M-32-36L-20-26L-34-16zM32-36L20-26L34-16z', '#ffd9ea', 'stroke="none"') +
  ellipse(-15, 0, 8, 9, '#c7ff9c') +
  ellipse(15, 0, 8, 9, '#c7ff9c') +
  ellipse(-15, 0, 2.8, 8, '#15152a') +
  ellipse(15, 0, 2.8, 8, '#15152a') +
  path('M-6 14H6L0 20z', 'k') +
  line(
    'M0 20V25M-10 26Q-5 32 0 25Q5 32 10 26M-20 18L-42 14M-20 24L-40 28M20 18L42 14M20 24L40 28',
    2,
    '#45210c',
  ) +
  path('M-4-28H4L2-14H-2zM-14-28L-8-27L-8-18zM14-28L8-27L8-18z', 'm');
export const blackCat = () => recolour(cat(), { o: 'd', m: 'd' }).replace(/#45210c/g, '#8a90a8');
export const dog = () =>
  path('M-30-34C-50-30-50 4-40 14C-30 12-26-4-24-16zM30-34C50-30 50 4 40 14C30 12 26-4 24-16z', 'm') +
  path('M-30-24C-24-44 24-44 30-24C36 8 26 42 0 42C-26 42-36 8-30-24z', 'e') +
  path('M-16 8C-12-6 12-6 16 8C24 22 14 38 0 38C-14 38-24 22-16 8z', 'w', 'stroke="none"') +
  circle(-13, -8, 5, '#15152a') +
  circle(13, -8, 5, '#15152a') +
  ellipse(0, 10, 9, 7, 'd') +
  line('M0 16V24M-12 24Q-6 32 0 24Q6 32 12 24', 2.4, '#45210c') +
  path('M-4 28H6V38C6 44-4 44-4 38z', 'k');
export const redDog = () => recolour(dog(), { e: 'r', m: 'r' });
export const chefHat = () =>
  path('M-28 44V14C-50 8-46-24-22-22C-18-46 18-46 22-22C46-24 50 8 28 14V44z', 'w') +
  line('M-12 42V24M0 42V22M12 42V24', 2.4, '#b9ae9f') +
  rect(-30, 32, 60, 14, 3, 'w');
export const orchid = () =>
  line('M-4 48C0 30-2 20 0 6', 4, '#2fb84a') +
  [0, 130, 230].map((t) => group(ellipse(0, -26, 13, 22, 'u'), `rotate(${t})`)).join('') +
  group(ellipse(-24, -4, 24, 17, 'U', -18), '') +
  group(ellipse(24, -4, 24, 17, 'U', 18), '') +
  path('M-10 0C-6-8 6-8 10 0C12 14 4 20 0 24C-4 20-12 14-10 0z', 'k') +
  circle(0, 0, 5, 'Y');
export const blackOrchid = () => recolour(orchid(), { u: 'd', U: 'D', k: 'u' });
export const bromeliad = () =>
  [-74, -46, 46, 74, -20, 20]
    .map((t) => group(path('M0 0C-12-16-10-40 0-52C10-40 12-16 0 0z', 'n'), `translate(0 44) rotate(${t})`))
    .join('') +
  [-34, -14, 14, 34, 0]
    .map((t) => group(path('M0 0C-9-14-8-36 0-48C8-36 9-14 0 0z', 'r'), `translate(0 24) rotate(${t})`))
    .join('') +
  path('M-6-6C-4-20 4-20 6-6z', 'y');
export const lilyPad = () =>
  ellipse(0, 22, 48, 22, 'N') +
  path('M-48 22A48 22 0 0 1 48 22L44 14C20 2-20 2-44 14z', '#07572e', 'opacity=".25" stroke="none"') +
  line('M0 22L-38 16M0 22L-26 38M0 22V42M0 22L28 38M0 22L40 16', 2, '#c7ff9c') +
  small(lotus(), 0, -6, 0.72);
export const vine = () =>
  line('M-10-50C20-30-30-14 0 2C28 16-20 28 8 48', 7, '#2fb84a') +
  [
    [-2, -34, 70],
    [-12, -18, -80],
    [14, 4, 80],
    [-8, 22, -70],
    [10, 38, 70],
  ]
    .map(([x, y, t]) =>
      group(path('M0 0C-14-8-14-24 0-36C14-24 14-8 0 0z', 'n'), `translate(${x} ${y}) rotate(${t})`),
    )
    .join('') +
  circle(4, -46, 5, 'K') +
  circle(-6, 6, 6, 'K') +
  circle(6, 28, 5, 'Y');
export const bigSnake = () =>
  path(
    'M44 40C20 52-40 50-40 30C-40 14 10 20 10 8C10-4-30 2-32-14C-36-36 0-48 22-40C36-36 36-20 22-18C8-16-8-22-8-14C-6-8 34-12 34 8C34 28-14 24-14 32C-12 38 24 38 42 30z',
    'n',
  ) +
  [
    [-24, 32],
    [-4, 36],
    [16, 38],
    [22, 6],
    [10, -2],
    [-20, -16],
    [-14, -28],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 5, 3.4, 'y'))
    .join('') +
  circle(16, -32, 4, 'Y') +
  circle(17, -32, 1.8, '#15152a') +
  line('M32-28L46-24M46-24L50-28M46-24L50-20', 2.4, '#e8233f');
export const mapinguari = () =>
  recolour(monkey(), { M: 'R', m: 'r' }).replace(/<circle[^>]*fill="(#fff|#4a2508|#0c0a14)"[^>]*\/>/g, '') +
  circle(0, -10, 13, '#fff') +
  circle(0, -10, 7, 'N') +
  circle(0, -10, 3.4, '#15152a') +
  path('M-20 14H20L14 32H-14z', 'd') +
  path('M-18 15L-14 22L-10 15L-6 22L-2 15L2 22L6 15L10 22L14 15L18 15z', '#fff');
export const explorerHat = () =>
  ellipse(0, 18, 50, 16, 'e') +
  path('M-30 16C-32-36 32-36 30 16C14 24-14 24-30 16z', 'e') +
  path('M-31 4C-14 14 14 14 31 4V14C14 24-14 24-31 14z', 'm') +
  line('M0-26V6', 2, '#8a5f22') +
  circle(0, -26, 5, 'E') +
  gloss('M-22-4C-20-18-10-24-2-24C-12-18-16-10-18 0z', 0.5);
export const bat = () =>
  path(
    'M0-14C-6-30-12-32-14-40L-6-30H6L14-40C12-32 6-30 0-14zM-8-16C-24-34-40-36-50-26C-42-22-42-14-44-6C-34-10-28-4-26 6C-18 0-10 4-8 14C-4 22 4 22 8 14C10 4 18 0 26 6C28-4 34-10 44-6C42-14 42-22 50-26C40-36 24-34 8-16C4-24-4-24-8-16z',
    'd',
  ) +
  circle(-4, -14, 2.6, 'R') +
  circle(4, -14, 2.6, 'R') +
  path('M-4-6L-2 2L0-6L2 2L4-6z', '#fff');
export const hauntedHouse = () =>
  path('M-36 46V-2L-44 0L-24-26L-10-8V-20L-16-18L4-48L24-18L18-20V4L30-8L44 12L38 10V46z', 'd') +
  path('M-30 8H-18V22H-30zM-2-14A6 8 0 0 1 10-14V-2H-2zM22 16H32V28H22zM-30 30H-18V40H-30z', 'y') +
  path('M-8 46V22C-8 10 12 10 12 22V46z', 'm') +
  line('M4-48V-56M-24-12V-20', 2, '#5a6480') +
  path('M-14-8L-4-2L-8-10z', 'd');
export const cauldron = () =>
  circle(-24, -12, 6, 'N') +
  circle(-4, -22, 8, 'N') +
  circle(18, -14, 7, 'N') +
  circle(8, -36, 4, 'N') +
  path('M-44-8H44C54 24 34 42 0 42C-34 42-54 24-44-8z', 'D') +
  ellipse(0, -8, 44, 10, 'n') +
  path('M-48-12H48V-4H-48z', 'none', 'stroke="#5a6480" stroke-width="3"') +
  line('M-30 38L-36 50M30 38L36 50', 6, '#2a3048') +
  gloss('M-36 6C-34 20-28 28-20 32C-30 30-38 20-36 6z', 0.35);
export const zombieHand = () =>
  path(
    'M-12 48V10C-24 0-34-14-30-18C-24-20-18-8-14-6L-18-36C-18-42-10-42-8-36L-4-14L-2-44C-2-50 8-50 8-44L8-14L16-36C18-42 26-38 24-32L18-6C26-12 34-10 32-4C28 6 22 12 18 18V48z',
    'n',
  ) +
  line('M-6 4L8 2M-6 16L12 12M-8-26L-12-24M2-34L8-34M16-24L22-22', 2, '#07572e') +
  path('M-48 48C-40 36-24 40-14 42C0 36 24 36 32 42C40 38 46 44 48 48z', 'm') +
  circle(2, 30, 4, '#7d0425', 'opacity=".6" stroke="none"');
export const tarot = () =>
  [
    [-18, 4, -14, 'u'],
    [18, 2, 12, 'b'],
    [0, -4, 0, 'g'],
  ]
    .map(([x, y, t, f]) =>
      group(
        rect(-21, -36, 42, 72, 5, 'w') +
          rect(-16, -31, 32, 62, 3, String(f)) +
          (f === 'g'
            ? circle(0, -2, 11, 'Y') +
              around(8, () => path('M-2-13L0-22L2-13z', 'y'))
                .replace(/^/, '<g transform="translate(0 -2)">')
                .concat('</g>')
            : path(starPath(8, 12, 4), 'y')),
        `translate(${x} ${y}) rotate(${t})`,
      ),
    )
    .join('');
export const planchette = () =>
  rect(-48, 4, 96, 42, 4, 'm') +
  rect(-42, 10, 84, 30, 2, 'e') +
  circle(-30, 18, 5, 'Y') +
  path('M30 12A7 7 0 1 0 34 24A6 6 0 0 1 30 12z', 'd') +
  line('M-20 32C-8 24 8 24 20 32', 3, '#6e3f0e') +
  path('M0-40C22-34 28-8 18 6C10 14 4 20 0 30C-4 20-10 14-18 6C-28-8-22-34 0-40z', 'd') +
  circle(0, -12, 10, 'T') +
  path(starPath(4, 9, 2.6, -30, -28), '#d06bff') +
  path(starPath(4, 7, 2, 32, -34), '#fff');
export const wand = () =>
  line('M-40 44L14-12', 8, '#45210c') +
  line('M-40 44L-30 34M4-2L14-12', 8, '#fff') +
  path(starPath(5, 24, 10, 24, -24), 'y') +
  path(starPath(4, 9, 2.4, -18, -30), '#d06bff') +
  path(starPath(4, 7, 2, 40, 16), '#fff') +
  circle(-4, -40, 3, 'K') +
  circle(44, -6, 3, 'K');
export const raven = () =>
  path('M-48 40L-18 10C-24-14-10-36 10-34C20-34 26-28 28-20L46-14L28-8C28 14 10 30-8 28L-32 46z', 'd') +
  path('M-18 10C-8-8 14-2 14 8C8 20-6 24-16 20L-40 34z', 'd') +
  circle(16, -22, 4, 'Y') +
  circle(17, -22, 1.8, '#15152a') +
  path('M28-20L46-14L28-12z', 'v') +
  line('M0 28L-2 44M10 24L10 42M-10 46H6M4 44H18', 3, '#5a6480') +
  line('M-10 10C0 4 6 6 10 10M-16 18C-8 14-2 14 2 16', 2, '#5a6480');
export const penguin = () =>
  path('M-30 12C-34-30-16-48 0-48C16-48 34-30 30 12C30 34 16 44 0 44C-16 44-30 34-30 12z', 'd') +
  path('M-18 14C-22-10-10-22 0-14C10-22 22-10 18 14C18 30 10 40 0 40C-10 40-18 30-18 14z', 'w') +
  path('M-30-6C-42 6-44 20-38 26C-32 22-30 12-28 4zM30-6C42 6 44 20 38 26C32 22 30 12 28 4z', 'd') +
  circle(-9, -22, 5, '#fff') +
  circle(9, -22, 5, '#fff') +
  circle(-8, -22, 2.4, '#15152a') +
  circle(8, -22, 2.4, '#15152a') +
  path('M-7-16H7L0-8z', 'o') +
  ellipse(-12, 45, 11, 5, 'o') +
  ellipse(12, 45, 11, 5, 'o') +
  path('M-22-6C-8 2 8 2 22-6V0C8 8-8 8-22 0z', 'r') +
  path('M10-2H20L18 16H10z', 'r');
export const sleigh = () =>
  path('M-44-30C-36-34-30-24-26-8H18C22-24 34-34 46-30C48-10 40 14 22 18H-24C-40 16-46-10-44-30z', 'r') +
  line('M-44-30C-36-34-30-24-26-8H18C22-24 34-34 46-30', 4, '#ffc629') +
  rect(-18, -28, 18, 20, 2, 'n') +
  rect(2, -22, 16, 14, 2, 'b') +
  line('M-9-28V-8M10-22V-8', 3, '#ffe23e') +
  line('M-18 18L-22 34M16 18L20 34', 4, '#ffc629') +
  path('M-40 36H32C44 36 48 26 44 20', 'none', 'stroke="#ffc629" stroke-width="5" stroke-linecap="round"') +
  circle(-40, -32, 4, 'Y');
export const reindeer = () =>
  line(
    'M-16-24C-26-32-30-44-26-50M-22-34L-36-38M-26-42L-38-48M16-24C26-32 30-44 26-50M22-34L36-38M26-42L38-48',
    5,
    '#8a5f22',
  ) +
  path('M-18-12L-42-18L-30 0zM18-12L42-18L30 0z', 'm') +
  path('M-22-18C-14-30 14-30 22-18C26 6 18 42 0 44C-18 42-26 6-22-18z', 'm') +
  path('M-14 18C-10 10 10 10 14 18C16 34 8 42 0 42C-8 42-16 34-14 18z', 'e', 'stroke="none"') +
  circle(-10, -4, 4.4, '#15152a') +
  circle(10, -4, 4.4, '#15152a') +
  circle(0, 22, 9, 'R') +
  path('M-24 42C-10 50 10 50 24 42V50H-24z', 'n');
export const fireplace = () =>
  rect(-44, -40, 88, 86, 3, 'r') +
  line('M-44-20H-26M26-20H44M-44 0H-26M26 0H44M-44 20H-26M26 20H44', 2.4, '#ffb39a') +
  rect(-50, -48, 100, 11, 3, 'm') +
  path('M-26 46V-10C-26-28 26-28 26-10V46z', 'd') +
  path('M0-10C10 6 20 12 18 28C16 40-16 40-18 28C-20 16-8 14-8 2C-4 4-2 0 0-10z', 'o') +
  path('M2 12C8 20 12 26 8 34H-8C-12 28-2 24 2 12z', 'y') +
  rect(-22, 34, 44, 9, 4, 'm') +
  path('M-38-36H-24V-20C-24-12-40-12-38-22z', 'n') +
  path('M24-36H38V-22C40-12 24-12 24-20z', 'w');
export const santaHat = () =>
  path('M-36 20C-34-26-6-48 24-40C40-36 46-16 44 2L30-8C34-14 30-20 26-20C34-4 36 8 36 20z', 'r') +
  circle(42, 6, 11, 'W') +
  rect(-44, 16, 86, 22, 11, 'w') +
  gloss('M-26 10C-24-12-10-28 6-32C-6-20-14-8-16 10z', 0.4);
export const bauble = () =>
  rect(-8, -42, 16, 12, 3, 'v') +
  line('M0-42C-4-52 6-52 4-46', 3, '#ffc629') +
  circle(0, 8, 38, 'G') +
  path('M-37 2C-14 14 14 14 37 2L36 16C14 28-14 28-36 16z', 'r') +
  path(starPath(5, 9, 4, 0, 16), '#fff6c2') +
  gloss('M-28-4C-26-18-14-26-4-26C-16-20-22-12-24 0z', 0.7);
export const fountain = () =>
  path('M-48 26H48C46 44 30 48 0 48C-30 48-46 44-48 26z', 'v') +
  ellipse(0, 26, 48, 9, 'b') +
  rect(-6, -6, 12, 34, 3, 'v') +
  path('M-26-6H26C24 8 14 12 0 12C-14 12-24 8-26-6z', 'v') +
  ellipse(0, -6, 26, 6, 'b') +
  path('M0-44C4-30 20-24 24-6H18C16-18 6-24 0-30C-6-24-16-18-18-6H-24C-20-24-4-30 0-44z', '#dff3ff') +
  line('M-30 0C-38 6-40 16-40 24M30 0C38 6 40 16 40 24', 4, '#dff3ff') +
  path('M-20 0L-18 14L-15 0zM15 0L18 16L21 0zM-2 12L0 24L3 12z', '#e3f8ff');
export const snowball = () =>
  circle(0, 4, 40, 'W') +
  path(
    'M-34 18C-20 38 20 40 36 20C30 40 10 46-6 44C-22 42-32 30-34 18z',
    '#a6c8e8',
    'opacity=".7" stroke="none"',
  ) +
  circle(-14, -8, 6, '#dcecf8', 'stroke="none"') +
  circle(12, 6, 8, '#dcecf8', 'stroke="none"') +
  circle(8, -20, 4, '#dcecf8', 'stroke="none"') +
  line('M-48-30L-34-24M-50-14L-40-12M-40-44L-30-34', 4, '#ffffff');
export const igloo = () =>
  path('M-48 40C-50-50 50-50 48 40z', 'w') +
  line(
    'M-46 16H-20M18 16H46M-42-6H42M-30-24H30M-24-6V16M0-24V-38M-18-24V-6M16-24V-6M30 16V40M-34 16V40',
    2.4,
    '#8fb8d8',
  ) +
  path('M-18 40V18C-18-4 18-4 18 18V40z', 'b') +
  path('M-10 40V22C-10 8 10 8 10 22V40z', 'd') +
  rect(-50, 38, 100, 9, 4, 'w');
export const cabin = () =>
  path('M-38 46V4H38V46z', 'm') +
  line('M-38 16H38M-38 26H38M-38 36H38', 2, '#45210c') +
  path('M-50 8L0-38L50 8z', 'm') +
  path('M-50 8L0-38L50 8L40 4L28 8L16 2L0 8L-14 2L-28 8L-40 4z', 'w') +
  rect(-28, 16, 18, 16, 2, 'y') +
  rect(6, 14, 18, 32, 2, 'r') +
  rect(18, -36, 12, 22, 1, 'r') +
  rect(16, -40, 16, 7, 3, 'w');
export const redEnvelope = () =>
  group(
    rect(-30, -44, 60, 88, 5, 'r') +
      path('M-30-44H30V-26C14-8-14-8-30-26z', 'r') +
      line('M-30-26C-14-8 14-8 30-26', 2.4, '#ffc629') +
      circle(0, -12, 12, 'G') +
      rect(-4, -16, 8, 8, 1, 'r') +
      line('M-20 12H20M-20 24H20M-20 36H20', 3, '#ffc629'),
    'rotate(12)',
  );
export const pearl = () =>
  path('M-48 8C-40 46 40 46 48 8z', 'u') +
  path('M-48 8C-44-40 44-40 48 8C20-4-20-4-48 8z', 'k') +
  line('M-24-18L-14 2M0-28V-2M24-18L14 2', 2.4, '#a9125f') +
  circle(0, 8, 19, 'W') +
  gloss('M-12 4C-10-4-4-8 2-8C-4-4-6 0-8 6z', 0.9);
export const pagoda = () =>
  [
    [34, 48],
    [8, 38],
    [-16, 28],
  ]
    .map(
      ([y = 0, w = 0]) =>
        rect(-w * 0.62, y - 14, w * 1.24, 22, 0, 'r') +
        path(
          `M${-w} ${y - 8}C${-w * 0.6} ${y - 12} ${-w * 0.3} ${y - 24} 0 ${y - 26}C${w * 0.3} ${y - 24} ${w * 0.6} ${y - 12} ${w} ${y - 8}L${w * 0.85} ${y - 4}H${-w * 0.85}z`,
          'n',
        ),
    )
    .reverse()
    .join('') +
  line('M0-42V-52', 3.4, '#ffc629') +
  rect(-8, 30, 16, 16, 2, 'y') +
  rect(-42, 42, 84, 6, 2, 'v');
export const bamboo = () =>
  [
    [-24, 'n', 8],
    [0, 'n', 0],
    [24, 'n', -6],
  ]
    .map(([x, f, t]) =>
      group(
        rect(-6, -50, 12, 100, 3, String(f)) + line('M-6-24H6M-6 2H6M-6 28H6', 3, '#07572e'),
        `translate(${x} 0) rotate(${t})`,
      ),
    )
    .join('') +
  [
    [-20, -30, -70],
    [-26, 6, -60],
    [22, -36, 60],
    [26, 4, 70],
    [4, -16, 50],
  ]
    .map(([x, y, t]) =>
      group(path('M0 0C-8-8-6-22 0-30C6-22 8-8 0 0z', 'n'), `translate(${x} ${y}) rotate(${t})`),
    )
    .join('');
export const gate = () =>
  path('M-50-42C-20-36 20-36 50-42L48-30C20-24-20-24-48-30z', 'r') +
  rect(-42, -18, 84, 9, 2, 'r') +
  rect(-36, -32, 12, 78, 2, 'r') +
  rect(24, -32, 12, 78, 2, 'r') +
  rect(-6, -28, 12, 14, 1, 'g') +
  rect(-40, 40, 20, 8, 2, 'd') +
  rect(20, 40, 20, 8, 2, 'd');
export const emperorHat = () =>
  path('M-24-14C-24-40 24-40 24-14z', 'r') +
  circle(0, -38, 6, 'G') +
  path('M-34-10C-20-20 20-20 34-10C30 0-30 0-34-10z', 'g') +
  path('M-26-4H26V14C26 34 12 42 0 42C-12 42-26 34-26 14z', 's') +
  circle(-10, 8, 3, '#15152a') +
  circle(10, 8, 3, '#15152a') +
  line('M-15 1H-5M5 1H15M-7 24Q0 29 7 24', 2.4, '#45210c') +
  circle(-18, 18, 4, '#ff9fb5', 'stroke="none"') +
  circle(18, 18, 4, '#ff9fb5', 'stroke="none"') +
  line('M-30-6V22M30-6V22', 2.4, '#ffc629') +
  circle(-30, 24, 4, 'R') +
  circle(30, 24, 4, 'R') +
  path('M-24 50C-20 40-8 40 0 42C8 40 20 40 24 50z', 'g');
export const greatWall = () =>
  path('M-50 48V10L-38 4V48zM-38 4L-8-6V46L-38 48zM-8-6L24-26V40L-8 46zM24-26L50-40V34L24 40z', 'g') +
  path('M-24 42V-22H-28V-34H-20V-28H-14V-34H-6V-28H0V-34H8V-22H4V40z', 'g') +
  rect(-14, -10, 8, 12, 3, 'd') +
  line('M-48 18L-26 10M8 0L48-24M10 14L48-8', 2, '#a3540a') +
  path('M30-32V-42H36V-36H42V-46H48V-40L24-26z', 'g');
export const vase = () =>
  path('M-12-46H12L10-32C34-18 34 14 14 38V46H-14V38C-34 14-34-18-10-32z', 'w') +
  path('M-29-6C-10 4 10 4 29-6L28 6C10 16-10 16-28 6z', 'b') +
  path('M-10-38H10L10-32C16-28 20-24 22-20H-22C-20-24-16-28-10-32z', 'b') +
  path('M0 14C8 18 8 26 0 30C-8 26-8 18 0 14z', 'b') +
  line('M-16 22C-10 20-8 24-6 22M16 22C10 20 8 24 6 22', 2.4, '#2384f0') +
  gloss('M-20-14C-26 0-22 16-16 26H-12C-18 12-18-2-14-16z', 0.7);
export const yarn = () =>
  circle(0, 8, 34, 'K') +
  line(
    'M-30-4C-10-20 16-14 30 0M-33 10C-12-8 14 0 33 14M-28 24C-8 6 16 14 28 26M-10-22C-24 0-20 26-6 40M12-22C24-6 24 24 14 38',
    2.4,
    '#a9125f',
  ) +
  line('M-40-44L8 22M40-44L-4 20', 4, '#d4a757') +
  circle(-42, -46, 5, 'G') +
  circle(42, -46, 5, 'G') +
  line('M24 34C38 44 44 38 48 44', 3, '#ff5fa8');
