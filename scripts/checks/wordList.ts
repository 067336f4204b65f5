interface RefusedWord {
  pattern: RegExp;
  better: string;
}

const role = 'name the role: the player, the caller, the request';

const refusedWords: readonly RefusedWord[] = [
  { pattern: /\b(?:whoever|nobody|somebody|anybody|everybody)\b/gi, better: role },
  { pattern: /\bwhatever\b/gi, better: '"any" with its noun' },
  { pattern: /\banew\b/gi, better: '"again"' },
  { pattern: /\bthereof\b/gi, better: '"its"' },
  { pattern: /\b(?:be|is|are|was|were) told\b/gi, better: '"receive"' },
  { pattern: /\bhears? of\b/gi, better: '"receive"' },
  { pattern: /\bgives? up on\b/gi, better: '"abort"' },
  { pattern: /\bcomes? to life\b/gi, better: '"start" or "hydrate"' },
  { pattern: /\bstands? beside\b/gi, better: '"be next to"' },
  { pattern: /\bwish(?:es)?\b/gi, better: '"request" or "payload"' },
  { pattern: /\bfaults?\b/gi, better: '"error"' },
];

export interface FoundWord {
  word: string;
  better: string;
  offset: number;
}

/** Finds words that plain English replaces; code in backticks is exempt, because identifiers may contain them. */
export function findRefusedWords(text: string): FoundWord[] {
  const prose = text.replace(/`[^`]*`/g, (code) => code.replace(/[^\n]/g, ' '));
  return refusedWords.flatMap(({ pattern, better }) =>
    [...prose.matchAll(pattern)].map(({ 0: word, index }) => ({ word, better, offset: index })),
  );
}
