import type { Category, Game } from '../../shared/contract/casino/casino.ts';
import type { HomeRow } from './homeLayouts.ts';

// A row is a preview of the category page.
const gamesInRow = { ranked: 10, live: 12, cover: 14, large: 14, pairs: 24, others: 14 };

export const isGameRow = (row: HomeRow): row is keyof typeof gamesInRow => row in gamesInRow;

const isLive = ({ slug, games }: Category) =>
  games.length > 0 && (slug === 'live' || games.every(({ live }) => live));

/**
 * Returns the categories with the games of each row; a game of the row before, also across rows of other things, is
 * left out.
 */
export function planGames(rows: readonly HomeRow[], categories: readonly Category[]): Category[][] {
  const assigned = assign(rows, categories);
  let before = new Set<string>();
  return rows.map((row, index) => {
    if (!isGameRow(row)) return [];
    const most = gamesInRow[row];
    return (assigned[index] ?? []).flatMap((category) => {
      const games = category.games.filter(({ id }) => !before.has(id)).slice(0, most);
      if (games.length === 0) return [];
      before = new Set(games.map(({ id }: Game) => id));
      return [{ ...category, games }];
    });
  });
}

function assign(rows: readonly HomeRow[], categories: readonly Category[]): Category[][] {
  const live = rows.includes('live') ? categories.find(isLive) : undefined;
  const others = categories.filter((category) => category !== live);
  // The operator's first category is its most prominent one, wherever its row is.
  const ranked = rows.includes('ranked') ? others.splice(0, 1) : [];
  return rows.map((row) => {
    if (row === 'live') return live ? [live] : [];
    if (row === 'ranked') return ranked;
    return isGameRow(row) ? others.splice(0, row === 'others' ? others.length : 1) : [];
  });
}
