import { hueDistance } from '../tones.ts';
import type { Look } from './figure.ts';
import * as hairs from './hair.ts';
import * as outfits from './outfits.ts';

export interface Person {
  hair: hairs.Hair;
  beard: hairs.Beard;
  // Gray hair, lines in the face.
  elder: boolean;
  glasses: 'none' | 'round' | 'square';
  slim: boolean;
  face: string;
}

const oval = 'M-17-54C-17-81 17-81 17-54C16.500-40 9-27 0-27C-9-27-16.500-40-17-54z';
const square = 'M-17-54C-17-81 17-81 17-54C17-42 14-33 8-28C4-26.500-4-26.500-8-28C-14-33-17-42-17-54z';
const lean = 'M-16-56C-16-81 16-81 16-56C15.500-40 8-24.500 0-24.500C-8-24.500-15.500-40-16-56z';

const man = (hair: hairs.Hair, beard: hairs.Beard, more: Partial<Person> = {}): Person => ({
  hair,
  beard,
  elder: false,
  glasses: 'none',
  slim: false,
  face: square,
  ...more,
});
const woman = (hair: hairs.Hair, more: Partial<Person> = {}): Person => ({
  ...man(hair, hairs.shaven, { slim: true, face: oval }),
  ...more,
});

// Neighbors differ as much as two people can.
const people: readonly [Person, ...Person[]] = [
  woman(hairs.wavy),
  man(hairs.bald, hairs.full),
  woman(hairs.pixie, { elder: true, glasses: 'round' }),
  man(hairs.parted, hairs.shaven, { face: lean }),
  woman(hairs.afro),
  man(hairs.receding, hairs.moustache, { elder: true, face: oval }),
  woman(hairs.straight, { face: lean }),
  man(hairs.curls, hairs.stubble, { glasses: 'square' }),
  woman(hairs.bun),
  man(hairs.locs, hairs.goatee, { face: oval }),
  woman(hairs.bob, { glasses: 'square' }),
  man(hairs.slick, hairs.full, { elder: true }),
  woman(hairs.ringlets),
  man(hairs.cropped, hairs.shaven),
  woman(hairs.chignon, { elder: true, face: lean }),
  man(hairs.quiff, hairs.stubble, { face: oval }),
  woman(hairs.braid),
  man(hairs.bald, hairs.goatee, { glasses: 'round', face: lean }),
  woman(hairs.ponytail, { face: lean }),
];

const skins = ['#a9693f', '#f0c8a8', '#5c3722', '#cf9465', '#e3b08a', '#7d4b2c', '#bd8056'] as const;
const darkHair = ['#1c1512', '#3a2418', '#241610'] as const;
const lightHair = ['#6b3f1f', '#1c1512', '#a8702f', '#3a2418', '#8a3a1c'] as const;
const grays = ['#b9b6b2', '#8d8a88', '#dcd9d2'] as const;
const cloths = [
  '#7a1330',
  '#1d2c5e',
  '#14402f',
  '#20222c',
  '#3a1d5c',
  '#8a5a12',
  '#0f5560',
  '#a3431f',
  '#d9cfbd',
] as const;
const trims = ['#b3122f', '#e8c25a', '#1b1a22', '#17708a', '#6d2a86'] as const;
const forMen = [
  outfits.waistcoat,
  outfits.dinnerJacket,
  outfits.suit,
  outfits.shirtAndTie,
  outfits.doubleBreasted,
  outfits.tunic,
] as const;
const forWomen = [
  outfits.dress,
  outfits.blouse,
  outfits.blazer,
  outfits.gown,
  outfits.wrapDress,
  outfits.highNeck,
] as const;

const at = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0];

/** Chooses who works at a table by its number: hair, skin and clothes repeat at different steps. */
export function castFor(
  table: number,
  behind: string,
): { person: Person; look: Look; outfit: outfits.Outfit } {
  const person = at(people, table);
  const skin = at(skins, table);
  const dark = ['#5c3722', '#7d4b2c', '#a9693f'].includes(skin);
  const [first, ...rest] = cloths.filter((cloth) => hueDistance(cloth, behind) > 40);
  const cloth = at([first ?? '#20222c', ...rest], table * 2 + Math.floor(table / 7));
  const [plain, ...others] = trims.filter((trim) => hueDistance(trim, cloth) > 30);
  return {
    person,
    look: {
      skin,
      shade: '',
      hair: person.elder ? at(grays, table) : dark ? at(darkHair, table) : at(lightHair, table),
      cloth,
      trim: at([plain ?? '#1b1a22', ...others], table),
    },
    outfit: at<outfits.Outfit>(person.slim ? forWomen : forMen, table + Math.floor(table / 12)),
  };
}
