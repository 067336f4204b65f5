import { slugOf } from '../slug.ts';

export type Studio = 'slots' | 'live' | 'instant';

export interface CatalogueProvider {
  id: number;
  name: string;
  slug: string;
  makes: readonly Studio[];
  // Two colors of its logo.
  colours: readonly [string, string];
}

const provider = (
  id: number,
  name: string,
  colours: readonly [string, string],
  ...makes: readonly Studio[]
): CatalogueProvider => ({ id, name, slug: slugOf(name), makes, colours });

// Fictional game studios.
export const catalogueProviders: readonly CatalogueProvider[] = [
  provider(1, 'Pixel Capivara', ['#ffb347', '#7a3b00'], 'slots'),
  provider(2, 'Nimbus Forge', ['#8ec5ff', '#1d3f91'], 'slots'),
  provider(3, 'Onça Games', ['#ffd84d', '#1f1408'], 'slots', 'instant'),
  provider(4, 'Velvet Reel', ['#ff6fae', '#5b0f3c'], 'slots'),
  provider(5, 'Blue Macaw', ['#4fd6ff', '#073b6b'], 'slots'),
  provider(6, 'Quartzo', ['#d9c2ff', '#46208c'], 'slots', 'instant'),
  provider(7, 'Tango Tiger', ['#ff8a3c', '#4d1200'], 'slots'),
  provider(8, 'Iron Lotus', ['#ffb3c7', '#7a0f2f'], 'slots'),
  provider(9, 'Hexa Play', ['#7cf59b', '#0b5a33'], 'slots', 'instant'),
  provider(10, 'Moonbyte', ['#c9d4ff', '#232a6b'], 'slots'),
  provider(11, 'Sertão Studio', ['#ffcf7a', '#8a3a0f'], 'slots'),
  provider(12, 'Old Harbor', ['#a6e3e0', '#0d4a55'], 'slots'),
  provider(13, 'Red Kite', ['#ff5a5f', '#3d0511'], 'slots', 'instant'),
  provider(14, 'Sapphire Lab', ['#6fb1ff', '#08245c'], 'slots'),
  provider(15, 'Gira Gira', ['#ffe23e', '#b3122f'], 'slots'),
  provider(16, 'Northwind', ['#dff3ff', '#1f4f73'], 'slots'),
  provider(17, 'Cobalto', ['#4f7dff', '#0a1550'], 'slots'),
  provider(18, 'Papaya Gaming', ['#ffa94d', '#d1345b'], 'slots', 'instant'),
  provider(19, 'Ágata', ['#9ff0d0', '#14543f'], 'slots'),
  provider(20, 'Lumen Slots', ['#fff3b0', '#a86a00'], 'slots'),
  provider(21, 'Salão Real', ['#ffd166', '#4a0d24'], 'live'),
  provider(22, 'Croupier Live', ['#e6e9f2', '#a3122a'], 'live'),
  provider(23, 'Estúdio 21', ['#8affc1', '#07301f'], 'live'),
  provider(24, 'Prime Table', ['#f0d9a0', '#1b1b26'], 'live'),
];
