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
import { wolf } from './creatures.ts';
import { book } from './egypt.ts';
import { castle, shield, sword, vikingHelmet, zeus } from './myth.ts';
import { witchHat } from './night.ts';

export const throne = () =>
  path('M-28 6V-36L-20-48L-8-38L0-50L8-38L20-48L28-36V6z', 'g') +
  path('M-20 4V-30H20V4z', 'r') +
  rect(-36, -4, 12, 50, 3, 'g') +
  rect(24, -4, 12, 50, 3, 'g') +
  rect(-28, 4, 56, 16, 5, 'r') +
  rect(-26, 20, 52, 20, 0, 'g') +
  circle(-30, -6, 7, 'G') +
  circle(30, -6, 7, 'G') +
  circle(0, -38, 5, 'B') +
  line('M-10-20L10-4M10-20L-10-4', 2, '#ffc629');
export const scrapThrone = () =>
  recolour(throne(), { g: 'v', G: 'V', r: 'm' }) +
  group(path('M-3-30H3L4 20H-4z', 'v'), 'translate(-34 -24) rotate(-16)') +
  group(path('M-3-30H3L4 20H-4z', 'v'), 'translate(34 -24) rotate(16)');
export const wingedSandal = () =>
  path('M-40 20C-36 4-30-8-26-22L-12-24C-8-4 8 6 40 10C46 20 42 28 34 28H-36C-40 26-41 24-40 20z', 'g') +
  line('M-30-10L-6-12M-32 2L4 2M-34 12L20 8', 4, '#8a4f24') +
  path(
    'M-20-18C-8-44 20-52 44-46C38-38 34-34 28-32C32-28 26-22 18-22C20-16 10-10 0-12C-8-10-16-12-20-18z',
    'w',
  ) +
  line('M-14-18C0-34 18-40 34-42M-8-14C4-22 14-26 24-28', 2, '#8ea0b8') +
  rect(-40, 26, 80, 8, 4, 'm');
export const labyrinth = () =>
  circle(0, 0, 47, 'E') +
  line(
    'M0-40A40 40 0 1 1-38-12M0-28A28 28 0 1 0 27-8M0-16A16 16 0 1 1-15-6M0-40V-28M16-4V8M-27-8L-15-6',
    6,
    '#6e3f0e',
  ) +
  circle(0, 0, 6, 'R');
export const owl = () =>
  path('M-34-40L-14-30H14L34-40C38-20 40 10 30 30C20 46-20 46-30 30C-40 10-38-20-34-40z', 'm') +
  path('M-20 6C-10 0 10 0 20 6C22 26 12 40 0 40C-12 40-22 26-20 6z', 'e') +
  circle(-15, -12, 14, 'W') +
  circle(15, -12, 14, 'W') +
  circle(-14, -12, 7, 'Y') +
  circle(14, -12, 7, 'Y') +
  circle(-14, -12, 3.4, '#15152a') +
  circle(14, -12, 3.4, '#15152a') +
  path('M-5-6H5L0 8z', 'o') +
  line('M-10 16L-6 20L-2 16M2 16L6 20L10 16M-6 26L-2 30L2 26', 2.4, '#8a5f22') +
  path('M-32 0C-40 12-38 28-28 34C-24 20-26 8-32 0zM32 0C40 12 38 28 28 34C24 20 26 8 32 0z', 'm') +
  path('M-14 44H-4V48H-14zM4 44H14V48H4z', 'y');
export const fist = () =>
  path(
    'M-30-10C-34-30-18-36-14-24C-14-38 2-40 4-26C6-38 20-36 20-22C30-28 38-18 34-6C34 10 28 20 20 24V46H-18V24C-28 16-32 4-30-10z',
    's',
  ) +
  path('M-34 2C-24-8-2-8 4 4C-4 16-20 16-30 12z', 's') +
  line('M-13-22V-6M4-24V-6M20-20V-4', 2.4, '#9c5a34') +
  rect(-22, 30, 46, 16, 4, 'g') +
  path(starPath(4, 8, 2, -40, -36), '#ffe23e') +
  path(starPath(4, 8, 2, 42, -34), '#ffe23e');
