import { around, circle, ellipse, gloss, group, line, path, recolour, rect, small } from '../draw.ts';
import { lemon, orange, pineapple, plum, strawberry } from './fruits.ts';

const leafAt = (x: number, y: number, turn: number) =>
  group(path('M0 0C-10-8-8-20 0-26C8-20 10-8 0 0z', 'n'), `translate(${x} ${y}) rotate(${turn})`);
const crown = (fill: string) =>
  path(
    'M-44-4C-54-22-40-38-28-36C-22-50 4-52 10-42C26-50 44-38 40-24C52-18 50 0 38 4C34 14 14 14 8 8C-2 16-20 16-24 6C-34 10-44 6-44-4z',
    fill,
  );
const trunk = path('M-8 48L-5 6H6L9 48zM-5 20L-18 6L-14 4L-4 14z', 'm');

export const tree = () => trunk + crown('n') + gloss('M-34-18C-30-32-14-40-6-36C-18-30-26-22-34-18z', 0.4);
const crownWith = (fruit: (x: number, y: number) => string) =>
  [
    [-26, -16],
    [0, -28],
    [26, -20],
    [-8, -4],
    [20, 0],
  ]
    .map(([x = 0, y = 0]) => fruit(x, y))
    .join('');
export const appleTree = () => tree() + crownWith((x, y) => circle(x, y, 6, 'R'));
const goldenApple = (x: number, y: number) =>
  circle(x, y, 8, 'G') + line(`M${x} ${y - 6}L${x + 3} ${y - 12}`, 2.4, '#45210c');
export const goldenAppleTree = () => tree() + crownWith(goldenApple);
export const moneyTree = () => tree() + crownWith((x, y) => circle(x, y, 7, 'G'));

export const fruitBowl = () =>
  small(pineapple(), 0, -22, 0.6) +
  small(orange(), -24, -4, 0.42) +
  small(plum(), 24, -6, 0.42) +
  small(lemon(), 0, 2, 0.44) +
  path('M-46 6H46C44 30 26 40 12 42V48H-12V42C-26 40-44 30-46 6z', 'g') +
  gloss('M-38 10H-28C-26 24-18 32-12 36C-26 32-36 24-38 10z', 0.5);

export const fruitBasket = () =>
  line('M-36 4C-30-56 30-56 36 4', 6, 'm') +
  small(orange(), -22, -6, 0.42) +
  small(strawberry(), 4, -12, 0.46, 10) +
  small(plum(), 26, -4, 0.4) +
  path('M-44 2H44L34 46H-34z', 'e') +
  line('M-40 16H40M-37 30H37', 3, '#8a5f22') +
  line('M-20 4L-16 44M0 4V44M20 4L16 44', 3, '#8a5f22') +
  rect(-46, -2, 92, 10, 5, 'm');

export const fruitStall = () =>
  rect(-40, -20, 5, 66, 0, 'm') +
  rect(35, -20, 5, 66, 0, 'm') +
  path('M-46 14H46V46H-46z', 'm') +
  line('M-46 30H46', 3, '#45210c') +
  [-34, -20, -6, 8, 22, 36]
    .map((x, i) => circle(x - 1, 8, 8, ['R', 'O', 'N', 'Y', 'R', 'U'][i] ?? 'R'))
    .join('') +
  path('M-50-20L-40-46H40L50-20z', 'r') +
  path('M-30-46H-16L-20-20H-33zM-2-46H12L14-20H-3zM26-46H40L50-20H31z', 'w') +
  path(
    'M-50-20a8.3 8 0 0 0 17 0a8.3 8 0 0 0 17 0a8.3 8 0 0 0 16.5 0a8.3 8 0 0 0 16.5 0a8.3 8 0 0 0 16.5 0a8.3 8 0 0 0 16.5 0z',
    'r',
  );

export const juiceGlass = () =>
  line('M8-20L22-50', 5, '#ff5fa8') +
  path('M-28-30H28L20 46H-20z', 'w', 'opacity=".75"') +
  path('M-25-16H25L19 42H-19z', 'o') +
  circle(28, -28, 15, 'Y') +
  circle(28, -28, 11, '#fff6b0', 'stroke="none"') +
  line('M28-38V-18M18-28H38M21-35L35-21M35-35L21-21', 1.6, '#c78a00') +
  gloss('M-20-12H-12L-10 38H-15z', 0.5);

