import { closest, distance } from 'fastest-levenshtein';

/** Finds the closest valid word: a typo away, with the word as a part (`games-mines` for `mines`), or begun by it. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  if (word === '' || words.length === 0) return undefined;
  const sought = word.toLowerCase();
  const exactButForCase = words.find((candidate) => candidate.toLowerCase() === sought);
  if (exactButForCase !== undefined) return exactButForCase;
  const best = closest(
    sought,
    words.map((candidate) => candidate.toLowerCase()),
  );
  const found = words.find((candidate) => candidate.toLowerCase() === best);
  if (found === undefined) return undefined;
  // All words of one or two letters are near each other.
  if (word.length < 3) return undefined;
  if (distance(sought, best) > 1) {
    const [whole] = words
      .filter((candidate) => candidate.toLowerCase().split(/[-.]/).includes(sought))
      .sort((a, b) => a.length - b.length);
    if (whole !== undefined) return whole;
  }
  const allowed = Math.max(1, Math.floor(Math.max(word.length, found.length) * 0.45));
  if (distance(sought, best) <= allowed || sortedLetters(sought) === sortedLetters(best)) return found;
  const [begun, another] = words.filter((candidate) => candidate.toLowerCase().startsWith(sought));
  return another === undefined ? begun : undefined;
}

// Equal for words with swapped letters.
const sortedLetters = (word: string): string => [...word].sort().join('');

/** Asks for the closest valid word at the end of a message; an empty text when no word is close. */
export function didYouMean(word: string, words: readonly string[]): string {
  const near = nearestWord(word, words);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
