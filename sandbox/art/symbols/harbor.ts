import { around, circle, gloss, group, line, path, recolour, rect, small, starPath } from '../draw.ts';
import { macaw } from './creatures.ts';
import { skull } from './night.ts';
import { blueFish, goldenFish, redFish } from './water.ts';

export const silverFish = () => recolour(blueFish(), { b: 'v', B: 'V' });
export const greenFish = () =>
  recolour(goldenFish(), { o: 'n', O: 'N', g: 'y', G: 'Y' }) +
  line('M-14-16V14M0-18V16M14-14V10', 4, '#07572e');
export const fishingRod = () =>
  line('M-44 46L40-46', 5, '#8a4f24') +
  line('M40-46C44-10 36 10 36 24', 1.8, '#fff') +
  circle(-26, 26, 10, 'V') +
  circle(-26, 26, 4, 'd') +
  rect(-52, 38, 20, 9, 4, 'd', 'transform="rotate(-47 -44 46)"') +
  path('M36 24L44 30L36 46L28 30z', 'r') +
  path('M28 30H44L36 38z', 'w') +
  line('M-6 5L-2 9M12-15L16-11', 2.4, '#ffc629');
export const lure = () =>
  path('M-38 0C-24-22 20-22 34 0C20 22-24 22-38 0z', 'r') +
  path('M-38 0C-24-22-4-18 0-16V16C-4 18-24 22-38 0z', 'w') +
  circle(-18, -4, 6, 'Y') +
  circle(-18, -4, 2.6, '#15152a') +
  path('M34 0L50-14V14z', 'y') +
  line('M-8 16C-8 34 8 36 8 26M20 12C20 28 34 30 34 20', 3, '#c3ccd8') +
  line('M-38 0L-48-14', 2.4, '#c3ccd8');
export const net = () =>
  small(blueFish(), -8, 6, 0.42, -20) +
  small(goldenFish(), 12, 18, 0.42, 16) +
  small(redFish(), 0, -8, 0.36) +
  path('M-40-24C-38 20-20 46 0 46C20 46 38 20 40-24z', '#e3f8ff', 'opacity=".25"') +
  line(
    'M-40-24C-38 20-20 46 0 46C20 46 38 20 40-24M-26-24C-24 10-10 40 0 46M0-24V46M26-24C24 10 10 40 0 46M-38-6C-10 4 10 4 38-6M-32 14C-10 24 10 24 32 14M-22 32C-8 38 8 38 22 32',
    2,
    '#fff6c2',
  ) +
  rect(-46, -30, 92, 9, 4, 'm') +
  line('M-30-30C-24-48 24-48 30-30', 4, 'm');
export const wave = () =>
  path('M-50 46V10C-44-34 4-58 36-34C50-22 46-2 30 0C34-12 24-20 14-14C2-4 8 22 50 24V46z', 'b') +
  path('M-50 46V26C-34 34-20 20-8 30C8 44 24 26 50 38V46z', 'B') +
  path('M36-34C24-44 8-44-4-38C8-40 18-36 24-28C30-24 36-28 36-34z', 'w') +
  line('M-36 8C-30-18-10-32 6-32M-26 16C-24-4-12-16-2-18', 3, '#b4e6ff');
export const anglerFish = () =>
  path('M-40 8C-40-26 10-34 30-6L48-20V28L30 14C14 40-36 40-40 8z', 'd') +
  path('M-40 4L-34 16L-28 6L-22 18L-16 6L-10 16L-4 6C-6 30-36 32-40 4z', '#fff') +
  circle(-14, -10, 7, 'Y') +
  circle(-15, -10, 3, '#15152a') +
  line('M-10-26C-14-46-36-50-42-34', 3, '#5a6480') +
  circle(-42, -28, 8, 'Y') +
  circle(-42, -28, 4, '#fff', 'stroke="none"') +
  path('M6 28L16 42L20 24z', 'd');
export const fishingBoat = () =>
  path('M-48 10H50L36 40H-34z', 'r') +
  rect(-48, 8, 98, 7, 3, 'w') +
  rect(-8, -20, 34, 28, 2, 'w') +
  rect(-12, -26, 42, 8, 3, 'b') +
  rect(-2, -14, 10, 12, 1, 'd') +
  rect(12, -14, 10, 12, 1, 'd') +
  line('M-26 10V-44L-46 4', 3, '#8a4f24') +
  path('M-26-44L-8-38L-26-32z', 'y') +
  line('M-40 26H42', 3, '#ffc629') +
  path('M-50 36C-36 28-26 44-12 36C2 28 12 44 26 36C36 30 44 40 50 36V48H-50z', 'b');
