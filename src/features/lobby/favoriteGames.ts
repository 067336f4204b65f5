import type { Category, Game } from '../../shared/contract/casino/casino.ts';
import type { Favorite } from '../../shared/contract/casino/favorites.ts';
import { type LobbyGame, lobbyGames } from './lobbyGames.ts';

/** Builds a game from a favorite that no category lists, of which only id and picture are known. */
export function unlistedGame({ id, image, image_cf }: Favorite): Game {
  return {
    id,
    name: `Jogo ${id}`,
    slug: id,
    image,
    image_cf,
    image_color: undefined,
    image_wide: undefined,
    provider: { id: '', name: '', slug: '' },
    live: false,
    table: undefined,
    rtp: undefined,
    demo: false,
  };
}

/**
 * Lists the player's favorites in order, with their own pictures, without games that the brand does not
 * offer.
 */
export function favoriteGames(
  favorites: readonly Favorite[],
  offered: readonly LobbyGame[],
  categories: readonly Category[],
): LobbyGame[] {
  const offeredById = new Map(offered.map((entry) => [entry.game.id, entry]));
  const listed = new Set(lobbyGames(categories).map(({ game }) => game.id));
  return favorites.flatMap((favorite) => {
    const entry = offeredById.get(favorite.id);
    if (!entry) return listed.has(favorite.id) ? [] : [{ game: unlistedGame(favorite), categoryNames: [] }];
    const { game, categoryNames } = entry;
    const own = favorite.image_cf || favorite.image;
    return [{ game: own ? { ...game, image_cf: own } : game, categoryNames }];
  });
}