export const chalice = () =>
  path('M-34-42H34C34-10 22 6 6 10V32C16 34 22 38 24 46H-24C-22 38-16 34-6 32V10C-22 6-34-10-34-42z', 'g') +
  ellipse(0, -42, 34, 9, 'o') +
  circle(0, -18, 7, 'R') +
  circle(-20, -22, 5, 'B') +
  circle(20, -22, 5, 'B') +
  gloss('M-28-34H-20C-18-18-14-8-8 0C-20-6-26-18-28-34z', 0.5) +
  line('M-14-50C-18-58-10-60-14-66', 2, '#fff6c2');
export const lyre = () =>
  path(
    'M-30-44C-44-30-44 10-22 26C-8 36 8 36 22 26C44 10 44-30 30-44L24-38C32-26 32 2 16 12C8 18-8 18-16 12C-32 2-32-26-24-38z',
    'g',
  ) +
  rect(-34, -42, 68, 8, 4, 'g') +
  line('M-14-34V16M-5-34V20M5-34V20M14-34V16', 2, '#fff6c2') +
  path('M-16 28H16L22 46H-22z', 'g') +
  circle(0, 34, 5, 'R');
export const goldenLady = () =>
  path('M-34 40C-46-4-34-48 0-48C34-48 46-4 34 40C26 30 24 10 24-4H-24C-24 10-26 30-34 40z', 'g') +
  path('M-20-18C-20-36 20-36 20-18V4C20 22 8 30 0 30C-8 30-20 22-20 4z', 's') +
  path('M-24-14C-18-36 18-36 24-14C8-26-8-26-24-14z', 'g') +
  line('M-14-6Q-9-10-4-6M14-6Q9-10 4-6', 2.4, '#45210c') +
  circle(-9, -2, 2.6, '#15352a') +
  circle(9, -2, 2.6, '#15352a') +
  line('M0 0L-2 8H2', 1.6, '#9c5a34') +
  path('M-7 14Q0 11 7 14Q0 20-7 14z', 'r') +
  path('M-30 48C-24 36-10 32 0 32C10 32 24 36 30 48z', 'w') +
  line('M-24-26C-10-36 10-36 24-26', 4, '#2fb84a') +
  [-20, -7, 7, 20].map((x) => ellipse(x, -30 + x * x * 0.012, 5, 3, 'n', x * 2)).join('');
export const laurel = () =>
  [-1, 1]
    .map((flip) =>
      group(
        [8, 32, 58, 84, 108, 132]
          .map((turn) => group(path('M0-46C-8-40-8-30-2-26C6-30 8-38 0-46z', 'n'), `rotate(${turn + 40})`))
          .join('') + line('M24 24A34 34 0 0 0 30-24', 3, '#07572e'),
        `scale(${flip} 1)`,
      ),
    )
    .join('') +
  path('M-8 34L0 44L8 34L0 30z', 'r') +
  circle(0, 0, 8, 'G');
export const butterfly = () =>
  path(
    'M0-6C-10-40-46-44-46-20C-46-4-30 2-4 0C-30 4-36 22-26 34C-14 40-4 24 0 8C4 24 14 40 26 34C36 22 30 4 4 0C30 2 46-4 46-20C46-44 10-40 0-6z',
    'u',
  ) +
  circle(-30, -20, 8, 'K') +
  circle(30, -20, 8, 'K') +
  circle(-20, 22, 5, 'Y') +
  circle(20, 22, 5, 'Y') +
  ellipse(0, 4, 4, 22, 'd') +
  line('M-2-16C-6-30-12-34-16-36M2-16C6-30 12-34 16-36', 2, '#15152a');
export const rose = () =>
  path('M-4 20C-8 34-4 44 0 50L6 50C2 42 2 32 4 20z', 'n') +
  path('M-2 36C-20 26-30 34-34 42C-22 48-10 46-2 36zM4 32C18 22 30 28 34 36C24 42 12 42 4 32z', 'n') +
  circle(0, -10, 32, 'R') +
  path('M-30-14C-24-36 10-44 22-26C6-36-14-26-14-10C-14 6 8 10 14-4C10 18-26 16-30-14z', 'r') +
  path('M30-8C22 20-14 26-24 4C-10 16 14 12 16-8C18-20 4-24-4-14C2-32 32-28 30-8z', 'k') +
  circle(2, -10, 6, 'r');