export const lobster = () =>
  path('M-10-6C-14-30 14-30 10-6L14 26C14 32-14 32-14 26z', 'r') +
  path('M-14 26L-24 44L-8 38L0 48L8 38L24 44L14 26z', 'r') +
  line('M-12 4L-26 8M-12 12L-26 20M12 4L26 8M12 12L26 20M-13-2H13M-13 8H13M-14 18H14', 2.6, '#7d0425') +
  path(
    'M-10-12L-26-18C-46-18-48-44-34-48C-36-38-30-36-26-40C-20-48-16-36-20-26L-8-18zM10-12L26-18C46-18 48-44 34-48C36-38 30-36 26-40C20-48 16-36 20-26L8-18z',
    'r',
  ) +
  circle(-5, -24, 3, '#15152a') +
  circle(5, -24, 3, '#15152a') +
  line('M-4-28L-12-46M4-28L12-46', 1.8, '#7d0425');
export const coral = () =>
  path(
    'M-4 48V14L-22 0V-18L-32-34L-26-38L-16-24L-12-36L-6-34L-12-8L-2 0V-30L-10-46L-2-48L4-38L10-48L18-44L8-28V-4L20-14L24-34L32-32L30-20L40-24L42-16L28-8L10 12V48z',
    'k',
  ) +
  circle(-26, 34, 11, 'O') +
  circle(28, 38, 9, 'U') +
  path('M-40 48C-20 40 20 40 42 48z', 'e');
export const keys = () =>
  rect(-46, -26, 92, 54, 4, 'w') +
  [-26, -6, 14, 34].map((x) => line(`M${x - 10} -26V28`, 2, '#15152a')).join('') +
  [-36, -16, 4, 24].map((x) => rect(x + 4, -26, 11, 32, 1, 'd')).join('') +
  rect(-48, -36, 96, 13, 3, 'd');
export const captainHat = () =>
  path('M-48-2C-40-36-14-46 0-46C14-46 40-36 48-2C24-14-24-14-48-2z', 'd') +
  path('M-40-4C-20 12 20 12 40-4L34 14C14 24-14 24-34 14z', 'd') +
  small(skull(), 0, -20, 0.34) +
  line('M-46-4C-24-14 24-14 46-4', 3, '#ffc629');
export const cutlasses = () =>
  [1, -1]
    .map((flip) =>
      group(
        path('M-36-42C-14-40 12-16 24 16L16 22C2-6-16-26-36-42z', 'v') +
          path('M10 10L30 30', 'g') +
          path('M12 24C10 14 22 6 30 8C34 18 28 26 20 30z', 'g') +
          line('M22 22L36 40', 7, '#45210c') +
          circle(38, 42, 5, 'G'),
        `scale(${flip} 1)`,
      ),
    )
    .join('');
const ship = (sail: string, hull: string) =>
  path('M-48 12C-30 18 20 18 48 2L40 36C20 44-26 44-38 36z', hull) +
  line('M-16 14V-44M16 12V-48', 4, '#45210c') +
  path('M-36-38H0C6-24 6-12 0-2H-36C-28-14-28-26-36-38z', sail) +
  path('M2-42H38C44-28 44-14 38-4H4C12-16 10-30 2-42z', sail) +
  line('M-40 26C-14 32 20 30 44 20', 3, '#ffc629') +
  path('M16-50L34-46L16-42z', 'd') +
  circle(-20, 28, 3, 'd') +
  circle(0, 29, 3, 'd') +
  circle(20, 26, 3, 'd');
