// A change of one value, or of the name of a key, that solves a problem.
export interface Fix {
  // Absolute.
  file: string;
  path: (string | number)[];
  kind: 'value' | 'key';
  // The new value, or the new name of the key.
  value: unknown;
}

// One error or warning about the configuration, a theme package or a legal text.
export interface Problem {
  // Absolute.
  file: string;
  // From 1.
  line: number;
  // From 1, in UTF-16 units, as editors count.
  column: number;
  // The id; null for positions of no single brand (`defaults`, `environments`).
  brand: string | null;
  // Path of the field (`company.support.email`), token (`color.primary`) or file part.
  field: string;
  found: string;
  expected: string;
  // The nearest valid word.
  suggestion?: string;
  // What `check --fix` would do.
  fix?: Fix;
  // The complete message in one sentence.
  message: string;
}

export interface Findings {
  problems: Problem[];
  warnings: Problem[];
}

const longestShown = 80;

/** Formats a value as in the file: JSON, shortened when long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

export function oneOf(words: readonly string[]): string {
  return `one of ${words.join(', ')}`;
}

const byPlace = (a: Problem, b: Problem): number =>
  Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line || a.column - b.column;

/** Sorts problems by file and line, each once, because brands share themes and parents. */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems
    .filter((problem) => {
      const key = [
        problem.file,
        problem.line,
        problem.column,
        problem.brand,
        problem.field,
        problem.message,
      ].join('\0');
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort(byPlace);
}
