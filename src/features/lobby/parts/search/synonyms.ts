// Players search in Portuguese for games with English names, and the other way round. Folded words.
const groups = [
  ['tigre', 'tigrinho', 'tiger'],
  ['dragao', 'dragon'],
  ['touro', 'bull', 'ox'],
  ['bufalo', 'buffalo'],
  ['coelho', 'coelhinho', 'rabbit', 'bunny'],
  ['rato', 'ratinho', 'mouse'],
  ['macaco', 'monkey'],
  ['lobo', 'wolf'],
  ['galinha', 'chicken'],
  ['fortuna', 'fortune'],
  ['sorte', 'lucky', 'luck'],
  ['ouro', 'gold'],
  ['fruta', 'frutas', 'fruit'],
  ['roleta', 'roulette'],
];

const small = new Set(['da', 'das', 'de', 'do', 'dos', 'of', 'the']);

const synonyms = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));

/** Lists the words of the same meaning, or nothing. */
export function synonymsOf(word: string): readonly string[] {
  return synonyms.get(word) ?? [];
}

/** Leaves out the small words of a search, so `tigre da fortuna` finds `Fortune Tiger`. */
export function withoutSmallWords(words: readonly string[]): readonly string[] {
  const meant = words.filter((word) => !small.has(word));
  return meant.length > 0 ? meant : words;
}