export const blueberry = () =>
  leafAt(-4, -22, -40) +
  leafAt(8, -24, 30) +
  [
    [-18, 4],
    [18, 2],
    [0, 24],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 21, 'B') + circle(x, y - 8, 7, 'd'))
    .join('');

export const acerola = () =>
  line('M0-46C-4-30-18-20-20-4M0-46C6-28 20-20 22-2', 4, '#2fb84a') +
  leafAt(2, -40, 60) +
  leafAt(-2, -40, -60) +
  circle(-22, 16, 24, 'R') +
  circle(22, 18, 22, 'R') +
  path('M-22 30L-28 22L-16 22zM22 30L16 24H28z', 'y') +
  gloss('M-36 8C-32-2-24-4-18-4C-26 0-32 6-36 8z', 0.6);

export const cashew = () =>
  path('M-26-20C-30-46 26-46 26-20C26 6 18 26 0 26C-18 26-26 6-26-20z', 'O') +
  path('M-26-20C-28-40-8-42 0-40C-12-32-18-12-14 20C-22 12-26-4-26-20z', 'r', 'opacity=".45"') +
  path('M-10 24C6 16 26 30 20 44C16 52 4 46 6 40C8 34 2 34-4 38C-14 42-20 30-10 24z', 'm') +
  leafAt(-4, -40, -50) +
  leafAt(4, -40, 50) +
  gloss('M-18-18C-18-30-10-34-4-34C-10-26-14-14-14-6z', 0.5);

export const banana = () =>
  path('M-38-30C-34 10-10 34 40 30C46 26 46 20 42 16C10 20-14 0-24-34C-28-40-38-38-38-30z', 'y') +
  path('M-30-36C-22 2 4 26 44 20C42 28 40 30 40 30C-6 30-30-4-34-32z', 'o', 'opacity=".35"') +
  path('M-38-30L-40-44L-28-46L-24-34z', 'm') +
  path('M42 16L50 20L46 30L40 30z', 'm') +
  gloss('M-18-14C-10 6 6 18 24 20C2 20-14 4-18-14z', 0.6);

export const melon = () =>
  circle(0, 4, 42, 'N') +
  [-22, -8, 8, 22]
    .map((x) => line(`M${x / 3}-36C${x * 1.7}-10 ${x * 1.7} 18 ${x / 3} 44`, 2.4, '#e6ffd0'))
    .join('') +
  line('M0-36C-2-44 4-48 10-48', 5, '#07572e') +
  gloss('M-32-6C-28-22-16-30-6-32C-18-22-26-12-32-6z', 0.5);

export const orangeSlice = () =>
  circle(0, 0, 44, 'O') +
  circle(0, 0, 38, '#fff3d6', 'stroke="none"') +
  around(8, () => path('M0-5L-11-32Q0-39 11-32z', 'o', 'stroke="none"')) +
  gloss('M-36-14A38 38 0 0 1-6-38A50 50 0 0 0-36-14z', 0.6);

export const bluePineapple = () => recolour(pineapple(), { Y: 'B', y: 'b', o: 'b', O: 'B', g: 'b' });

export const carousel = () =>
  path('M-48-14L0-50L48-14z', 'r') +
  path('M-24-14L0-50L24-14z', 'w') +
  path('M-8-14L0-50L8-14z', 'r') +
  rect(-48, -16, 96, 9, 4, 'g') +
  [-32, 0, 32].map((x) => rect(x - 1.5, -8, 3, 44, 0, 'g')).join('') +
  [-32, 0, 32]
    .map((x, i) =>
      group(
        path(
          'M-14 6C-12-4-4-6 2-6C2-14 6-20 12-18L16-8L10-6C12 2 12 8 8 8L10 20H5L2 10H-6L-8 20H-13z',
          ['w', 'k', 'b'][i] ?? 'w',
        ),
        `translate(${x} ${i === 1 ? 8 : 14}) scale(.9)`,
      ),
    )
    .join('') +
  path('M-48 36H48L40 48H-40z', 'b') +
  circle(0, -50, 4, 'G');

