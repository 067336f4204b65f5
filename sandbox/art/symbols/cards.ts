import { circle, group, path, rect } from '../draw.ts';
import { hearts } from '../suits.ts';

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
