import { idleMoment } from '../../../shared/time/idleMoment.ts';
import type { LobbyGame } from '../lobbyGames.ts';
import { searchGames } from './searchGames.ts';
import { searchTexts, textOf, vocabularyOf } from './searchTexts.ts';

/** Games folded in one moment: a key that is pressed meanwhile waits for no more. */
const sliceSize = 500;

/** Makes a list ready for searching while nobody waits: the first letter has its answer before it is typed. */
export async function prepareSearch(games: readonly LobbyGame[], signal: AbortSignal): Promise<void> {
  for (let start = 0; start < games.length; start += sliceSize) {
    await idleMoment(signal);
    for (const entry of games.slice(start, start + sliceSize)) textOf(entry);
  }
  await idleMoment(signal);
  const texts = searchTexts(games);
  await idleMoment(signal);
  const initials = new Set(Array.from(vocabularyOf(texts), (word) => word.charAt(0)));
  for (const initial of initials) {
    await idleMoment(signal);
    searchGames(games, initial);
  }
}
