import { circle, ellipse, line, path } from '../draw.ts';
import { mix } from '../tones.ts';
import { bare, type Look } from './figure.ts';

// What lies behind the head and what lies over the forehead.
export type Hair = (look: Look) => { back: string; front: string };
export type Beard = (look: Look) => string;

const swept = 'M-18-52C-20-86 20-86 18-52C15-66 8-71 0-71C-8-71-15-66-18-52z';
const bumps = (places: readonly (readonly [number, number, number])[], hair: string) =>
  places.map(([x, y, r]) => circle(x, y, r, hair, bare)).join('');

export const straight: Hair = ({ hair }) => ({
  back: path(
    'M-20-54C-25-92 25-92 20-54C22-30 27-12 25 10C18 14 10 10 8 4V-40H-8V4C-10 10-18 14-25 10C-27-12-22-30-20-54z',
    hair,
  ),
  front: path('M0-80C13-84 20-72 18-48C16-60 8-69 0-74C-8-69-16-60-18-48C-20-72-13-84 0-80z', hair),
});

export const wavy: Hair = ({ hair }) => ({
  back: path(
    'M-20-56C-26-94 28-94 22-56C31-46 21-38 29-28C36-16 25-10 32 4C25 16 10 10 8 0V-40H-8V0C-12 12-28 14-32 2C-23-10-36-18-28-28C-21-38-30-46-20-56z',
    hair,
  ),
  front: path('M-19-48C-24-84 8-92 18-72C22-64 20-54 18-48C15-60 8-68-2-72C-8-64-16-58-19-48z', hair),
});

export const chignon: Hair = ({ hair }) => ({
  back: circle(17, -38, 10, hair),
  front: path(swept, hair) + line('M-10-74Q4-80 15-66', 1, mix(hair, '#ffffff', 0.3)),
});

export const bun: Hair = ({ hair }) => ({
  back: circle(0, -89, 11, hair),
  front: path(swept, hair) + line('M-8-80H8', 1.4, mix(hair, '#ffffff', 0.35)),
});

export const bob: Hair = ({ hair }) => ({
  back: path('M-21-52C-26-92 26-92 21-52C24-42 26-34 22-25C14-21-14-21-22-25C-26-34-24-42-21-52z', hair),
  front: path('M-19-46C-23-88 23-88 19-46C18-56 17-60 15-63C6-60-8-60-15-63C-17-60-18-56-19-46z', hair),
});

export const afro: Hair = ({ hair }) => ({
  back: bumps(
    [
      [0, -66, 30],
      [-25, -58, 12],
      [25, -58, 12],
      [-22, -78, 13],
      [22, -78, 13],
      [0, -92, 13],
      [-24, -46, 9],
      [24, -46, 9],
    ],
    hair,
  ),
  front: path('M-18-54C-18-80 18-80 18-54C12-70-12-70-18-54z', hair, bare),
});

export const braid: Hair = ({ hair }) => ({
  back: path('M-19-52C-22-88 22-88 20-46L16-34H-16z', hair),
  front:
    path('M-18-50C-22-84 6-92 18-74C22-66 20-54 18-46C17-58 10-66 0-70C-8-66-16-60-18-50z', hair) +
    [-30, -19, -8, 3, 14]
      .map((y, index) => ellipse(19 + index * 1.6, y, 6.5 - index * 0.5, 7.5, hair, -18))
      .join(''),
});

export const ponytail: Hair = ({ hair }) => ({
  back: path('M8-84C36-96 44-58 34-26C32-16 24-20 26-32C28-52 22-66 6-72z', hair),
  front: path(swept, hair),
});

export const pixie: Hair = ({ hair }) => ({
  back: '',
  front: path(
    'M-18-46C-25-88 18-98 21-64C22-56 20-48 18-44C17-56 14-62 10-67C0-58-8-62-13-60C-16-56-17-52-18-46z',
    hair,
  ),
});

