import { distance } from 'fastest-levenshtein';

const connecting = ['de', 'da', 'do', 'das', 'dos', 'e'];
// In shorter words one letter makes another word: `kyc`, `pld`.
const shortestTypo = 5;
const farthestTypo = 2;

const wordsOf = (slug: string): string[] => slug.split('-').filter((word) => !connecting.includes(word));

function isNear(word: string, known: string): boolean {
  if (word === known) return true;
  return Math.max(word.length, known.length) >= shortestTypo && distance(word, known) <= farthestTypo;
}

/** Finds the page of the product that a slug seems to mean, such as `termos-de-uso` for `terms-de-uso`. */
export function nearSlug(slug: string, known: readonly string[]): string | undefined {
  if (known.includes(slug)) return undefined;
  const words = wordsOf(slug);
  return known.find((candidate) => {
    const others = wordsOf(candidate);
    return words.length === others.length && words.every((word, index) => isNear(word, others[index] ?? ''));
  });
}
