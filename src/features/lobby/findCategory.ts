import type { Category } from '../../shared/contract/casino/casino.ts';
import type { LobbyGame } from './lobbyGames.ts';

// Fixed ids of the two categories that have their own URLs.
const fixedIds: Readonly<Record<string, string>> = { slots: '1', live: '2' };

/** Finds a category by its slug or id. */
export function findCategory(categories: readonly Category[], word: string): Category | undefined {
  const fixed = Object.hasOwn(fixedIds, word) ? fixedIds[word] : undefined;
  return categories.find(({ slug }) => slug === word) ?? categories.find(({ id }) => id === (fixed ?? word));
}

const known = new WeakMap<Category, LobbyGame[]>();

/** Returns the category's games in its order, memoized so that the search index is reused. */
export function categoryGames(games: readonly LobbyGame[], category: Category): LobbyGame[] {
  const made = known.get(category);
  if (made) return made;
  const byId = new Map(games.map((entry) => [entry.game.id, entry]));
  const own = category.games.flatMap(({ id }) => byId.get(id) ?? []);
  known.set(category, own);
  return own;
}
