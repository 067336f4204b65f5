import type { Category, Game } from '../../shared/contract/casino.ts';
import type { Favorite } from '../../shared/contract/favorites.ts';
import { type LobbyGame, lobbyGames } from './lobbyGames.ts';

/** Stands in for a favorite that no category lists: all that is known of it is its id and its picture. */
export function unlistedGame({ id, image, image_cf }: Favorite): Game {
  return {
    id,
    name: `Jogo ${id}`,
    slug: id,
    image,
    image_cf,
    image_color: undefined,
    provider: { id: '', name: '', slug: '' },
    live: false,
    rtp: undefined,
    demo: false,
  };
}

/**
 * Lists the player's favorites in their order, with the pictures that came with them. One that this brand does not
 * offer is left out, one that no category of the operator holds is not.
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