export const corn = () =>
  leafAt(-10, 30, -30) +
  leafAt(10, 30, 30) +
  ellipse(0, -2, 17, 42, 'Y') +
  line('M-14-16H14M-16-4H16M-16 8H16M-12 20H12M-6-40V34M6-40V34', 1.6, '#c78a00') +
  path('M-24 46C-26 14-12 4-6 20L0 46zM24 46C26 14 12 4 6 20L0 46z', 'n');

export const carrot = () =>
  path('M-6-20L-20-48L-4-36L2-50L8-34L24-44L8-18z', 'n') +
  path('M-18-18C-6-28 10-26 18-16C16 10 6 36-2 48C-12 34-20 8-18-18z', 'o') +
  line('M-14-2H-4M16 0H4M-10 18H0', 2.6, '#a83305');
export const chocolateBar = () =>
  group(
    rect(-26, -44, 52, 88, 5, 'm') +
      [-34, -14, 6]
        .map((y) => rect(-20, y, 17, 16, 2, '#5b2f14') + rect(3, y, 17, 16, 2, '#5b2f14'))
        .join('') +
      path('M-30 8L-18 14L-6 6L6 14L18 6L30 12V46H-30z', 'r') +
      path('M-30 24H30V34H-30z', 'g'),
    'rotate(14)',
  );
export const iceCream = () =>
  path('M-22 0L0 50L22 0z', 'e') +
  line('M-16 10L8 34M-8 2L14 22M16 10L-8 34M8 2L-14 22', 1.8, '#8a5f22') +
  circle(-13, -8, 17, 'K') +
  circle(13, -8, 17, 'T') +
  circle(0, -26, 18, 'W') +
  circle(2, -45, 6, 'R');
export const brigadeiro = () =>
  circle(0, -6, 34, '#5b2f14') +
  [
    [-18, -18],
    [-4, -28],
    [12, -24],
    [22, -8],
    [6, -10],
    [-12, -2],
    [-26, -4],
    [18, 10],
    [0, 10],
    [-18, 14],
  ]
    .map(([x = 0, y = 0], i) =>
      group(
        rect(-5, -1.8, 10, 3.6, 1.8, ['y', 'k', 'w', 'o'][i % 4] ?? 'w'),
        `translate(${x} ${y}) rotate(${i * 41})`,
      ),
    )
    .join('') +
  path('M-40 14L-32 20L-24 14L-16 20L-8 14L0 20L8 14L16 20L24 14L32 20L40 14L30 46H-30z', 'r') +
  line('M-24 24L-20 42M-8 24L-6 42M8 24L6 42M24 24L20 42', 2, '#7d0425');
export const beijinho = () =>
  brigadeiro().replace('#5b2f14', '#fffaf0') + path('M-2-36L0-50L4-50L4-36z', 'm') + circle(1, -38, 4, 'm');
export const cottonCandy = () =>
  path('M-4 10H4L2 50H-2z', 'w') +
  circle(-18, -4, 20, 'K') +
  circle(18, -4, 20, 'K') +
  circle(-10, -26, 20, 'K') +
  circle(14, -24, 18, 'K') +
  circle(0, 4, 18, 'K') +
  gloss('M-24-18C-22-32-12-38-4-38C-12-30-18-22-24-18z', 0.5);
export const cake = () =>
  rect(-40, 10, 80, 30, 6, 'k') +
  path(
    'M-40 12C-34 26-26 26-24 14C-20 26-10 26-8 14C-4 28 6 28 8 14C12 26 20 26 24 14C28 26 38 24 40 12L38 8H-38z',
    'w',
  ) +
  rect(-26, -18, 52, 28, 5, 'k') +
  path('M-26-16C-22-4-16-4-14-14C-10-2-2-2 0-14C4-2 12-2 14-14C18-4 24-4 26-16L24-20H-24z', 'w') +
  rect(-3, -38, 6, 20, 2, 'b') +
  path('M0-52C6-44 4-38 0-38C-4-38-6-44 0-52z', 'y') +
  rect(-48, 40, 96, 7, 3, 'g');