export const club = () =>
  group(
    path('M-16-48C8-56 24-40 20-16L8 44H-4L-16-14C-22-28-24-42-16-48z', 'm') +
      [
        [-6, -36],
        [10, -28],
        [-8, -16],
        [6, -8],
      ]
        .map(([x = 0, y = 0]) => path(`M${x - 4} ${y + 3}L${x} ${y - 6}L${x + 4} ${y + 3}z`, 'e'))
        .join('') +
      rect(-7, 26, 17, 16, 3, 'e'),
    'rotate(28)',
  );
export const pegasus = () =>
  path(
    'M-30 46L-26 22C-34 6-20-8-4-6L4-28C2-36 8-42 14-42L18-50L24-40C36-34 42-24 44-16L36-10L24-18C22-6 24 6 16 18L20 46H10L6 22H-12L-20 46z',
    'w',
  ) +
  path('M-2-4C-12-34-34-46-50-40C-46-30-44-26-40-22C-44-18-38-12-32-12C-34-6-24-2-16 0z', 'b') +
  path('M4-28C-4-26-6-14-2-8L10-30zM14-42C6-42 0-36-2-28L12-36z', 'y') +
  circle(27, -28, 2.4, '#15152a') +
  path('M-28 20C-42 20-46 34-44 44C-36 38-30 32-26 26z', 'y');
