import type { Category, Game } from '../../shared/contract/casino.ts';

/** A game once, with the names of all categories that hold it. */
export interface LobbyGame {
  game: Game;
  categoryNames: string[];
}

/** As many games of a list a prerendered page shows. */
export const openingGames = 30;

const known = new WeakMap<readonly Category[], LobbyGame[]>();

/** Every game of the categories once, in the order in which it first stands in one. */
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
