import { subjects } from '../../art/subjects.ts';
import type { SymbolName } from '../../art/symbols.ts';
import type { ThemeName } from '../../art/themes.ts';
import type { CatalogueGame } from './games.ts';

const themes = new Set<ThemeName>(['doces']);

// Sweets, toys, fairs, and animals and figures that have the face of a cartoon. Beasts of myth and of heraldry stay.
export const cartoons: ReadonlySet<SymbolName> = new Set<SymbolName>([
  'alien',
  'beijinho',
  'blackCat',
  'blueMacaw',
  'brigadeiro',
  'bull',
  'cake',
  'candyCastle',
  'candyJar',
  'captainMacaw',
  'caramelCandy',
  'carousel',
  'cat',
  'chocolateBar',
  'circusTent',
  'cottonCandy',
  'cupcake',
  'dog',
  'doll',
  'dolphin',
  'donut',
  'emperorHat',
  'ferrisWheel',
  'frog',
  'gift',
  'gnome',
  'goldenBear',
  'gummyBear',
  'iceCream',
  'jadeRabbit',
  'jelly',
  'kite',
  'llama',
  'lollipop',
  'luckyCat',
  'macaron',
  'macaw',
  'milkshake',
  'mintCandy',
  'monkey',
  'mouse',
  'octopus',
  'pacoca',
  'panda',
  'penguin',
  'pie',
  'piggy',
  'pinkDolphin',
  'rabbit',
  'rainbow',
  'redDog',
  'reindeer',
  'rooster',
  'saci',
  'sandCastle',
  'santaHat',
  'scarecrow',
  'sleigh',
  'snowball',
  'snowman',
  'tiger',
  'toucan',
  'turtle',
  'wrappedCandy',
]);

// A boy king, and a band of children on television.
const titles = new Set(['Livro do Faraó Menino', 'Balão Mágico Show']);

/**
 * Tells whether a game's theme, title or cover appeals to children, which licensed brands may not show (Lei
 * 14.790/2023 art. 17; Portaria SPA/MF 1.231/2024 art. 12).
 */
export const appealsToChildren = ({ name, theme }: Pick<CatalogueGame, 'name' | 'theme'>): boolean =>
  themes.has(theme) ||
  titles.has(name) ||
  (subjects[name]?.some((drawing) => cartoons.has(drawing)) ?? false);