export const macaron = () =>
  ellipse(0, -20, 42, 20, 'K') +
  path('M-42-14H42V-4H-42z', 'k') +
  rect(-40, -6, 80, 12, 6, 'w') +
  path('M-42 4H42V12C42 30-42 30-42 12z', 'K') +
  gloss('M-30-26C-20-36-4-36 4-34C-10-32-22-28-30-26z', 0.6);
export const pacoca = () =>
  path('M-26-30V30C-26 44 26 44 26 30V-30z', 'e') +
  ellipse(0, -30, 26, 11, '#f7e4b8') +
  circle(-8, -30, 2.4, '#b98a45') +
  circle(7, -27, 2.4, '#b98a45') +
  circle(12, 6, 2.4, '#8a5f22') +
  circle(-10, 18, 2.4, '#8a5f22') +
  circle(-14, -8, 2.4, '#8a5f22') +
  gloss('M-20-16H-14V28H-20z', 0.35);
export const pie = () =>
  path('M-46 4H46L34 40H-34z', 'v') +
  path('M-48 4C-48-34 48-34 48 4z', 'e') +
  line('M-30-12L10 4M-8-22L34 4M30-12L-10 4M8-22L-34 4', 3, '#8a5f22') +
  path(
    'M-48 4C-44 12-36 12-34 6C-30 14-22 14-20 6C-16 14-8 14-6 6C-2 14 6 14 8 6C12 14 20 14 22 6C26 14 34 14 36 6C40 12 46 12 48 4z',
    'e',
  ) +
  line('M-10-30Q-16-38-10-46M8-30Q2-38 8-46', 3, '#fff');
export const candyJar = () =>
  path('M-32-24C-44-6-44 42-30 46H30C44 42 44-6 32-24z', 'w', 'opacity=".8"') +
  [
    [-20, 30, 'R'],
    [0, 34, 'Y'],
    [20, 30, 'B'],
    [-12, 14, 'N'],
    [10, 16, 'K'],
    [-24, 8, 'O'],
    [26, 10, 'U'],
    [0, 0, 'R'],
  ]
    .map(([x, y, f]) => circle(Number(x), Number(y), 10, String(f)))
    .join('') +
  rect(-34, -36, 68, 14, 5, 'r') +
  circle(0, -42, 8, 'R');
export const milkshake = () =>
  line('M6-24L20-52', 5, '#e8233f') +
  path('M-26-22H26L18 42H-18z', 'k') +
  rect(-22, 42, 44, 7, 3, 'v') +
  circle(-14, -24, 13, 'W') +
  circle(12, -24, 13, 'W') +
  circle(-2, -34, 13, 'W') +
  circle(-4, -46, 6, 'R') +
  gloss('M-18-12H-11L-8 36H-13z', 0.5);
export const iceCube = () =>
  path('M-38-20L0-40L38-20V24L0 46L-38 24z', 'b', 'opacity=".92"') +
  path('M-38-20L0-40L38-20L0 2z', '#e3f8ff') +
  path('M0 2V46L-38 24V-20z', '#a6dcff', 'opacity=".8"') +
  gloss('M-30-6L-22-2V20L-30 14z', 0.8);
export const coconutHalf = () =>
  group(
    circle(0, 0, 34, 'M') +
      ellipse(0, -3, 30, 28, 'w') +
      ellipse(0, 0, 20, 18, '#cdbfae') +
      path('M-16 4C-8 16 10 16 17 3C12 22-12 22-16 4z', '#f7f2ea', 'stroke="none"') +
      line('M-30 12L-24 20M-16 28L-10 31M30 12L25 20', 2, '#45210c'),
    'translate(10 -16) rotate(14)',
  ) +
  [
    [-26, 24],
    [26, 26],
    [0, 32],
  ]
    .map(([x = 0, y = 0]) =>
      group(
        path('M-24 12C-26-2-14-16 0-16C14-16 26-2 24 12C16 18-16 18-24 12z', 'w') +
          path('M-12-10C-4-18 10-14 14-6C6-2-4-8-12-10z', '#e2a94f', 'stroke="none"') +
          line('M-16 2L-9-2M-4 4L3 1M8 6L15 3M-12 10L-5 8M2 11L9 9', 2, '#b98a45'),
        `translate(${x} ${y})`,
      ),
    )
    .join('');
