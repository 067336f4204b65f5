import type { Category } from '../../shared/contract/casino.ts';
import type { LobbyGame } from './lobbyGames.ts';

/** Two categories have addresses of their own, whatever the operator calls them. */
const fixedIds: Readonly<Record<string, string>> = { slots: '1', live: '2' };

/** By the word in its address: the slug, or the id. */
export function findCategory(categories: readonly Category[], word: string): Category | undefined {
  const fixed = Object.hasOwn(fixedIds, word) ? fixedIds[word] : undefined;
  return categories.find(({ slug }) => slug === word) ?? categories.find(({ id }) => id === (fixed ?? word));
}

const known = new WeakMap<Category, LobbyGame[]>();

/** The category's games in its own order; the same list every time, so that it is searched by the same index. */
export function categoryGames(games: readonly LobbyGame[], category: Category): LobbyGame[] {
  const made = known.get(category);
  if (made) return made;
  const byId = new Map(games.map((entry) => [entry.game.id, entry]));
  const own = category.games.flatMap(({ id }) => byId.get(id) ?? []);
  known.set(category, own);
  return own;
}
