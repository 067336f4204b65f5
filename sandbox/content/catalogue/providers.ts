import type { StyleName } from '../../art/styles.ts';

export type Studio = 'slots' | 'live' | 'instant';

export interface CatalogueProvider {
  id: number;
  name: string;
  slug: string;
  makes: readonly Studio[];
  // Two colors of its logo.
  colours: readonly [string, string];
  // How it draws all its covers.
  style: StyleName;
}

const provider = (
  id: number,
  name: string,
  colours: readonly [string, string],
  style: StyleName,
  ...makes: readonly Studio[]
): CatalogueProvider => ({ id, name, slug: slugOf(name), makes, colours, style });

// Fictional game studios.
export const catalogueProviders: readonly CatalogueProvider[] = [
  provider(1, 'Pixel Capivara', ['#ffb347', '#7a3b00'], 'pixel', 'slots'),
  provider(2, 'Nimbus Forge', ['#8ec5ff', '#1d3f91'], 'shaded', 'slots'),
  provider(3, 'Onça Games', ['#ffd84d', '#1f1408'], 'flat', 'slots', 'instant'),
  provider(4, 'Velvet Reel', ['#ff6fae', '#5b0f3c'], 'noir', 'slots'),
  provider(5, 'Blue Macaw', ['#4fd6ff', '#073b6b'], 'paper', 'slots'),
  provider(6, 'Quartzo', ['#d9c2ff', '#46208c'], 'shaded', 'slots', 'instant'),
  provider(7, 'Tango Tiger', ['#ff8a3c', '#4d1200'], 'shaded', 'slots'),
  provider(8, 'Iron Lotus', ['#ffb3c7', '#7a0f2f'], 'line', 'slots'),
  provider(9, 'Hexa Play', ['#7cf59b', '#0b5a33'], 'pixel', 'slots', 'instant'),
  provider(10, 'Moonbyte', ['#c9d4ff', '#232a6b'], 'pixel', 'slots'),
  provider(11, 'Sertão Studio', ['#ffcf7a', '#8a3a0f'], 'paper', 'slots'),
  provider(12, 'Old Harbor', ['#a6e3e0', '#0d4a55'], 'line', 'slots'),
  provider(13, 'Red Kite', ['#ff5a5f', '#3d0511'], 'paper', 'slots', 'instant'),
  provider(14, 'Sapphire Lab', ['#6fb1ff', '#08245c'], 'shaded', 'slots'),
  provider(15, 'Gira Gira', ['#ffe23e', '#b3122f'], 'flat', 'slots'),
  provider(16, 'Northwind', ['#dff3ff', '#1f4f73'], 'flat', 'slots'),
  provider(17, 'Cobalto', ['#4f7dff', '#0a1550'], 'noir', 'slots'),
  provider(18, 'Papaya Gaming', ['#ffa94d', '#d1345b'], 'flat', 'slots', 'instant'),
  provider(19, 'Ágata', ['#9ff0d0', '#14543f'], 'line', 'slots'),
  provider(20, 'Lumen Slots', ['#fff3b0', '#a86a00'], 'shaded', 'slots'),
  provider(21, 'Salão Real', ['#ffd166', '#4a0d24'], 'shaded', 'live'),
  provider(22, 'Croupier Live', ['#e6e9f2', '#a3122a'], 'flat', 'live'),
  provider(23, 'Estúdio 21', ['#8affc1', '#07301f'], 'paper', 'live'),
  provider(24, 'Prime Table', ['#f0d9a0', '#1b1b26'], 'shaded', 'live'),
];

/** Converts a name such as `Onça & Cia. 7` to `onca-cia-7`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
