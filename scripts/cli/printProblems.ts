import { relative, sep } from 'node:path';
import type { Problem } from '../brands/problem.ts';

function shortPath(file: string): string {
  const way = relative(process.cwd(), file);
  return way === '..' || way.startsWith(`..${sep}`) ? file : way;
}

/** A problem as people read it: where, whose, which field; what is wrong; what was found and expected. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, brand, field, found, expected, suggestion, message } = problem;
  const where = [
    `${shortPath(file)}:${line}:${column}`,
    ...(brand === null ? [] : [`brand "${brand}"`]),
    ...(field === '' ? [] : [`field "${field}"`]),
  ];
  const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
  return `${where.join('  ')}\n  ${message}\n  found ${found}, expected ${expected}${hint}`;
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** Warnings first, then problems and their number, all on stderr. */
export function printProblems(problems: readonly Problem[], warnings: readonly Problem[]): void {
  const blocks = [
    ...warnings.map((warning) => `warning: ${formatProblem(warning)}`),
    ...problems.map(formatProblem),
    ...(problems.length > 0 ? [`${count(problems.length, 'problem')}.`] : []),
  ];
  if (blocks.length > 0) process.stderr.write(`${blocks.join('\n\n')}\n`);
}