export const pirateShip = () => ship('w', 'm') + small(skull(), 22, -22, 0.24);
export const blackShip = () => ship('d', 'm') + small(skull(), 22, -22, 0.24);
export const ghostShip = () => ship('t', 'd');
export const longship = () =>
  path('M-40 10C-24 16 24 16 40 10L34 34C16 42-16 42-34 34z', 'm') +
  path(
    'M40 12C50-4 40-14 46-26L36-28C34-14 36-2 32 10zM-40 12C-50-4-40-14-46-26L-38-28C-32-14-36-2-32 10z',
    'm',
  ) +
  path('M34-34H50L44-24H36z', 'g') +
  line('M0 14V-46', 4, '#45210c') +
  path('M-28-38H28C34-24 34-12 28-2H-28C-22-14-22-26-28-38z', 'w') +
  path('M-18-38H-6V-2H-17zM8-38H20L22-2H8z', 'r') +
  [-22, -8, 8, 22].map((x, i) => circle(x, 16, 8, i % 2 ? 'R' : 'Y') + circle(x, 16, 2.4, 'v')).join('');
export const trireme = () => recolour(longship(), { r: 'b' });
export const compass = () =>
  circle(0, 2, 44, 'G') +
  circle(0, 2, 36, 'W') +
  path('M0-30L8 2L0 34L-8 2z', 'r') +
  path('M-8 2H8L0 34z', 'd') +
  path('M-28 2L0-3L28 2L0 7z', 'v') +
  circle(0, 2, 4, 'G') +
  rect(-6, -52, 12, 10, 4, 'g') +
  around(8, () => line('M0-32V-28', 2, '#5b6778'));
export const treasureMap = () =>
  group(
    path('M-48-30L-24-36L0-30L24-36L48-30L44-8L48 12L46 32L24 26L0 34L-24 27L-46 33L-44 8L-49-10z', 'e') +
      path(
        'M-24-36L0-30V34L-24 27zM24-36L48-30L44-8L48 12L46 32L24 26z',
        '#9c7434',
        'stroke="none" opacity=".75"',
      ) +
      path('M-40-20C-32-28-18-26-16-18C-14-8-26-6-28 2C-36 2-46-8-40-20z', '#2f7d3a') +
      path('M4 10C10 0 26-2 34 6C38 16 28 24 16 22C8 22 2 18 4 10z', '#2f7d3a') +
      [
        [-24, -8],
        [-17, -1],
        [-9, 2],
        [-1, -1],
        [4, -8],
        [12, -11],
        [19, -6],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2.4, '#2a1206', 'stroke="none"'))
        .join('') +
      line('M15 5L27 17M27 5L15 17', 5, '#c4122c') +
      circle(32, -20, 8, '#fff3d6') +
      path('M32-31L34.500-20L32-9L29.500-20zM21-20L32-22.500L43-20L32-17.500z', '#2a1206', 'stroke="none"'),
    'rotate(-6)',
  );
export const cannon = () =>
  path('M-40-22L30-40C40-42 46-24 36-18L-26 12C-44 16-52-14-40-22z', 'd') +
  line('M-18-28L-6 2M12-36L22-10', 5, '#c79a2b') +
  circle(36, -29, 7, 'd') +
  path('M-30 4L20-10L26 26H-34z', 'm') +
  circle(-18, 30, 15, 'M') +
  circle(-18, 30, 5, 'G') +
  circle(18, 30, 13, 'M') +
  circle(18, 30, 4, 'G') +
  path(starPath(8, 12, 5, 46, -32), 'y');
export const mermaidTail = () =>
  path(
    'M-14-46C16-46 22-20 14-2C8 14 12 24 22 30C34 24 46 30 48 44C34 40 22 42 14 40C6 46-4 50-12 46C-6 36-2 26-10 10C-24-8-34-40-14-46z',
    'v',
  ) +
  path('M22 30C34 24 46 30 48 44C34 40 22 42 14 40C6 46-4 50-12 46C-6 38 0 34 10 30z', 't') +
  line(
    'M-20-30C-12-24-6-30 0-28C4-24 10-26 14-28M-20-14C-12-8-6-14 0-12C6-8 10-10 14-12M-12 4C-6 8 2 4 8 6M-4 20C0 22 6 20 10 20',
    2.4,
    '#5b6778',
  ) +
  gloss('M-20-34C-20-42-12-42-8-42C-14-38-16-34-18-28z', 0.6);
export const messageBottle = () =>
  group(
    path('M-14-20L-8-30V-44H8V-30L14-20V40C14 46-14 46-14 40z', 't', 'opacity=".75"') +
      rect(-7, -52, 14, 12, 2, 'm') +
      rect(-8, -10, 16, 44, 3, 'e') +
      rect(-10, 6, 20, 6, 2, 'r') +
      gloss('M-11-16H-6V34H-11z', 0.7),
    'rotate(28)',
  );
