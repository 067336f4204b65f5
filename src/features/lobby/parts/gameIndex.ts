import MiniSearch from 'minisearch';
import type { LobbyGame } from '../lobbyGames.ts';
import { foldedText } from './foldedText.ts';

export interface GameIndex {
  /** Places in the list, the best first. */
  find(text: string): number[];
}

/** Games read in at a time, so that reading in thousands never holds up a key. */
const chunkSize = 100;

interface IndexedGame {
  id: number;
  name: string;
  provider: string;
  categories: string;
}

/** Finds games by words of their name, provider and categories that are written nearly right, or begun so. */
export async function createGameIndex(games: readonly LobbyGame[]): Promise<GameIndex> {
  const index = new MiniSearch<IndexedGame>({
    fields: ['name', 'provider', 'categories'],
    processTerm: foldedText,
  });
  const entries = games.map(({ game, categoryNames }, id) => ({
    id,
    name: game.name,
    provider: game.provider.name,
    categories: categoryNames.join(' '),
  }));
  await index.addAllAsync(entries, { chunkSize });
  return {
    find: (text) =>
      index
        .search(text, { prefix: true, combineWith: 'AND', boost: { name: 3 }, fuzzy: allowedTypos })
        .map(({ id }) => Number(id)),
  };
}

/** One wrong letter from four letters on, two from eight on. */
function allowedTypos(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}