export const horse = () => recolour(pegasus().replace(/<path d="M-2-4C-12[^>]*\/>/, ''), { w: 'm', y: 'd' });
export const column = () =>
  rect(-30, -48, 60, 10, 2, 'w') +
  rect(-24, -38, 48, 8, 2, 'w') +
  rect(-18, -30, 36, 64, 0, 'w') +
  line('M-9-28V32M0-28V32M9-28V32', 3, '#b9ae9f') +
  rect(-26, 34, 52, 7, 2, 'w') +
  rect(-32, 40, 64, 8, 2, 'w') +
  path('M-18-10L-4 2L-18 12z', '#b9ae9f');
export const hourglass = () =>
  rect(-30, -48, 60, 10, 4, 'g') +
  rect(-30, 38, 60, 10, 4, 'g') +
  path(
    'M-22-38H22C22-14 6-8 4 0C6 8 22 14 22 38H-22C-22 14-6 8-4 0C-6-8-22-14-22-38z',
    '#dff3ff',
    'opacity=".85"',
  ) +
  path('M-17-22H17C12-8 4-6 2 0H-2C-4-6-12-8-17-22z', 'e') +
  path('M-18 38C-14 22 14 22 18 38z', 'e') +
  line('M0 0V28', 2, '#d4a757');
export const cerberus = () =>
  small(recolour(wolf(), { v: 'r' }), -24, 4, 0.62, -14) +
  small(recolour(wolf(), { v: 'r' }), 24, 4, 0.62, 14) +
  small(recolour(wolf(), { v: 'r' }), 0, -6, 0.78);
export const odin = () =>
  zeus() +
  path('M-26-12L28-18L28-12L-26-6z', 'd') +
  ellipse(10, -8, 9, 7, 'd') +
  path('M-40-26C-50-30-50-46-44-50C-42-42-34-38-28-38zM40-26C50-30 50-46 44-50C42-42 34-38 28-38z', 'w') +
  path('M-32-26C-28-48 28-48 32-26C14-34-14-34-32-26z', 'v');
export const hammer = () =>
  group(
    rect(-7, -14, 14, 62, 4, 'm') +
      path('M-36-44H36L42-34V-14L36-4H-36L-42-14V-34z', 'v') +
      path('M-24-44H-14V-4H-24zM14-44H24V-4H14z', 'g') +
      path('M-6-34L4-34L-2-24H6L-6-10L-2-20H-8z', 'y') +
      line('M-7 10H7M-7 20H7M-7 30H7', 3, '#45210c') +
      circle(0, 48, 6, 'G'),
    'rotate(18)',
  );
export const wingedHelmet = () =>
  small(vikingHelmet(), 0, 8, 0.84).replace(/<path d="M-?4?[^"]*"[^>]*fill="url\(#w\)"[^>]*\/>/g, '') +
  path(
    'M-28-4C-46-10-50-34-44-48C-40-36-32-34-28-22zM-30-2C-42-2-48-14-48-22M28-4C46-10 50-34 44-48C40-36 32-34 28-22z',
    'w',
  ) +
  line('M-40-36C-38-24-32-18-28-14M40-36C38-24 32-18 28-14', 2, '#8ea0b8');
export const runeStone = () =>
  path('M-30 46L-36-10L-24-40L4-48L30-34L36 4L30 46z', 'v') +
  line('M-12-26V24M-12-26L4-14L-12-2M12-10V26M12-10L22 0M12 2L22 12', 4.4, '#4fd6ff') +
  path('M-36 46C-20 36 20 36 36 46z', 'w') +
  gloss('M-28-8L-20-34L-8-40L-18-10z', 0.4);
export const drinkingHorn = () =>
  path('M-44-34C-30-46-2-44 4-30C8-8 22 14 46 20C40 40 10 44-12 24C-30 8-36-14-44-34z', 'e') +
  ellipse(-20, -35, 25, 9, 'g', 8) +
  ellipse(-20, -36, 18, 5, '#a83305', 8) +
  path('M-24 2C-16-6 2-12 14-8L18 0C6-2-10 4-18 12z', 'g') +
  path('M38 18L50 16L44 26z', 'g') +
  circle(-12, -40, 5, 'W') +
  circle(-26, -42, 6, 'W');
export const hornedHelm = () =>
  path('M-18-20C-22-34-30-48-46-50C-40-40-38-30-34-14zM18-20C22-34 30-48 46-50C40-40 38-30 34-14z', 'g') +
  path('M-36-2C-36-28 36-28 36-2V30L22 46V16L6 12V30H-6V12L-22 16V46L-36 30z', 'g') +
  path('M-36 0C-20-10 20-10 36 0V8C20-2-20-2-36 8z', 'n') +
  path('M0-22L8-10L0 2L-8-10z', 'n');
export const snowflake = () =>
  around(6, () => line('M0 0V-46M0-30L-12-40M0-30L12-40M0-18L-9-26M0-18L9-26', 5, '#ffffff')) +
  path(polygonPath(6, 11), 'b');
export const daisy = () => around(8, () => ellipse(0, -26, 10, 20, 'w')) + circle(0, 0, 14, 'Y');
export const worldTree = () =>
  path('M-6 48L-28 50L-10 30L-8 4L-26-8L-22-12L-6-6L-4-20H4L6-6L22-12L26-8L8 4L10 30L28 50L6 48L0 40z', 'm') +
  circle(-28, -18, 17, 'N') +
  circle(28, -18, 17, 'N') +
  circle(0, -32, 20, 'N') +
  circle(-16, -36, 13, 'N') +
  circle(18, -34, 13, 'N') +
  circle(-26, -16, 4, 'Y') +
  circle(26, -20, 4, 'Y') +
  circle(0, -34, 4, 'Y') +
  line('M0 38V0', 2, '#ffc629');
export const anvil = () =>
  path('M-46-22H46V-12C36-10 22-6 18 4L20 22H30V36H-30V22H-20L-18 4C-22-4-36-6-46-22z', 'd') +
  rect(-36, 36, 72, 10, 2, 'm') +
  gloss('M-40-18H38V-14H-38z', 0.5) +
  path(starPath(8, 14, 6, 6, -34), 'y') +
  circle(24, -42, 3, 'O') +
  circle(-14, -40, 3, 'O');
export const thornCrown = () =>
  line(
    'M-40 4C-40-14 40-14 40 4C40 22-40 22-40 4M-40-2C-30 16 30-18 40-2M-40 8C-30-14 30 20 40 8',
    5,
    '#6e3f0e',
  ) +
  [-36, -20, 0, 20, 36]
    .map(
      (x) =>
        path(`M${x - 4} ${-8}L${x} -30L${x + 4} -8z`, 'm') +
        path(`M${x - 4} 14L${x + 2} 32L${x + 4} 14z`, 'm'),
    )
    .join('') +
  circle(-28, 26, 3.4, 'R') +
  circle(26, 30, 3.4, 'R') +
  small(rose(), 0, 2, 0.34);
export const swordInStone = () =>
  small(sword(), 0, -16, 0.9, 180) +
  path('M-44 48L-34 16L-10 4L14 8L36 20L46 48z', 'v') +
  line('M-34 16L-12 22L-16 46M14 8L12 24L36 20M12 24L18 46', 2, '#5b6778') +
  path(starPath(4, 10, 2.4, 24, -28), '#fff');
export const king = () =>
  path('M-32-16L-36-46L-18-32L0-50L18-32L36-46L32-16z', 'g') +
  circle(0, -26, 5, 'R') +
  path('M-28-16H28V8C28 26-28 26-28 8z', 's') +
  path('M-32-4C-36 36-14 48 0 48C14 48 36 36 32-4C26 6 16 10 0 8C-16 10-26 6-32-4z', 'm') +
  path('M-14 12Q0 4 14 12Q8 16 0 14Q-8 16-14 12z', 'm') +
  circle(-11, -4, 3, '#15152a') +
  circle(11, -4, 3, '#15152a') +
  line('M-18-10H-6M6-10H18', 3, '#45210c') +
  path('M-5 0H5L3 8H-3z', 's') +
  rect(-34, -20, 68, 7, 3, 'g');
export const knightHelmet = () =>
  path('M-32 40C-36-6-30-40 0-40C30-40 36-6 32 40C14 48-14 48-32 40z', 'v') +
  path('M-34-8H34L30 8H4V34H-4V8H-30z', 'd') +
  line('M-20 18V30M-12 18V32M12 18V32M20 18V30', 3, '#2a3048') +
  path('M0-40C-6-54 20-58 36-40C44-30 44-16 40-8C34-24 20-34 4-34z', 'r') +
  gloss('M-26-14C-24-28-14-34-4-35C-14-28-18-20-18-12z', 0.5);
export const roundTable = () =>
  ellipse(0, 6, 48, 26, 'M') +
  ellipse(0, 2, 48, 26, 'm') +
  ellipse(0, 0, 36, 18, 'e') +
  path(starPath(8, 20, 9), 'g', 'transform="scale(1 .5)"') +
  [-1, 1]
    .map((f) =>
      group(
        path('M-3-16H3L2 12H-2z', 'v') + rect(-7, 10, 14, 4, 1, 'g'),
        `translate(${f * 26} 0) rotate(${f * 72})`,
      ),
    )
    .join('') +
  [-34, 0, 34].map((x) => rect(x - 5, -46 + Math.abs(x) * 0.3, 10, 22, 3, 'm')).join('');
export const mushroom = () =>
  path('M-14 0H14C12 16 16 36 20 46H-20C-16 36-12 16-14 0z', 'w') +
  path('M-46 4C-44-34-20-46 0-46C20-46 44-34 46 4C20 16-20 16-46 4z', 'r') +
  circle(-22, -14, 8, 'W') +
  circle(8, -26, 9, 'W') +
  circle(26, -6, 7, 'W') +
  circle(-4, -4, 5, 'W');
export const tower = () =>
  path('M-24-20H24L20 46H-20z', 'd') +
  path('M-32-40H-20V-34H-8V-40H8V-34H20V-40H32V-20H-32z', 'd') +
  path('M-8 46V26C-8 14 8 14 8 26V46z', 'm') +
  rect(-5, -8, 10, 16, 4, 'y') +
  line('M0-40V-56', 2, '#170a22') +
  path('M0-54L18-48L0-42z', 'r') +
  line('M-20 2H-12M10 16H18M-18 24H-12', 2.4, '#5a6480');
export const wizardHat = () =>
  recolour(witchHat(), { u: 'b', U: 'B' }) + path(starPath(5, 8, 3.4, -2, -8), 'y');
export const grimoire = () =>
  path('M-34-42H28C34-42 36-38 36-34V44H-30C-36 44-38 40-38 34V-36C-38-40-36-42-34-42z', 'u') +
  path('M-30 36H36V44H-30z', 'w') +
  path(starPath(5, 20, 9, 2, -6), 'g') +
  circle(2, -6, 6, 'R') +
  path('M-38-42H-26V-30zM36-42H24L36-30z', 'g') +
  rect(26, -10, 14, 12, 3, 'g');
export const spellBook = () =>
  small(book(), 0, 12, 0.9) +
  path(starPath(4, 13, 3.4, 0, -28), '#d06bff') +
  path(starPath(4, 8, 2, -24, -22), '#fff') +
  path(starPath(4, 8, 2, 24, -30), '#fff');
export const bow = () =>
  line('M-18-46C34-30 34 30-18 46', 7, '#8a4f24') +
  line('M-18-46L-18 46', 1.8, '#fff6c2') +
  line('M-44 0H36', 3.4, '#c3ccd8') +
  path('M34-7L50 0L34 7z', 'v') +
  path('M-50-8L-38 0L-50 8L-40 8L-30 0L-40-8z', 'n') +
  rect(16, -9, 9, 18, 3, 'e');
export const robinHat = () =>
  path('M-48 14C-20 4-14-20-2-34C14-20 30-4 48 4C30 22-20 30-48 14z', 'n') +
  path('M-48 14C-20 22 24 16 48 4C44 18 24 28 0 28C-22 28-40 22-48 14z', 'n') +
  path('M10-12C24-28 36-44 46-48C46-32 36-12 22-2z', 'r') +
  line('M18-8L42-42', 1.8, '#fff');
export const catapult = () =>
  circle(-28, 32, 14, 'M') +
  circle(28, 32, 14, 'M') +
  circle(-28, 32, 4, 'd') +
  circle(28, 32, 4, 'd') +
  path('M-40 16H40V26H-40z', 'm') +
  path('M-12 18L0-20L12 18z', 'm') +
  group(rect(-48, -5, 76, 9, 4, 'm'), 'translate(0 -14) rotate(30)') +
  path('M-50-44C-50-30-30-30-30-44z', 'm') +
  circle(-40, -44, 10, 'G') +
  rect(18, 0, 14, 16, 2, 'd');
export const crest = () =>
  path('M-40-42H40V4C40 28 18 42 0 48C-18 42-40 28-40 4z', 'g') +
  path('M-33-35H0V-2H-33z', 'r') +
  path('M0-35H33V-2H0z', 'b') +
  path('M-33-2H0V39C-16 32-33 22-33 4z', 'b') +
  path('M0-2H33V4C33 22 16 32 0 39z', 'r') +
  path(starPath(5, 11, 4.6, -16, -18), 'y') +
  small(castle(), 17, -16, 0.26) +
  small(castle(), -15, 14, 0.26) +
  path(starPath(5, 11, 4.6, 15, 16), 'y');
export const spartanShield = () =>
  circle(0, 0, 47, 'G') +
  circle(0, 0, 38, 'r') +
  path('M0-28L24 26H12L0-4L-12 26H-24z', 'g') +
  gloss('M-36-14A38 38 0 0 1-6-37A50 50 0 0 0-36-14z', 0.5);
export const shieldAndSword = () => small(sword(), 16, 0, 1, 32) + small(shield(), -12, 8, 0.72);
export const tiara = () =>
  path('M-46 20C-40-6-24-14-14-6C-10-34 10-34 14-6C24-14 40-6 46 20C20 10-20 10-46 20z', 'v') +
  path('M0-34L10-14L0 4L-10-14z', 'b') +
  circle(-24, -2, 5, 'B') +
  circle(24, -2, 5, 'B') +
  circle(-38, 10, 4, 'K') +
  circle(38, 10, 4, 'K') +
  circle(0, -40, 4, 'W');
export const torch = () =>
  group(
    path('M-12 0H12L6 48H-6z', 'm') +
      path('M-18-6H18L14 8H-14z', 'g') +
      path('M0-50C8-36 22-28 18-8H-18C-20-22-8-26-8-38C-4-34-2-32-2-28C2-34 2-42 0-50z', 'o') +
      path('M2-28C6-20 12-16 8-8H-8C-10-16-2-18 2-28z', 'y'),
    'rotate(8)',
  );
