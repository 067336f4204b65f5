import { around, circle, ellipse, gloss, group, line, path, recolour, rect, starPath } from '../draw.ts';
import { pharaoh, pyramid } from './egypt.ts';
import { stepPyramid } from './orient.ts';

export const sun = () =>
  around(12, () => path('M-6-32L0-50L6-32z', 'o')) +
  circle(0, 0, 32, 'Y') +
  gloss('M-24-8C-22-22-10-28 0-28C-10-24-18-16-24-8z', 0.6);
export const sarcophagus = () =>
  path('M-16-48H16L28-22L18 46H-18L-28-22z', 'g') +
  path('M-14-36C-14-48 14-48 14-36L18-12H-18z', 'b') +
  path('M-10-32C-10-42 10-42 10-32V-22C10-14-10-14-10-22z', 's') +
  circle(-4, -28, 1.8, '#15152a') +
  circle(4, -28, 1.8, '#15152a') +
  path('M-20-8H20L18 4H-18z', 'r') +
  path('M-18 10H18L16 20H-16z', 'b') +
  path('M-16 26H16L14 36H-14z', 't') +
  line('M-14-6L14 2M14-6L-14 2', 3.4, '#fff6c2');
export const handMirror = () =>
  rect(-6, 18, 12, 32, 5, 'g') +
  circle(0, -12, 36, 'G') +
  circle(0, -12, 28, 'b') +
  path('M-20-8L4-34L14-30L-14 2z', '#fff', 'opacity=".6" stroke="none"') +
  path('M-8 20L0 10L8 20L0 30z', 'r') +
  circle(-36, -12, 4, 'R') +
  circle(36, -12, 4, 'R') +
  circle(0, -48, 4, 'R');
export const nileBoat = () =>
  path('M-2-46C26-34 34-8 30 12H-2z', 'w') +
  line('M-2-48V24', 4, '#8a4f24') +
  path('M-2-36C-16-26-22-6-22 12H-2z', 'e') +
  path('M-48 14C-30 22 30 22 48 8C44 32 26 40 0 40C-26 40-42 32-48 14z', 'm') +
  line('M-40 24C-20 32 20 32 40 22', 3, '#ffc629');
export const anubis = () =>
  path('M-14-20L-24-50L-6-34L6-34L24-50L14-20z', 'd') +
  path('M-18-26C-16-36 16-36 18-26C20-6 12 8 8 26C4 34-4 34-8 26C-12 8-20-6-18-26z', 'd') +
  path('M-14-14L-4-10L-12-6zM14-14L4-10L12-6z', 'y') +
  path('M-5 26H5L0 32z', 'k') +
  path('M-20 8L-8 20L-10 46H-36C-36 30-32 16-20 8zM20 8L8 20L10 46H36C36 30 32 16 20 8z', 'b') +
  line('M-30 24L-10 30M-34 36L-10 40M30 24L10 30M34 36L10 40', 3.4, '#ffc629') +
  path('M-10 34H10V46H-10z', 'g');
export const invertedPyramid = () => group(pyramid(), 'scale(1 -1)');
export const egyptTemple = () =>
  path('M-48 46L-42-34H-16V46zM48 46L42-34H16V46z', 'e') +
  rect(-46, -42, 32, 10, 2, 'g') +
  rect(14, -42, 32, 10, 2, 'g') +
  rect(-16, -14, 32, 60, 0, 'm') +
  rect(-20, -20, 40, 9, 0, 'g') +
  path('M-9 46V6H9V46z', 'd') +
  path('M-36-22H-22V4H-36zM22-22H36V4H22z', 'b') +
  circle(0, -28, 8, 'R');
export const ladder = () =>
  group(
    rect(-22, -48, 7, 96, 2, 'm') +
      rect(15, -48, 7, 96, 2, 'm') +
      [-36, -18, 0, 18, 36].map((y) => rect(-18, y - 3, 36, 6, 2, 'g')).join(''),
    'rotate(8)',
  );
export const palm = () =>
  path('M-4 48C4 20 2 0-6-18L2-20C12 0 14 26 10 48z', 'm') +
  [-70, -34, 8, 46, 82, -108]
    .map((turn) =>
      group(path('M0 0C-12-14-12-34 0-46C8-32 10-14 0 0z', 'n'), `translate(-2 -18) rotate(${turn})`),
    )
    .join('') +
  circle(-6, -14, 6, 'M') +
  circle(5, -12, 6, 'M') +
  path('M-40 48C-20 38 24 38 42 48z', 'e');
