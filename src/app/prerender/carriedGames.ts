import { homeLayoutOf } from '../../features/home/homeLayouts.ts';
import { planGames } from '../../features/home/planGames.ts';
import { openingGames } from '../../features/lobby/lobbyGames.ts';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { Category, Game } from '../../shared/contract/casino/casino.ts';

// Full rows on the first wide screen, and as many games in the others as a phone shows at once.
const fullRows = 3;
const gamesInFullRow = 10;
const gamesInFurtherRow = 3;

// The first games of every row; a category without a row keeps none.
export function gamesOfHome(categories: readonly Category[], brand: BrandRecord): Category[] {
  const rows = planGames(homeLayoutOf(brand).rows, categories).flat();
  return categories.map((category) => {
    const row = rows.findIndex(({ id }) => id === category.id);
    const games = (rows[row]?.games ?? []).slice(0, row < fullRows ? gamesInFullRow : gamesInFurtherRow);
    // The prerendered page has no style attributes, so it shows no colors of covers.
    return { ...category, games: games.map((game) => ({ ...game, image_color: undefined })) };
  });
}

// The first games of the whole list, and one of every other category for its chip.
export function gamesOfList(categories: readonly Category[]): Category[] {
  const seen = new Set<string>();
  return categories.map((category) => {
    const wanted = Math.max(1, openingGames - seen.size);
    const games = category.games.slice(0, wanted);
    for (const { id } of games) seen.add(id);
    return { ...category, games };
  });
}

// The first games of the category, and one of every other category for its chip.
export function gamesOfCategory(categories: readonly Category[], { id }: Category): Category[] {
  return categories.map((category) => ({
    ...category,
    games: category.games.slice(0, category.id === id ? openingGames : 1),
  }));
}

// The first games of the provider, each under its first category.
export function gamesOfProvider(categories: readonly Category[], isOwn: (game: Game) => boolean): Category[] {
  const seen = new Set<string>();
  return categories.flatMap((category) => {
    const games = category.games.filter((game) => isOwn(game) && !seen.has(game.id));
    const kept = games.slice(0, openingGames - seen.size);
    for (const { id } of kept) seen.add(id);
    return kept.length > 0 ? [{ ...category, games: kept }] : [];
  });
}
