import { workWhenIdle } from '../../../../shared/time/workWhenIdle.ts';
import type { LobbyGame } from '../../lobbyGames.ts';
import { searchGames } from './searchGames.ts';
import { searchTexts, textOf, vocabularyOf } from './searchTexts.ts';

// Games folded per step, so a key press never waits long.
const sliceSize = 250;

/** Builds the search index in idle time, before the first letter is typed. */
export function prepareSearch(games: readonly LobbyGame[], signal: AbortSignal): Promise<void> {
  return workWhenIdle(steps(games), signal);
}

function* steps(games: readonly LobbyGame[]) {
  for (let start = 0; start < games.length; start += sliceSize) {
    for (const entry of games.slice(start, start + sliceSize)) textOf(entry);
    yield;
  }
  const texts = searchTexts(games);
  yield;
  const words = vocabularyOf(texts);
  yield;
  for (const initial of new Set(Array.from(words, (word) => word.charAt(0)))) {
    searchGames(games, initial);
    yield;
  }
}