export const sphinx = () =>
  path('M-48 46V22C-30 16-10 18 0 10L6 46z', 'e') +
  path('M-12 46V10H34L42 46z', 'e') +
  path('M-6-34C-2-48 34-48 38-34L46 16H34L30-6H2L-2 16H-14z', 'g') +
  path('M2-32C4-40 28-40 30-32V-14C30 2 2 2 2-14z', 'e') +
  circle(9, -24, 2.4, '#45210c') +
  circle(23, -24, 2.4, '#45210c') +
  line('M10-12Q16-8 22-12M16-22V-16', 2, '#6e4a1c') +
  line('M-4-24L-8 4M36-24L40 4', 2.4, '#0b2f86') +
  path('M-14 40H10V48H-14zM18 40H42V48H18z', 'e');
export const bastet = () =>
  path('M-18-20L-22-50L-6-38H6L22-50L18-20C26 0 28 24 26 46H-26C-28 24-26 0-18-20z', 'd') +
  path('M-20-26C-18-40 18-40 20-26C18-10 8-4 0-4C-8-4-18-10-20-26z', 'd') +
  path('M-14-28L-4-22L-12-20zM14-28L4-22L12-20z', 'n') +
  path('M-20-2C-8 8 8 8 20-2L22 8C8 20-8 20-22 8z', 'g') +
  circle(0, 12, 4, 'R') +
  circle(18, -40, 4, 'G') +
  line('M-8 46V26M8 46V26', 2, '#5a6480') +
  path('M24 44C44 40 46 16 36 10C40 22 36 32 24 34z', 'd');
