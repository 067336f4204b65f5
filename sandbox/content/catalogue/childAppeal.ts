import { subjects } from '../../art/subjects.ts';
import type { SymbolName } from '../../art/symbols.ts';
import type { ThemeName } from '../../art/themes.ts';
import type { CatalogueGame } from './games.ts';

const themes = new Set<ThemeName>(['doces']);

// Sweets, toys, fairs, and animals and figures as picture books draw them.
const drawings = new Set<SymbolName>([
  'alien',
  'beijinho',
  'brigadeiro',
  'cake',
  'candyCastle',
  'candyJar',
  'caramelCandy',
  'carousel',
  'cat',
  'chocolateBar',
  'circusTent',
  'cottonCandy',
  'cupcake',
  'dog',
  'doll',
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
  'lollipop',
  'luckyCat',
  'macaron',
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
  'rabbit',
  'rainbow',
  'reindeer',
  'saci',
  'sandCastle',
  'santaHat',
  'sleigh',
  'snowball',
  'snowman',
  'tiger',
  'wrappedCandy',
]);

/**
 * Tells whether a game's theme or cover appeals to children, which licensed brands may not show (Lei 14.790/2023
 * art. 17; Portaria SPA/MF 1.231/2024 art. 12).
 */
export const appealsToChildren = ({ name, theme }: Pick<CatalogueGame, 'name' | 'theme'>): boolean =>
  themes.has(theme) || (subjects[name]?.some((drawing) => drawings.has(drawing)) ?? false);
