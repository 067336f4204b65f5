import { circle, line, path } from '../draw.ts';
import { mix } from '../tones.ts';
import { bare, black, gold, type Look, white } from './figure.ts';

export interface Clothes {
  // Of the trunk, without arms.
  drawing: string;
  sleeve: string;
  // Seen at the wrist; the skin's color for short sleeves.
  cuff: string;
  short: boolean;
}

export type Outfit = (look: Look) => Clothes;

const broad = 'M-9-21C-14-14-30-13-42-8C-49-4-50 6-49 18L-43 66H43L49 18C50 6 49-4 42-8C30-13 14-14 9-21z';
const slim =
  'M-8-21C-12-14-24-12-33-8C-40-4-41 6-40 16C-39 30-31 40-33 66H33C31 40 39 30 40 16C41 6 40-4 33-8C24-12 12-14 8-21z';

const bow = (colour: string) =>
  path('M-12-17L0-11L12-17V-4L0-10L-12-4z', colour) +
  circle(0, -10.5, 2.6, mix(colour, '#ffffff', 0.2), bare);
const tie = (colour: string) => path('M-4-14H4L6 26L0 36L-6 26z', colour);
const buttons = (x: number, colour = gold) =>
  [24, 36, 48].map((y) => circle(x, y, 1.8, colour, bare)).join('');
const wings = path('M-9-21L0-12L-8-5L-14-15zM9-21L0-12L8-5L14-15z', '#ffffff');

export const waistcoat: Outfit = ({ cloth, trim }) => ({
  drawing:
    path(broad, white) +
    path('M-27-13L0 22V66H-40L-42 20zM27-13L0 22V66H40L42 20z', cloth) +
    line('M0 22V66', 1.2, mix(cloth, '#000000', 0.4)) +
    buttons(4) +
    wings +
    bow(trim),
  sleeve: white,
  cuff: white,
  short: false,
});

export const shirtAndTie: Outfit = ({ cloth, trim }) => ({
  drawing:
    path(broad, mix(cloth, '#ffffff', 0.72)) +
    tie(trim) +
    path('M-27-13L-3 34V66H-40L-42 20zM27-13L3 34V66H40L42 20z', black) +
    buttons(8, '#c3ccd8') +
    wings,
  sleeve: mix(cloth, '#ffffff', 0.72),
  cuff: mix(cloth, '#ffffff', 0.72),
  short: false,
});

export const dinnerJacket: Outfit = ({ cloth, trim }) => ({
  drawing:
    path(broad, cloth) +
    path('M-12-18L0 44L12-18z', white) +
    path('M-13-19L-29 0L-3 48L0 44zM13-19L29 0L3 48L0 44z', mix(cloth, '#000000', 0.45)) +
    path('M22 12L36 8V12L22 16z', white, bare) +
    wings +
    bow(trim),
  sleeve: cloth,
  cuff: white,
  short: false,
});

export const suit: Outfit = ({ cloth, trim }) => ({
  drawing:
    path(broad, cloth) +
    path('M-12-18L0 36L12-18z', white) +
    tie(trim) +
    path('M-13-19L-30 6L-19 10L0 40zM13-19L30 6L19 10L0 40z', mix(cloth, '#ffffff', 0.18)) +
    wings,
  sleeve: cloth,
  cuff: white,
  short: false,
});

export const doubleBreasted: Outfit = ({ cloth, trim }) => ({
  drawing:
    path(broad, cloth) +
    path('M-12-18L6 22L12-18z', trim) +
    path('M-13-19L-31 2L12 44L16 66L20 40L8 20zM13-19L31 2L10 26L6 20z', mix(cloth, '#ffffff', 0.18)) +
    [-12, 24].map((x) => circle(x, 46, 2.2, gold, bare) + circle(x, 58, 2.2, gold, bare)).join(''),
  sleeve: cloth,
  cuff: trim,
  short: false,
});

export const tunic: Outfit = ({ cloth }) => ({
  drawing:
    path(broad, cloth) +
    path('M-10-26H10L12-12C6-7-6-7-12-12z', mix(cloth, gold, 0.5)) +
    line('M0-8V66M0 6L-12 12M0 6L12 12M0 24L-12 30M0 24L12 30M0 42L-12 48M0 42L12 48', 2, gold),
  sleeve: cloth,
  cuff: gold,
  short: false,
});

const pendant = (colour: string) =>
  line('M-9-15C-6-4 6-4 9-15', 1.4, gold) + circle(0, -5, 2.4, colour, bare);

export const dress: Outfit = ({ cloth, skin }) => ({
  drawing:
    path(slim, skin) +
    path(
      'M-40 16C-41 4-38-5-30-9C-24-1-12 2 0 2C12 2 24-1 30-9C38-5 41 4 40 16C39 30 31 40 33 66H-33C-31 40-39 30-40 16z',
      cloth,
    ) +
    path('M-33 42C-12 46 12 46 33 42V49C12 53-12 53-33 49z', mix(cloth, '#ffffff', 0.28), bare) +
    pendant(gold),
  sleeve: skin,
  cuff: skin,
  short: true,
});

export const wrapDress: Outfit = ({ cloth, skin, trim }) => ({
  drawing:
    path(slim, cloth) +
    path('M-9-20C-8-10-2 0 2 6L9-20z', skin) +
    line('M-11-18L16 38M11-18L0 8', 2, mix(cloth, '#ffffff', 0.4)) +
    path('M-33 40C-12 46 12 46 33 40V47C12 53-12 53-33 47z', trim, bare),
  sleeve: cloth,
  cuff: cloth,
  short: false,
});

export const highNeck: Outfit = ({ cloth }) => ({
  drawing:
    path(slim, cloth) +
    path('M-8-27H8V-16C4-12-4-12-8-16z', mix(cloth, '#ffffff', 0.12)) +
    [-12, -4, 4, 12].map((x, index) => circle(x, -4 + (index % 3 ? 4 : 0), 2, gold, bare)).join('') +
    circle(0, 4, 2.8, white, bare),
  sleeve: cloth,
  cuff: gold,
  short: false,
});

export const blazer: Outfit = ({ cloth, skin, trim }) => ({
  drawing:
    path(slim, cloth) +
    path('M-9-20L-12-8L0 40L12-8L9-20z', mix(trim, '#ffffff', 0.75)) +
    path('M-8-21L0-4L8-21z', skin) +
    path('M-11-18L-25 2L-16 8L0 42zM11-18L25 2L16 8L0 42z', mix(cloth, '#ffffff', 0.2)),
  sleeve: cloth,
  cuff: mix(trim, '#ffffff', 0.75),
  short: false,
});

export const blouse: Outfit = ({ cloth, trim }) => ({
  drawing:
    path(slim, white) +
    path('M-22-12L0 18V66H-32C-30 40-38 30-37 16zM22-12L0 18V66H32C30 40 38 30 37 16z', cloth) +
    buttons(3) +
    wings +
    bow(trim),
  sleeve: white,
  cuff: white,
  short: false,
});

export const gown: Outfit = ({ cloth, skin }) => ({
  drawing:
    path(slim, skin) +
    path(
      'M-40 16C-41 4-38-5-30-9L-20-12C-8 4 16 8 38 2C40 6 41 10 40 16C39 30 31 40 33 66H-33C-31 40-39 30-40 16z',
      cloth,
    ) +
    line('M-24-8C-8 8 16 14 38 8M-34 22C-10 34 14 34 36 26', 1.6, mix(cloth, '#ffffff', 0.45)) +
    line('M-8-14C-5-8 5-8 8-14', 1.6, white),
  sleeve: skin,
  cuff: skin,
  short: true,
});