export const osiris = () =>
  recolour(pharaoh(), { s: 'n', S: 'N' }).replace(/#c68a5a|#d9a066|#e8a877/g, '#4fae6b');
export const cleopatra = () =>
  path('M-30 46C-40 0-32-46 0-46C32-46 40 0 30 46z', 'd') +
  path('M-20-18C-20-34 20-34 20-18V6C20 24 8 32 0 32C-8 32-20 24-20 6z', 's') +
  path('M-24-20C-16-30 16-30 24-20V-12H-24z', 'g') +
  path('M-4-20C-8-36 0-46 2-46C6-42 2-36 6-30L4-18z', 'g') +
  path('M-16-4L-4-6L-6 2C-10 4-16 2-16-4zM16-4L4-6L6 2C10 4 16 2 16-4z', '#fff') +
  circle(-9, -1, 3, '#15352a') +
  circle(9, -1, 3, '#15352a') +
  line('M-18-6C-12-10-6-9-3-7M18-6C12-10 6-9 3-7M-16 0L-22 4M16 0L22 4', 2.4, '#15152a') +
  path('M-7 16Q0 12 7 16Q0 22-7 16z', 'r') +
  line('M0 2L-2 10H2', 1.6, '#9c5a34') +
  path('M-26 34C-10 44 10 44 26 34L30 48H-30z', 't') +
  line('M-26 40C-10 48 10 48 26 40', 3, '#ffc629');
export const camel = () =>
  path(
    'M-40 46L-38 8C-44-14-26-26-18-10C-14-34 6-34 10-10C18-4 22-10 24-20L28-38C38-46 50-38 48-30L36-26C36-10 34 6 26 10L28 46H21L16 18H-18L-24 18L-30 46z',
    'e',
  ) +
  path('M-22-8C-16-24 6-24 12-8L14 8H-22z', 'r') +
  line('M-20 2H14', 3, '#ffc629') +
  circle(38, -36, 2, '#45210c') +
  line('M-42 8C-48 14-46 24-46 28', 3, '#8a5f22');
export const papyrus = () =>
  path('M-30-38C-10-46 10-30 32-38V34C12 42-10 28-30 36z', 'e') +
  path('M-34-44C-26-50-22-42-26-36C-30-30-36-36-34-44zM36 30C30 38 26 44 32 46C40 46 40 36 36 30z', 'm') +
  path('M-18-24L-10-12H-26zM-4-24H8V-12H-4zM22-26A7 7 0 1 1 21.9-26z', 'r') +
  line('M-20 0C-14-6-8-6-4 0C0 6 6 6 12 0M-20 14H-8M0 10V22M10 14L22 20', 3, '#0b2f86');
export const falcon = () =>
  circle(0, -32, 18, 'O') +
  path(
    'M-16-16C-14-34 12-36 20-20C22-8 14 2 12 10C26 20 30 34 28 46H-28C-30 28-20 18-14 8C-18 0-18-8-16-16z',
    'b',
  ) +
  path('M14-18C26-20 32-10 28-2C22-6 18-6 12-6z', 'y') +
  circle(6, -15, 5, '#fff') +
  circle(7, -15, 2.4, '#15152a') +
  path('M2-8C0 0-4 4-8 6L0 8C4 2 6-4 6-8z', 'w') +
  path('M-28 30C-10 20 12 20 28 30L28 46H-28z', 'g') +
  line('M-22 36C-8 28 10 28 22 36', 3, '#e8233f');
export const cobra = () =>
  path(
    'M-6 46C-36 44-38 26-18 20C0 16 8 10 4-2C-26-2-32-34-12-46C4-52 28-44 28-26C28-14 20-6 18 2C22 22 4 30-8 32C-14 34-10 38-2 38H30V48z',
    'g',
  ) +
  path('M-16-28C-14-40 18-40 20-26C18-14 10-6 4-4C-6-6-14-16-16-28z', 'b') +
  line('M-12-26H16M-8-16H12M-2-8H6', 2, '#ffc629') +
  path('M-8-46C-6-52 12-52 14-44C12-34-4-34-8-46z', 'g') +
  circle(-1, -44, 2.2, 'R') +
  circle(8, -44, 2.2, 'R') +
  line('M3-36V-30M3-30L0-26M3-30L6-26', 1.8, '#e8233f');
export const obelisk = () =>
  path('M-12-36L0-50L12-36L17 40H-17z', 'e') +
  path('M-12-36L0-50L12-36z', 'g') +
  rect(-26, 38, 52, 9, 2, 'm') +
  path('M-5-24H5V-16H-5zM-5-8A5 5 0 1 0 5-8A5 5 0 1 0-5-8zM-6 8H6V12H-6zM-6 18H6V28H-6z', 'm') +
  path('M0-50L12-36L17 40H0z', '#000', 'opacity=".16" stroke="none"');
export const goldIdol = () =>
  path('M-30-20C-34-44-14-50 0-50C14-50 34-44 30-20L36-14L30 0L36 10L26 46H-26L-36 10L-30 0L-36-14z', 'g') +
  rect(-20, -26, 15, 11, 2, 't') +
  rect(5, -26, 15, 11, 2, 't') +
  path('M-5-18H5L8 0H-8z', 'g') +
  rect(-18, 6, 36, 12, 3, 'd') +
  line('M-9 6V18M0 6V18M9 6V18', 2.4, '#fff6c2') +
  path('M-16-42H16V-34H-16z', 'r') +
  line('M-18 28H18M-14 36H14', 3, '#8a5f00');
export const jadeMask = () =>
  path('M-30-34C-10-46 10-46 30-34C36-8 30 26 0 46C-30 26-36-8-30-34z', 'n') +
  path('M-22-16H-6V-6H-22zM6-16H22V-6H6z', 'w') +
  circle(-13, -11, 4, 'd') +
  circle(13, -11, 4, 'd') +
  path('M-4-8H4L8 10H-8z', 'n') +
  path('M-14 18H14L8 28H-8z', 'r') +
  circle(-38, 0, 8, 'G') +
  circle(38, 0, 8, 'G') +
  path('M-22-34L-10-46L0-36L10-46L22-34z', 'g') +
  gloss('M-26-30C-16-36-8-38 0-38C-10-30-18-24-24-20z', 0.4);
export const quetzal = () =>
  path(
    'M-6-30C10-42 26-28 22-10C22 6 14 18 6 26C18 36 20 44 18 50C8 42 2 40-4 28C-8 38-8 46-14 50C-18 36-14 26-10 20C-22 8-22-16-6-30z',
    'n',
  ) +
  path('M-2-2C10-4 14 8 6 22C-4 22-10 8-2-2z', 'r') +
  path('M-6-30L-12-44L-2-38L4-48L8-36L18-38L14-28z', 'n') +
  path('M22-24L36-18L22-14z', 'y') +
  circle(13, -22, 4, '#fff') +
  circle(14, -22, 2, '#15152a') +
  path('M-14-10C-28-4-30 14-24 28C-14 22-8 8-8-6z', 't');
export const tumi = () =>
  path('M-42 20C-38 52 38 52 42 20C26 30-26 30-42 20z', 'g') +
  path('M-30 34C-14 42 14 42 30 34C20 46-20 46-30 34z', '#fff6c2', 'stroke="none"') +
  path('M-7-2H7L11 28H-11z', 'g') +
  path('M-5 6H5L6 12H-6zM-6 16H6L7 22H-7z', 't', 'stroke="none"') +
  path('M-34-10C-38-40-18-50 0-50C18-50 38-40 34-10L22-14C24-30 12-36 0-36C-12-36-24-30-22-14z', 'g') +
  [-74, -44, -15, 15, 44, 74]
    .map((turn) => group(circle(0, -31, 3.4, 'T'), `translate(0 -12)rotate(${turn})`))
    .join('') +
  path('M-17-8C-20-34 20-34 17-8C14 2-14 2-17-8z', 'g') +
  path('M-13-16C-10-20-5-20-3-15C-6-12-10-12-13-16zM13-16C10-20 5-20 3-15C6-12 10-12 13-16z', '#0b2f2c') +
  path('M-2-14H2L4-6H-4z', '#a3540a', 'stroke="none"') +
  line('M-7-3H7', 2.4, '#6b2a05') +
  circle(-22, -6, 5, 'T') +
  circle(22, -6, 5, 'T');
export const sunStone = () =>
  circle(0, 0, 47, 'E') +
  circle(0, 0, 38, 'M') +
  around(8, () => path('M-8-30L0-46L8-30z', 'g')) +
  around(16, () => rect(-2, -36, 4, 6, 0, 't')) +
  circle(0, 0, 25, 'E') +
  circle(0, 0, 18, 'O') +
  circle(-6, -4, 3.4, 'd') +
  circle(6, -4, 3.4, 'd') +
  path('M-8 5H8L4 14H-4z', 'r') +
  path('M-2-2H2L3 4H-3z', 'm');
export const featheredSerpent = () =>
  path(
    'M-44 30C-30 46-10 46-4 30C4 8-28 10-24-14C-20-34 4-34 12-24L4-12C-6-18-10-10-6-4C0 6 20 8 16 30C12 50-28 56-44 30z',
    'n',
  ) +
  path('M4-34C18-48 44-40 46-24C48-12 36-6 26-6L34 4L14 0C2-4-2-24 4-34z', 'n') +
  path('M4-34L-10-46L-8-32L-22-34L-12-22L-26-16L-8-14z', 'r') +
  path('M4-30L-4-38L-2-28L-12-26L-2-20z', 'y') +
  circle(24, -26, 5, 'Y') +
  circle(25, -26, 2.2, '#15152a') +
  path('M28-10L46-18L40-8z', '#fff') +
  line('M-34 34C-26 38-18 36-14 30', 3, '#c7ff9c');
export const llama = () =>
  path(
    'M-30 48V8C-36 4-40-2-38-10C-28-4-10-6 2-4L8-36C8-44 10-48 14-50L16-40L22-50L26-40C36-38 40-32 38-26L26-20C26-4 28 8 20 20V48H12V24H-20V48z',
    'w',
  ) +
  path('M-26-8H0V10H-26z', 'r') +
  line('M-26-2H0M-26 4H0', 2.4, '#ffe23e') +
  circle(25, -32, 2.2, '#15152a') +
  line('M10-20L24-16', 4, '#17b8a6') +
  circle(14, -14, 4, 'R') +
  path('M36-28L40-27L36-24z', 'd');
export const goldenCity = () =>
  recolour(stepPyramid(), { e: 'g', m: 'o', s: 'y' }) +
  path(starPath(4, 12, 3, -30, -28), '#fff') +
  path(starPath(4, 9, 2.4, 34, -14), '#fff');
export const mountain = () =>
  path('M-50 44L-12-34L4-8L18-26L50 44z', 'v') +
  path('M-12-34L-28-2L-18-8L-12 2L-4-8L4-8zM18-26L8-10L16-4L22-10L28-2z', 'w') +
  path('M-12-34L4-8L18-26L50 44H2z', '#14062e', 'opacity=".2" stroke="none"');
export const goldenMountain = () => recolour(mountain(), { v: 'o', w: 'y' });
export const tableMountain = () =>
  path('M-50 44L-40-10H-30L-26-22H28L32-10H42L50 44z', 'o') +
  path('M-26-22H28L32-10H-30z', 'n') +
  line('M-30 4L-34 40M-10-4L-12 40M12-6V40M32 4L36 40', 2.4, '#a83305') +
  path('M-4-22L-2 34C4 40 8 40 12 34L8-22z', '#e3f8ff', 'opacity=".85"');
export const summitFlag = () =>
  mountain() +
  line('M-12-34V-50', 2.4, '#45210c') +
  path('M-12-50L8-44L-12-38z', 'r') +
  ellipse(0, 46, 40, 3, '#000', 0, 'opacity=".2" stroke="none"');
