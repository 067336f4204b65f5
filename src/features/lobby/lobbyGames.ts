import type { Category, Game } from '../../shared/contract/casino/casino.ts';

export interface LobbyGame {
  game: Game;
  categoryNames: string[];
}

// Number of games that a prerendered page contains.
export const openingGames = 30;

const known = new WeakMap<readonly Category[], LobbyGame[]>();

/** Lists every game once, in the order of its first category. */
export function lobbyGames(categories: readonly Category[]): LobbyGame[] {
  const made = known.get(categories);
  if (made) return made;
  const byId = new Map<string, LobbyGame>();
  for (const { name, games } of categories) {
    for (const game of games) {
      const entry = byId.get(game.id);
      if (entry) entry.categoryNames.push(name);
      else byId.set(game.id, { game, categoryNames: [name] });
    }
  }
  const games = [...byId.values()];
  known.set(categories, games);
  return games;
}
