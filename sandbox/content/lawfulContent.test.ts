import { expect, test } from 'vitest';
import { subjects } from '../art/subjects.ts';
import { banners } from './banners.ts';
import { appealsToChildren } from './catalogue/childAppeal.ts';
import { catalogueGames } from './catalogue/games.ts';
import { categories, games, providers } from './categories.ts';
import { exampleBrand } from './exampleBrand.ts';
import { modalImages } from './images.ts';
import { picture } from './picture.ts';
import { drawEmblem, soberEmblem } from './pictures/emblems.ts';
import { promotions } from './promotions.ts';

const free = exampleBrand('livre');
const licensed = { ...exampleBrand('licenciada'), jurisdiction: 'br' as const };

function drawings(brand: typeof free): Promise<string[]> {
  const paths = [
    ...banners(brand).flatMap(({ image }) =>
      image?.includes('/') ? [new URL(image).pathname] : [`/cdn/${image}/banDesktop`],
    ),
    ...[1, 2, 3, 4, 5, 6].map((id) => `/storage/promotions/${id}.svg`),
    ...Object.values(modalImages).flatMap((path) => (path?.includes('/modals/') ? [path] : [])),
  ];
  return Promise.all(
    paths.map(async (path) => String((await picture(path, brand))?.body ?? `no picture ${path}`)),
  );
}

const inks = { body: '', detail: '', cut: '' };
const shapes = (['cherries', 'gift'] as const).map((name) => {
  // The outline that no other emblem has.
  const [, outline = ''] = / d="([^"]{30,})"/.exec(drawEmblem(name, inks, null)) ?? [];
  return { name, outline };
});
const childish = (svg: string) => shapes.filter(({ outline }) => svg.includes(outline));

test('draws no mascots, sweets or toys into the pieces of a licensed brand', async () => {
  const pieces = await drawings(licensed);
  expect(pieces).toHaveLength(16);
  expect(shapes.map(({ name }) => soberEmblem(name))).toEqual(['reels', 'people']);
  expect(pieces.flatMap(childish)).toEqual([]);
  // The rule finds them elsewhere.
  expect((await drawings(free)).flatMap(childish).length).toBeGreaterThan(0);
});

test('promises no stickers to players of a licensed brand', () => {
  const texts = (brand: typeof free) =>
    promotions(brand)
      .map(({ description }) => description)
      .join();
  expect(texts(free)).toContain('figurinha');
  expect(texts(licensed)).not.toContain('figurinha');
});

test('keeps games with sweets, toys and cartoon animals out of every catalog of a licensed brand', () => {
  const childishTitles = [
    'Sugar Clouds',
    'Donut Drop',
    'Goma de Ouro',
    'Candy Carnival',
    'Polvo Piano',
    'Pirate Parrots',
    'Lhama Rica',
    'Boi Bravo',
    'Joker da Esquina',
    'Bobo da Corte',
    'Arlequim Dourado',
    'Circo dos Números',
    'Torre de Cubos',
    'Rei Leão-Baio',
  ];
  const themes = new Map(catalogueGames.map(({ name, theme }) => [name, theme]));
  const offered = (brand: typeof free) =>
    [games(brand), ...categories(brand).map((shelf) => shelf.games)].flat();
  const titles = offered(licensed).map(({ name }) => name);
  expect(new Set(titles).size).toBeGreaterThanOrEqual(600);
  expect(titles.filter((name) => themes.get(name) === 'doces')).toEqual([]);
  expect(titles.filter((name) => childishTitles.includes(name))).toEqual([]);
  const unwanted = [
    'macaw',
    'captainMacaw',
    'llama',
    'bull',
    'gift',
    'rabbit',
    'octopus',
    'panda',
    'piggy',
    'lollipop',
    'gummyBear',
    'carousel',
    'joker',
    'harlequin',
    'circusTent',
    'cubes',
    'lion',
    'jaguar',
    'owl',
    'ghost',
  ];
  expect(titles.filter((name) => subjects[name]?.some((drawing) => unwanted.includes(drawing)))).toEqual([]);
  // Other brands offer them.
  expect(offered(free).map(({ name }) => name)).toEqual(expect.arrayContaining(childishTitles));
});

test('finds clowns, the circus and children in titles alone', () => {
  const names = [
    'Curinga de Ouro',
    'Joker Wild',
    'Palhaço Feliz',
    'Clown Crash',
    'Gran Circo',
    'Boneca de Pano',
  ];
  const appealing = (name: string) => appealsToChildren({ name, theme: 'classicos' });
  expect(names.filter((name) => !appealing(name))).toEqual([]);
  expect(['Sete Vermelho', 'Círculo de Ouro', 'Circuito Turbo'].filter(appealing)).toEqual([]);
});

test('keeps every category and studio of a licensed brand full without them', () => {
  for (const { name, games: held } of categories(licensed)) {
    expect({ name, few: held.length < 10 }).toEqual({ name, few: false });
  }
  const studios = providers(licensed);
  expect(studios.map(({ name }) => name)).toEqual(providers(free).map(({ name }) => name));
  expect(studios.filter(({ games_count }) => games_count < 10)).toEqual([]);
});
