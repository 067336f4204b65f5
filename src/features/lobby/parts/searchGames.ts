import type { LobbyGame } from '../lobbyGames.ts';
import { foldedText } from './foldedText.ts';

/** What is looked through, folded; every word has a space before it. */
interface SearchText {
  name: string;
  all: string;
}

const texts = new WeakMap<LobbyGame, SearchText>();
/** Providers and categories have many games each. */
const foldedNames = new Map<string, string>();

function foldedName(name: string): string {
  const known = foldedNames.get(name);
  if (known !== undefined) return known;
  const folded = foldedText(name);
  foldedNames.set(name, folded);
  return folded;
}

function textOf(entry: LobbyGame): SearchText {
  const known = texts.get(entry);
  if (known) return known;
  const name = ` ${foldedText(entry.game.name)}`;
  const made = {
    name,
    all: `${name} ${foldedName(entry.game.provider.name)} ${entry.categoryNames.map(foldedName).join(' ')}`,
  };
  texts.set(entry, made);
  return made;
}

/**
 * The games that have every word of the search in name, provider or categories, as the beginning of a word or, where
 * there is none such, anywhere in it. Names come first, those that begin with it before all; else in the list's order.
 * One pass over the texts: thousands of games take about a millisecond.
 */
export function searchGames(games: readonly LobbyGame[], search: string): LobbyGame[] {
  const words = foldedText(search).split(' ').filter(Boolean);
  if (words.length === 0) return [...games];
  const beginnings = words.map((word) => ` ${word}`);
  const found = ranked(games, beginnings, beginnings.join(''));
  return found.length > 0 ? found : ranked(games, words, null);
}

function ranked(games: readonly LobbyGame[], words: readonly string[], opening: string | null): LobbyGame[] {
  const first: LobbyGame[] = [];
  const named: LobbyGame[] = [];
  const others: LobbyGame[] = [];
  for (const entry of games) {
    const { name, all } = textOf(entry);
    if (!words.every((word) => all.includes(word))) continue;
    if (opening !== null && name.startsWith(opening)) first.push(entry);
    else if (words.every((word) => name.includes(word))) named.push(entry);
    else others.push(entry);
  }
  return [...first, ...named, ...others];
}
