import type { Page } from 'playwright-core';

/** What the lobby is promised to hold. */
export const lobbySize = 5_000;

interface Game {
  id: string;
  name: string;
  image: string;
}

interface Category {
  games: Game[];
}

/** The operator's own lobby, its games repeated under further names until there are that many different ones. */
export async function offerManyGames(page: Page): Promise<void> {
  await page.route('**/v2/casino-games/category', async (route) => {
    const answer = await route.fetch();
    const categories: Category[] = await answer.json();
    await route.fulfill({ response: answer, json: repeated(categories) });
  });
}

function repeated(categories: readonly Category[]): Category[] {
  const different = new Set(categories.flatMap(({ games }) => games.map(({ id }) => id))).size;
  const times = Math.ceil(lobbySize / different);
  const left = new Set<string>();
  return categories.map((category) => ({
    ...category,
    games: Array.from({ length: times }, (_, turn) => category.games.map((game) => copy(game, turn)))
      .flat()
      .filter(({ id }) => left.has(id) || (left.size < lobbySize && left.add(id))),
  }));
}

const copy = (game: Game, turn: number): Game =>
  turn === 0
    ? game
    : {
        ...game,
        id: `${game.id}-${turn}`,
        name: `${game.name} ${turn + 1}`,
        image: `${game.image}?v=${turn}`,
      };
