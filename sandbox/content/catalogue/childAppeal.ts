import { subjects } from '../../art/subjects.ts';
import type { SymbolName } from '../../art/symbols.ts';
import type { ThemeName } from '../../art/themes.ts';
import type { CatalogueGame } from './games.ts';

const themes = new Set<ThemeName>(['doces']);

// Sweets, toys, fairs, clowns, and animals and figures that have the face of a cartoon. Beasts of myth and of heraldry stay.
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
  'cubes',
  'cupcake',
  'dog',
  'doll',
  'dolphin',
  'donut',
  'elephant',
  'emperorHat',
  'ferrisWheel',
  'ghost',
  'gift',
  'gnome',
  'goldenBear',
  'goldenBull',
  'goldenJaguar',
  'gummyBear',
  'harlequin',
  'iceCream',
  'jadeRabbit',
  'jaguar',
  'jelly',
  'joker',
  'kite',
  'lion',
  'llama',
  'lollipop',
  'luckyCat',
  'macaron',
  'macaw',
  'mapinguari',
  'milkshake',
  'mintCandy',
  'monkey',
  'mouse',
  'octopus',
  'owl',
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
  'sleigh',
  'snowball',
  'snowman',
  'tiger',
  'toucan',
  'turtle',
  'whiteBuffalo',
  'wrappedCandy',
]);

// Clowns and the circus, children and their toys, and a band of children on television.
const titles =
  /joker|curinga|coringa|bobo da corte|jester|arlequim|harlequin|palhaç|clown|\b(circo|circus)\b|menin[oa]\b|crianç|brinquedo|bonec[oa]\b|parquinho|balão mágico/i;

/**
 * Tells whether a game's theme, title or cover appeals to children, which licensed brands may not show (Lei
 * 14.790/2023 art. 17; Portaria SPA/MF 1.231/2024 art. 12).
 */
export const appealsToChildren = ({ name, theme }: Pick<CatalogueGame, 'name' | 'theme'>): boolean =>
  themes.has(theme) ||
  titles.test(name) ||
  (subjects[name]?.some((drawing) => cartoons.has(drawing)) ?? false);
