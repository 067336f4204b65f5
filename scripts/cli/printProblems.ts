import { relative, sep } from 'node:path';
import type { Problem } from '../brands/problem.ts';

function shortPath(file: string): string {
  const way = relative(process.cwd(), file);
  return way === '..' || way.startsWith(`..${sep}`) ? file : way;
}

function place({ file, line, column }: Problem): string {
  return `${shortPath(file)}:${line}:${column}`;
}

// Formats position, brand and field, then the message, with found and expected values unless it contains them.
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

const mostNames = 10;

function whose(brands: readonly string[]): string {
  if (brands.length === 0) return '';
  if (brands.length === 1) return `brand "${brands[0]}": `;
  const names = brands.slice(0, mostNames).join(', ');
  return `${count(brands.length, 'brand')} (${names}${brands.length > mostNames ? ', …' : ''}): `;
}

// Formats warnings as lines; a warning that several brands share for one position is one line.
export function formatWarnings(warnings: readonly Problem[]): string[] {
  const lines = new Map<string, { warning: Problem; brands: string[] }>();
  for (const warning of warnings) {
    const key = `${place(warning)} ${warning.message}`;
    const line = lines.get(key) ?? { warning, brands: [] };
    if (warning.brand !== null) line.brands.push(warning.brand);
    lines.set(key, line);
  }
  return [...lines.values()].map(
    ({ warning, brands }) => `warning: ${place(warning)}: ${whose(brands)}${warning.message}`,
  );
}

// Prints warnings, then problems and their number, on stderr.
export function printProblems(problems: readonly Problem[], warnings: readonly Problem[]): void {
  for (const line of formatWarnings(warnings)) process.stderr.write(`${line}\n`);
  for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n\n`);
  if (problems.length > 0) process.stderr.write(`${count(problems.length, 'problem')}\n`);
}
