import type { Page } from 'playwright';
import type { Site } from './servedSite.ts';

// The promised size of the lobby.
export const lobbySize = 5_000;

interface Game {
  id: string;
  name: string;
  image: string;
}

interface Category {
  games: Game[];
}

/** Repeats the operator's games under further names until the lobby has its promised size. */
export async function offerManyGames(page: Page, { brand, origin }: Site): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  // Requested by the page, because Node may not resolve *.localhost.
  const categories = await page.evaluate(
    async (api): Promise<Category[]> => {
      const response = await fetch(`${api}/v2/casino-games/category`);
      return response.json();
    },
    origin.replace(`//${brand}.`, `//api.${brand}.`),
  );
  const json = repeated(categories);
  await page.route('**/v2/casino-games/category', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': origin }, json }),
  );
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
