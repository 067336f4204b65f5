import type { LobbyGame } from '../../lobbyGames.ts';
import { foldedText } from './foldedText.ts';
import { nearWords } from './nearWords.ts';
import { type SearchText, type SearchTexts, searchTexts, vocabularyOf } from './searchTexts.ts';
import { synonymsOf, withoutSmallWords } from './synonyms.ts';

/**
 * Finds the games that match every word or its synonym by prefix, else anywhere, else with typos in the name; names rank
 * before providers.
 */
export function searchGames(games: readonly LobbyGame[], search: string): readonly LobbyGame[] {
  const words = withoutSmallWords(foldedText(search).split(' ').filter(Boolean));
  const [word = ''] = words;
  if (words.length > 1 || word.length > 1) return found(games, words);
  const cache = ofLetters.get(games) ?? new Map<string, readonly LobbyGame[]>();
  ofLetters.set(games, cache);
  const matches = cache.get(word) ?? found(games, words);
  cache.set(word, matches);
  return matches;
}

// Results of one letter are the longest and the most frequent.
const ofLetters = new WeakMap<readonly LobbyGame[], Map<string, readonly LobbyGame[]>>();

function found(all: readonly LobbyGame[], words: readonly string[]): LobbyGame[] {
  const texts = searchTexts(all);
  const waysOf = [
    () => words.map((word) => ({ anywhere: ` ${word}`, inNames: startsOf(synonymsOf(word)) })),
    () => words.map((word) => ({ anywhere: word })),
    () =>
      words.map((word) => ({
        anywhere: ` ${word}`,
        inNames: startsOf([...synonymsOf(word), ...nearWords(word, vocabularyOf(texts))]),
      })),
  ];
  for (const ways of waysOf) {
    const games = ranked(all, texts, ways());
    if (games.length > 0) return games;
  }
  return [];
}

// Every word of a text follows a space.
const startsOf = (words: readonly string[]) => words.map((word) => ` ${word}`);

interface Ways {
  anywhere: string;
  // Synonyms and near words. A provider called so would put all of its games among the results.
  inNames?: readonly string[];
}

/** Sorts the games that match every word: name prefix, other name match, rest. */
function ranked(
  games: readonly LobbyGame[],
  texts: SearchTexts,
  [first, ...others]: readonly Ways[],
): LobbyGame[] {
  if (!first) return [];
  const opening: LobbyGame[] = [];
  const named: LobbyGame[] = [];
  const rest: LobbyGame[] = [];
  eachFound(texts, first, (index, at) => {
    const game = games[index];
    const text = texts.texts[index];
    if (!game || !text) return;
    let furthest = at;
    for (const ways of others) {
      const other = firstOf(ways, text);
      if (other < 0) return;
      furthest = Math.max(furthest, other);
    }
    if (furthest >= text.nameLength) rest.push(game);
    else if (at === 0) opening.push(game);
    else named.push(game);
  });
  return [...opening, ...named, ...rest];
}

/** Calls back for each matching text with its index and the first position of the word. */
function eachFound(
  { texts, whole, starts }: SearchTexts,
  ways: Ways,
  tell: (index: number, at: number) => void,
): void {
  const { anywhere, inNames = [] } = ways;
  if (inNames.length > 0) {
    for (const [index, text] of texts.entries()) {
      const at = firstOf(ways, text);
      if (at >= 0) tell(index, at);
    }
    return;
  }
  // One pass through the joined text.
  let index = 0;
  for (let at = whole.indexOf(anywhere); at >= 0; ) {
    while ((starts[index + 1] ?? Number.POSITIVE_INFINITY) <= at) index += 1;
    tell(index, at - (starts[index] ?? 0));
    const next = starts[index + 1];
    at = next === undefined ? -1 : whole.indexOf(anywhere, next);
  }
}

/** Returns the first position of any of the words, or less than 0. */
function firstOf({ anywhere, inNames = [] }: Ways, { words, nameLength }: SearchText): number {
  let first = words.indexOf(anywhere);
  for (const way of inNames) {
    const at = words.indexOf(way);
    if (at >= 0 && at < nameLength && (first < 0 || at < first)) first = at;
  }
  return first;
}
