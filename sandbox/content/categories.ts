import type { HomeName, LayoutName } from '../../src/shared/brand/brandRecord.ts';
import type { Category, Game } from '../../src/shared/contract/casino/casino.ts';
import type { Provider } from '../../src/shared/contract/casino/providers.ts';
import { seededRandom } from '../art/random.ts';
import type { ThemeName } from '../art/themes.ts';
import type { SandboxBrand } from '../tenants.ts';
import { appealsToChildren } from './catalogue/childAppeal.ts';
import { type CatalogueGame, catalogueGames } from './catalogue/games.ts';
import { catalogueProviders } from './catalogue/providers.ts';
import { liveTable } from './liveTable.ts';

interface Shelf {
  id: string;
  name: string;
  slug: string;
  icon: string;
  holds(game: CatalogueGame): boolean;
  // Start of a category that shows a selection.
  at?: number;
}

const themed =
  (...themes: ThemeName[]) =>
  (game: CatalogueGame) =>
    game.kind === 'slots' && themes.includes(game.theme);

const hotId = '3';
// Ids 1 and 2 are fixed: the site requests their SEO texts by them.
const shelves: readonly Shelf[] = [
  { id: hotId, name: 'Em alta', slug: 'em-alta', icon: 'flame', holds: () => true, at: 30 },
  { id: '4', name: 'Novidades', slug: 'novidades', icon: 'sparkles', holds: () => true, at: 30 },
  { id: '1', name: 'Slots', slug: 'slots', icon: 'slots', holds: ({ kind }) => kind === 'slots' },
  { id: '2', name: 'Ao vivo', slug: 'live', icon: 'live', holds: ({ kind }) => kind === 'live' },
  { id: '5', name: 'Crash', slug: 'crash', icon: 'rocket', holds: ({ kind }) => kind === 'crash' },
  { id: '6', name: 'Mesas', slug: 'mesas', icon: 'cards', holds: ({ kind }) => kind === 'tables' },
  { id: '7', name: 'Jackpots', slug: 'jackpots', icon: 'trophy', holds: ({ jackpot }) => jackpot },
  { id: '8', name: 'Clássicos', slug: 'classicos', icon: 'seven', holds: themed('classicos', 'frutas') },
  { id: '9', name: 'Pescaria', slug: 'pescaria', icon: 'fish', holds: themed('pescaria') },
  { id: '10', name: 'Brasil', slug: 'brasil', icon: 'sun', holds: themed('brasil', 'carnaval') },
  {
    id: '11',
    name: 'Mitologia',
    slug: 'mitologia',
    icon: 'bolt',
    holds: themed('mitologia', 'nordico', 'egito'),
  },
  {
    id: '12',
    name: 'Animais',
    slug: 'animais',
    icon: 'paw',
    holds: themed('animais', 'dragoes'),
  },
  { id: '13', name: 'Futebol', slug: 'futebol', icon: 'ball', holds: themed('futebol') },
  { id: '14', name: 'Bingo', slug: 'bingo', icon: 'bingo', holds: themed('bingo') },
];

// Themes of the first games in sight, by the arrangement of the brand's home or by its layout.
const openings: Partial<Record<HomeName | LayoutName, readonly ThemeName[]>> = {
  orange: [
    'futebol',
    'crash',
    'joias',
    'futebol',
    'roleta',
    'brasil',
    'futebol',
    'bingo',
    'fortuna',
    'joias',
    'roleta',
    'futebol',
  ],
  tables: ['roleta', 'joias', 'bacara', 'dados', 'classicos', 'roleta'],
  salon: ['roleta', 'joias', 'bacara', 'egito', 'roleta', 'mitologia'],
};

function openingFirst({ appearance }: SandboxBrand, games: readonly CatalogueGame[]): CatalogueGame[] {
  const themes = appearance ? (openings[appearance.home ?? appearance.layout] ?? []) : [];
  const first: CatalogueGame[] = [];
  for (const theme of themes) {
    const game = games.find((one) => one.theme === theme && !first.includes(one));
    if (game) first.push(game);
  }
  return [...first, ...games.filter((game) => !first.includes(game))];
}

// The tenant's part of the catalogue, in its own order.
function offered(brand: SandboxBrand): CatalogueGame[] {
  const { casino, live, slots } = brand.features;
  if (!casino) return [];
  const own = catalogueGames
    .filter(({ kind }) => (kind === 'live' ? live : kind === 'slots' ? slots : true))
    .filter((game) => brand.jurisdiction !== 'br' || !appealsToChildren(game));
  return seededRandom(`lobby:${brand.id}`).shuffle(own);
}

function wireGame(game: CatalogueGame): Game {
  const image = `/storage/games/${game.slug}.webp`;
  const live = game.kind === 'live';
  return {
    id: String(game.id),
    name: game.name,
    slug: game.slug,
    image,
    image_cf: undefined,
    image_color: game.colour,
    image_wide: live ? `/storage/games/${game.slug}-wide.webp` : undefined,
    provider: { id: String(game.provider.id), name: game.provider.name, slug: game.provider.slug },
    live,
    table: live ? liveTable(game) : undefined,
    rtp: game.rtp ?? undefined,
    demo: game.kind === 'slots' && game.id % 10 < 7,
  };
}

export const games = (brand: SandboxBrand): Game[] => offered(brand).map(wireGame);

/** Returns every category with all its games; leaves empty ones out. */
export function categories(brand: SandboxBrand): Category[] {
  const own = offered(brand);
  return shelves
    .map(({ id, name, slug, icon, holds, at }) => {
      const held = own.filter(holds);
      const mixed = at ? seededRandom(`${slug}:${brand.id}`).shuffle(held) : held;
      const shown = (id === hotId ? openingFirst(brand, mixed) : mixed).slice(0, at);
      return { id, name, slug, icon, games: shown.map(wireGame) };
    })
    .filter((category) => category.games.length > 0);
}

export function providers(brand: SandboxBrand): Provider[] {
  const counts = new Map<number, number>();
  for (const game of offered(brand)) counts.set(game.provider.id, (counts.get(game.provider.id) ?? 0) + 1);
  return catalogueProviders
    .filter(({ id }) => counts.has(id))
    .map(({ id, name, slug }) => ({
      id: String(id),
      name,
      slug,
      image: `/storage/providers/${slug}.svg`,
      games_count: counts.get(id) ?? 0,
    }));
}