export const rumBottle = () =>
  path('M-8-50H8V-26L22-10V40C22 48-22 48-22 40V-10L-8-26z', 'm') +
  rect(-9, -52, 18, 12, 3, 'r') +
  rect(-22, 0, 44, 28, 0, 'e') +
  line('M-10 6L10 22M10 6L-10 22', 3.4, '#15152a') +
  circle(0, 12, 6, 'W') +
  gloss('M-17-8L-10-18V38H-17z', 0.4);
export const jollyRoger = () =>
  rect(-42, -50, 6, 98, 2, 'm') +
  path('M-36-44C-14-52 10-34 46-44V14C10 24-14 6-36 14z', 'd') +
  small(skull(), 4, -18, 0.42) +
  circle(-39, -50, 5, 'G');
export const turtle = () =>
  path(
    'M24-4C40-16 50-8 48 4C44 14 32 12 26 8zM-30 18L-46 36L-30 38L-16 26zM14 22L22 42L36 36L28 18zM-36-2L-50-6L-42 8z',
    'n',
  ) +
  path('M-36 10C-36-30 26-34 30 10C20 24-26 24-36 10z', 'm') +
  path('M-14-14L-2-24L12-16L10 0L-8 2zM-30 2L-14-14L-8 2L-12 16L-26 14zM12-16L24 0L22 12L10 14L10 0z', 'e') +
  circle(40, -4, 2.6, '#15152a');
export const dolphin = () =>
  path(
    'M-48 20C-40-6-18-32 10-28C18-38 26-40 30-40C28-32 28-26 30-20C44-12 50 0 48 4C36 2 26 4 16 6C20 16 16 24 10 28C8 18 2 10-6 8C-18 12-28 18-34 26C-30 36-34 44-40 48C-42 40-46 34-50 30z',
    'b',
  ) +
  path('M48 4C36 2 26 4 16 6C4 4-6 4-18 10C-4-4 20-8 48 4z', 'w', 'stroke="none"') +
  circle(26, -10, 3, '#15152a') +
  gloss('M-30-2C-18-18-4-24 8-22C-6-18-18-10-30-2z', 0.5);
export const pinkDolphin = () => recolour(dolphin(), { b: 'k' });
export const island = () =>
  path('M-50 30C-30 8 30 8 50 30C30 44-30 44-50 30z', 'e') +
  path('M-50 34C-30 26-16 42 0 34C16 26 30 42 50 34V48H-50z', 'b') +
  path('M-2 20C6-2 2-14-8-24L-2-28C10-14 14 0 8 20z', 'm') +
  [-80, -36, 20, 66, 104]
    .map((turn) =>
      group(path('M0 0C-10-12-10-28 0-38C7-26 8-12 0 0z', 'n'), `translate(-6 -26) rotate(${turn})`),
    )
    .join('') +
  line('M18 14L28 24M28 14L18 24', 4, '#e8233f');
export const captainMacaw = () => macaw() + small(captainHat(), -6, -42, 0.42, -8);
export const captainSkull = () =>
  group(skull(), 'translate(0 8) scale(.9)') + small(captainHat(), 0, -28, 0.92);
export const raft = () =>
  path('M-2-48C30-34 38-6 34 20H-2z', 'w') +
  line('M-4-50V30', 4, '#8a4f24') +
  path('M-48 26H48L42 36H-40z', 'm') +
  path('M-50 36C-36 28-26 44-12 36C2 28 12 44 26 36C36 30 44 40 50 36V48H-50z', 'b') +
  path('M6-30C20-20 26-4 26 8H6z', 'r', 'opacity=".85"') +
  line('M-4 22L-30 10', 3, '#8a4f24');
export const scallop = () =>
  path(
    'M0 40C-8 34-14 36-18 40L-20 28C-44 14-52-14-38-30C-30-44-10-46 0-40C10-46 30-44 38-30C52-14 44 14 20 28L18 40C14 36 8 34 0 40z',
    'k',
  ) +
  line('M0-38V30M-18-40L-6 28M18-40L6 28M-38-24L-12 26M38-24L12 26', 2.4, '#a9125f') +
  circle(0, 8, 10, 'W');
