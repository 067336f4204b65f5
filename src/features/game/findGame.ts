import type { Game } from '../../shared/contract/casino/casino.ts';
import { isNamed } from '../lobby/gameUrl.ts';
import type { LobbyGame } from '../lobby/lobbyGames.ts';

interface GameParams {
  id?: string | undefined;
  provider?: string | undefined;
  name?: string | undefined;
}

/** Finds a game by `/play/{id}` (id or slug) or `/play/{provider}/{name}` (slugs or ids). */
export function findGame(games: readonly LobbyGame[], { id, provider, name }: GameParams): Game | null {
  const found = games.find(({ game }) =>
    id === undefined ? isNamed(provider)(game.provider) && isNamed(name)(game) : game.id === id,
  );
  return (found ?? games.find(({ game }) => id !== undefined && game.slug === id))?.game ?? null;
}

/** Lists games of the same provider or categories, closest first. */
export function relatedGames(games: readonly LobbyGame[], game: Game, count: number): Game[] {
  const own = new Set(games.find((entry) => entry.game.id === game.id)?.categoryNames);
  const nearness = (entry: LobbyGame) =>
    entry.categoryNames.filter((name) => own.has(name)).length * 2 +
    (entry.game.provider.id === game.provider.id ? 3 : 0);
  return games
    .filter((entry) => entry.game.id !== game.id)
    .map((entry) => ({ entry, near: nearness(entry) }))
    .sort((one, other) => other.near - one.near)
    .slice(0, count)
    .map(({ entry }) => entry.game);
}
