import type { LobbyGame } from '../lobbyGames.ts';
import { foldedText } from './foldedText.ts';
import { nearWords } from './nearWords.ts';
import { type SearchTexts, searchTexts } from './searchTexts.ts';

const vocabularies = new WeakMap<SearchTexts, ReadonlySet<string>>();

function vocabularyOf(texts: SearchTexts): ReadonlySet<string> {
  const known = vocabularies.get(texts);
  if (known) return known;
  const words = new Set(texts.whole.split(/[ \n]+/).filter(Boolean));
  vocabularies.set(texts, words);
  return words;
}

/**
 * The games that have every word of the search in name, provider or categories: as the beginning of a word; where
 * there is none such, anywhere in it; where there is none either, as the beginning of a word with a typo. Names come
 * first, those that begin with what was typed before all; else in the list's order.
 */
export function searchGames(games: readonly LobbyGame[], search: string): LobbyGame[] {
  const words = foldedText(search).split(' ').filter(Boolean);
  if (words.length === 0) return [...games];
  const texts = searchTexts(games);
  const waysOf = [
    () => words.map((word) => [` ${word}`]),
    () => words.map((word) => [word]),
    () => words.map((word) => nearWords(word, vocabularyOf(texts)).map((near) => ` ${near}`)),
  ];
  for (const ways of waysOf) {
    const found = ranked(texts, ways());
    if (found.length > 0) return found.flatMap((place) => games[place] ?? []);
  }
  return [];
}

/** Places of the games that have each word in one of the ways it may be written. */
function ranked(texts: SearchTexts, words: readonly (readonly string[])[]): number[] {
  const [first = [], ...others] = words;
  const opening: number[] = [];
  const named: number[] = [];
  const rest: number[] = [];
  const candidates = first.length === 1 ? placesOf(texts, first[0] ?? '') : texts.texts.keys();
  for (const place of candidates) {
    const text = texts.texts[place];
    if (!text) continue;
    const at = firstOf(first, text.words);
    if (at < 0 || !others.every((ways) => firstOf(ways, text.words) >= 0)) continue;
    const isNamed =
      at < text.nameLength && others.every((ways) => firstOf(ways, text.words) < text.nameLength);
    if (isNamed && at === 0) opening.push(place);
    else if (isNamed) named.push(place);
    else rest.push(place);
  }
  return [...opening, ...named, ...rest];
}

/** Where the first of several words stands in a text; less than 0: none does. */
function firstOf(ways: readonly string[], text: string): number {
  let first = -1;
  for (const way of ways) {
    const at = text.indexOf(way);
    if (at >= 0 && (first < 0 || at < first)) first = at;
  }
  return first;
}

/** The texts that hold a word, in one pass. */
function placesOf({ whole, starts }: SearchTexts, word: string): number[] {
  const places: number[] = [];
  let place = 0;
  for (let at = whole.indexOf(word); at >= 0; ) {
    while ((starts[place + 1] ?? Number.POSITIVE_INFINITY) <= at) place += 1;
    places.push(place);
    const next = starts[place + 1];
    at = next === undefined ? -1 : whole.indexOf(word, next);
  }
  return places;
}
