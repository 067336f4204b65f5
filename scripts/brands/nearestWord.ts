import { closest, distance } from 'fastest-levenshtein';

/** The valid word a person most likely meant; nothing when all are too far away to be a typo. */
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
  // Among words of one or two letters everything is near.
  if (word.length < 3) return undefined;
  const allowed = Math.max(1, Math.floor(Math.max(word.length, found.length) * 0.45));
  return distance(sought, best) <= allowed ? found : undefined;
}
