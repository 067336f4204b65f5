import type { LobbyGame } from '../../lobbyGames.ts';
import { foldedText } from './foldedText.ts';

// Folded search text of a game: every word follows a space, the name comes first.
export interface SearchText {
  words: string;
  nameLength: number;
}

// Search texts of a list, also joined: searching one long string is much quicker.
export interface SearchTexts {
  texts: readonly SearchText[];
  whole: string;
  // Offset of each text in `whole`.
  starts: readonly number[];
}

const ofGame = new WeakMap<LobbyGame, SearchText>();
// Many games share a provider and categories.
const foldedNames = new Map<string, string>();

function foldedName(name: string): string {
  const known = foldedNames.get(name);
  if (known !== undefined) return known;
  const folded = foldedText(name);
  foldedNames.set(name, folded);
  return folded;
}

export function textOf(entry: LobbyGame): SearchText {
  const known = ofGame.get(entry);
  if (known) return known;
  const { game, categoryNames } = entry;
  const name = ` ${foldedText(game.name)}`;
  const others = [game.provider.name, ...categoryNames].map(foldedName);
  const made = { words: [name, ...others].join(' '), nameLength: name.length };
  ofGame.set(entry, made);
  return made;
}

const ofList = new WeakMap<readonly LobbyGame[], SearchTexts>();

export function searchTexts(games: readonly LobbyGame[]): SearchTexts {
  const known = ofList.get(games);
  if (known) return known;
  const texts = games.map(textOf);
  let length = 0;
  const starts = texts.map(({ words }) => {
    const start = length;
    length += words.length + 1;
    return start;
  });
  const made = { texts, starts, whole: texts.map(({ words }) => words).join('\n') };
  ofList.set(games, made);
  return made;
}

const wordsOf = new WeakMap<SearchTexts, ReadonlySet<string>>();

/** Lists the words of the games' names. */
export function vocabularyOf(texts: SearchTexts): ReadonlySet<string> {
  const known = wordsOf.get(texts);
  if (known) return known;
  const names = texts.texts.map(({ words, nameLength }) => words.slice(1, nameLength));
  const words = new Set(names.join(' ').split(' '));
  words.delete('');
  wordsOf.set(texts, words);
  return words;
}
