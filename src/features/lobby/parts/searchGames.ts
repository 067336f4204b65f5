import type { LobbyGame } from '../lobbyGames.ts';
import { foldedText } from './foldedText.ts';
import { nearWords } from './nearWords.ts';
import { type SearchTexts, searchTexts, vocabularyOf } from './searchTexts.ts';

/**
 * The games that have every word of the search in name, provider or categories: as the beginning of a word; where
 * there is none such, anywhere in it; where there is none either, as the beginning of a word with a typo. Names come
 * first, those that begin with what was typed before all; else in the list's order. A search without a word finds none.
 */
export function searchGames(games: readonly LobbyGame[], search: string): readonly LobbyGame[] {
  const words = foldedText(search).split(' ').filter(Boolean);
  const [word = ''] = words;
  if (words.length > 1 || word.length > 1) return found(games, words);
  const answers = ofLetters.get(games) ?? new Map<string, readonly LobbyGame[]>();
  ofLetters.set(games, answers);
  const answer = answers.get(word) ?? found(games, words);
  answers.set(word, answer);
  return answer;
}

/** Every search begins with a letter, and most games have it somewhere: nothing else finds as much. */
const ofLetters = new WeakMap<readonly LobbyGame[], Map<string, readonly LobbyGame[]>>();

function found(all: readonly LobbyGame[], words: readonly string[]): LobbyGame[] {
  const texts = searchTexts(all);
  const waysOf = [
    () => words.map((word) => [` ${word}`]),
    () => words.map((word) => [word]),
    () => words.map((word) => nearWords(word, vocabularyOf(texts)).map((near) => ` ${near}`)),
  ];
  for (const ways of waysOf) {
    const games = ranked(all, texts, ways());
    if (games.length > 0) return games;
  }
  return [];
}

type Ways = readonly string[];

/** The games that have each word in one of the ways it may be written. */
function ranked(
  games: readonly LobbyGame[],
  texts: SearchTexts,
  [first = [], ...others]: readonly Ways[],
): LobbyGame[] {
  const opening: LobbyGame[] = [];
  const named: LobbyGame[] = [];
  const rest: LobbyGame[] = [];
  eachFound(texts, first, (place, at) => {
    const game = games[place];
    const text = texts.texts[place];
    if (!game || !text) return;
    let furthest = at;
    for (const ways of others) {
      const other = firstOf(ways, text.words);
      if (other < 0) return;
      furthest = Math.max(furthest, other);
    }
    if (furthest >= text.nameLength) rest.push(game);
    else if (at === 0) opening.push(game);
    else named.push(game);
  });
  return [...opening, ...named, ...rest];
}

/** Tells of each text that holds a word in one of its ways: which one it is, and where in it the word stands first. */
function eachFound(
  { texts, whole, starts }: SearchTexts,
  ways: Ways,
  tell: (place: number, at: number) => void,
): void {
  const [word, another] = ways;
  if (word === undefined) return;
  if (another !== undefined) {
    for (const [place, { words }] of texts.entries()) {
      const at = firstOf(ways, words);
      if (at >= 0) tell(place, at);
    }
    return;
  }
  // In one pass through all of them.
  let place = 0;
  for (let at = whole.indexOf(word); at >= 0; ) {
    while ((starts[place + 1] ?? Number.POSITIVE_INFINITY) <= at) place += 1;
    tell(place, at - (starts[place] ?? 0));
    const next = starts[place + 1];
    at = next === undefined ? -1 : whole.indexOf(word, next);
  }
}

/** Where the first of several words stands in a text; less than 0: none does. */
function firstOf(ways: Ways, text: string): number {
  let first = -1;
  for (const way of ways) {
    const at = text.indexOf(way);
    if (at >= 0 && (first < 0 || at < first)) first = at;
  }
  return first;
}
