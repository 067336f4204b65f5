import { relative, sep } from 'node:path';
import type { Problem } from '../brands/problem.ts';

function shortPath(file: string): string {
  const way = relative(process.cwd(), file);
  return way === '..' || way.startsWith(`..${sep}`) ? file : way;
}

function place({ file, line, column }: Problem): string {
  return `${shortPath(file)}:${line}:${column}`;
}

/** A problem as people read it: where, whose, which field; what is wrong; found and expected unless it says so already. */
export function formatProblem(problem: Problem): string {
  const { brand, field, found, expected, message } = problem;
  const where = [
    place(problem),
    ...(brand === null ? [] : [`brand "${brand}"`]),
    ...(field === '' ? [] : [`field "${field}"`]),
  ];
  const isWhole = message.includes(found) && message.includes(expected);
  return `${where.join('  ')}\n  ${message}${isWhole ? '' : `\n  found ${found}, expected ${expected}`}`;
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** Warnings first, then problems and their number, all on stderr. */
export function printProblems(problems: readonly Problem[], warnings: readonly Problem[]): void {
  for (const warning of warnings) process.stderr.write(`warning: ${place(warning)}: ${warning.message}\n`);
  for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n\n`);
  if (problems.length > 0) process.stderr.write(`${count(problems.length, 'problem')}\n`);
}