export const acaiBowl = () =>
  path('M-48-4H48C46 28 28 44 0 44C-28 44-46 28-48-4z', 'm') +
  ellipse(0, -4, 48, 15, '#45210c') +
  ellipse(0, -6, 42, 12, 'u') +
  [
    [-24, -8],
    [-10, -12],
    [4, -8],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 8, 'Y'))
    .join('') +
  circle(22, -10, 8, 'R') +
  circle(30, -4, 5, 'B') +
  circle(18, -2, 4.5, 'B') +
  line('M30-14L44-46', 6, '#c3ccd8');
export const sauceBottle = () =>
  path('M-8-50H8V-38L10-28C22-22 24-12 24-4V44H-24V-4C-24-12-22-22-10-28L-8-38z', 'r') +
  rect(-10, -50, 20, 13, 3, 'n') +
  rect(-24, 0, 48, 30, 0, 'w') +
  path('M-10 8C2 4 14 14 12 24C4 26-4 20-10 8z', 'r') +
  gloss('M-16-14C-18-8-18 38-18 40H-12V-16z', 0.4);
export const roastTurkey = () =>
  ellipse(0, 34, 48, 12, 'v') +
  path('M-38 20C-40-20-16-34 4-32C34-30 44 0 36 26C20 38-24 38-38 20z', 'o') +
  path('M20 6C34-6 46-4 44 8C42 18 32 20 26 24C14 24 14 12 20 6z', 'm') +
  circle(46, -2, 5, 'w') +
  gloss('M-26-4C-20-20-8-24 0-24C-12-16-20-8-26-4z', 0.5) +
  circle(-40, 30, 7, 'R') +
  circle(42, 32, 7, 'R') +
  leafAt(-34, 34, -60) +
  leafAt(34, 36, 60);
export const honeyMug = () =>
  line('M26-10H44V24H26', 8, 'm') +
  path('M-30-30H30V42H-30z', 'm') +
  line('M-15-26V40M0-26V40M15-26V40', 2, '#45210c') +
  rect(-32, -18, 64, 8, 2, 'g') +
  rect(-32, 24, 64, 8, 2, 'g') +
  circle(-20, -32, 13, 'Y') +
  circle(0, -36, 15, 'Y') +
  circle(20, -32, 13, 'Y') +
  path('M-14-28C-14-8-6-8-6-24z', 'y');
export const beerMug = () =>
  line('M28-12H46V26H28', 8, 'v') +
  path('M-32-30H30L26 46H-28z', 'n') +
  circle(-20, -32, 14, 'W') +
  circle(0, -36, 16, 'W') +
  circle(20, -32, 14, 'W') +
  line('M-14-10L-12 36M2-10V36M18-10L16 36', 4, '#c7ff9c') +
  rect(-34, 42, 66, 7, 3, 'v');
export const cocktail = () =>
  path('M-40-34H40L4 6V36H22V44H-22V36H-4V6z', 'w', 'opacity=".9"') +
  path('M-28-24H28L0 6z', 'k') +
  line('M-12-8L20-46', 3, '#8a5f22') +
  circle(-2, -18, 8, 'N') +
  circle(34, -36, 12, 'O') +
  gloss('M-34-30H-26L-6-8L-8-2z', 0.6);
export const caipirinha = () =>
  path('M-32-34H32L26 42H-26z', 'w', 'opacity=".7"') +
  path('M-29-16H29L25 38H-25z', '#d8f7a0') +
  [
    [-12, 20, 12],
    [12, 8, -20],
    [-8, -8, 40],
  ]
    .map(([x, y, t]) =>
      group(
        circle(0, 0, 13, 'N') +
          circle(0, 0, 10, '#efffd0', 'stroke="none"') +
          line('M0-9V9M-8-5L8 5M8-5L-8 5', 1.4, '#2fb84a'),
        `translate(${x} ${y}) rotate(${t})`,
      ),
    )
    .join('') +
  path('M-2-18L14-22L18-8L4-4zM8 22L20 18L22 30L12 34z', '#fff', 'opacity=".8"') +
  line('M14-16L28-50', 5, '#e8233f') +
  gloss('M-24-28H-17L-14 34H-19z', 0.6);