export const ringlets: Hair = ({ hair }) => ({
  back: bumps(
    [
      [0, -80, 14],
      [-16, -74, 13],
      [16, -74, 13],
      [-23, -58, 11],
      [23, -58, 11],
      [-25, -42, 10],
      [25, -42, 10],
      [-24, -26, 10],
      [24, -26, 10],
      [-21, -12, 9],
      [21, -12, 9],
    ],
    hair,
  ),
  front: path('M-18-52C-18-80 18-82 18-52C15-62 9-66 4-68C-2-64-12-64-18-52z', hair, bare),
});

export const parted: Hair = ({ hair }) => ({
  back: '',
  front: path(
    'M-18-52C-24-84 6-94 18-80C23-73 20-60 18-51C17-60 15-65 11-69C2-66-8-67-13-73C-15-66-17-60-18-52z',
    hair,
  ),
});

export const cropped: Hair = ({ hair, skin }) => ({
  back: '',
  front:
    path('M-17.500-50C-19-84 19-84 17.500-50L15-66C8-71-8-71-15-66z', mix(hair, skin, 0.45), bare) +
    path('M-16-62C-18-85 18-85 16-62C10-72-10-72-16-62z', hair),
});

export const bald: Hair = ({ skin }) => ({
  back: '',
  front: ellipse(-6, -72, 5, 2.4, mix(skin, '#ffffff', 0.45), -24, bare),
});

export const receding: Hair = ({ hair, skin }) => ({
  back: '',
  front:
    path(
      'M-17-44C-22-60-20-72-12-76C-15-66-15-56-15.500-46zM17-44C22-60 20-72 12-76C15-66 15-56 15.500-46z',
      hair,
    ) + ellipse(-3, -74, 5, 2.2, mix(skin, '#ffffff', 0.4), -10, bare),
});

export const slick: Hair = ({ hair }) => ({
  back: '',
  front:
    path('M-18-52C-20-90 20-90 18-52C16-66 8-74 0-74C-8-74-16-66-18-52z', hair) +
    line('M-8-76Q-6-82 0-84M2-76Q6-80 8-82', 0.9, mix(hair, '#ffffff', 0.35)),
});

export const curls: Hair = ({ hair }) => ({
  back: bumps(
    [
      [-17, -66, 7],
      [17, -66, 7],
    ],
    hair,
  ),
  front: bumps(
    [
      [-14, -72, 7.5],
      [-6, -78, 8],
      [4, -79, 8],
      [13, -73, 7.5],
      [0, -73, 6],
    ],
    hair,
  ),
});

export const locs: Hair = ({ hair }) => ({
  back:
    circle(0, -86, 9, hair) +
    path('M-19-54C-24-90 24-90 19-54L24-12H18L15-40H-15L-18-12H-24z', hair) +
    line('M-21-40V-14M21-40V-14', 1, mix(hair, '#ffffff', 0.3)),
  front: path(swept, hair) + line('M-9-72V-80M0-73V-82M9-72V-80', 1, mix(hair, '#ffffff', 0.3)),
});

export const quiff: Hair = ({ hair }) => ({
  back: '',
  front: path(
    'M-18-50C-22-70-20-84-6-87C6-94 24-90 22-74C22-64 20-58 18-50C17-60 15-66 11-69C2-67-12-70-18-50z',
    hair,
  ),
});

export const shaven: Beard = () => '';

const jaw = 'M-17-52C-18-36-11-21 0-21C11-21 18-36 17-52C15-43 9-42 0-42C-9-42-15-43-17-52z';
export const full: Beard = ({ hair }) => path(jaw, hair);
export const stubble: Beard = ({ hair, skin }) =>
  path(
    'M-16.500-48C-16-34-9-27.500 0-27.500C9-27.500 16-34 16.500-48C14-41 8-41.500 0-41.500C-8-41.500-14-41-16.500-48z',
    mix(skin, hair, 0.34),
    bare,
  );
export const goatee: Beard = ({ hair }) =>
  path('M-7-41C-8-30-5-23 0-23C5-23 8-30 7-41C4-43-4-43-7-41z', hair);
export const moustache: Beard = ({ hair }) =>
  path('M0-42.500C4-43 9-41 10-37C6-38 3-38.500 0-39C-3-38.500-6-38-10-37C-9-41-4-43 0-42.500z', hair);
