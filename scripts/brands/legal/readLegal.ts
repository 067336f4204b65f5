import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routeTable } from '../../../src/shared/paths/routeTable.ts';
import { isFile } from '../isFile.ts';
import type { Problem } from '../problem.ts';
import { largestPackageFile, readTextFile } from '../textFile.ts';
import { type LegalText, readLegalText } from './legalText.ts';

// First segments of other routes. `/rules-betting` is itself a legal page.
const takenSlugs = new Set([
  ...Object.values(routeTable).flatMap((route) =>
    route.paths.map((path) => path.split('/')[1]?.toLowerCase() ?? ''),
  ),
  ...['404', '50x', '200', 'assets', 'brand', 'builds', 'icons'],
]);
takenSlugs.delete('rules-betting');

/** Reads the legal texts of one theme package. */
export function readLegal(
  dir: string,
  brand: string | null,
  problems: Problem[],
): { texts: LegalText[]; files: string[] } {
  const legalDir = join(dir, 'legal');
  if (!existsSync(legalDir)) return { texts: [], files: [] };
  const texts: LegalText[] = [];
  const files: string[] = [];
  if (isFile(legalDir)) {
    const finding = { found: 'a file', expected: 'a folder of legal texts', message: '"legal" is no folder' };
    problems.push({ file: legalDir, line: 1, column: 1, brand, field: 'legal', ...finding });
    return { texts, files };
  }
  for (const name of readdirSync(legalDir).sort()) {
    const file = join(legalDir, name);
    const say = (finding: Omit<Problem, 'file' | 'brand'>): void => {
      problems.push({ file, brand, ...finding });
    };
    const slug = name.replace(/\.md$/, '');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name) || !isFile(file)) {
      say({
        line: 1,
        column: 1,
        field: 'file name',
        found: `"${name}"`,
        expected: 'a name such as "termos-de-uso.md"',
        message: `"legal/${name}" is no legal text: its name becomes the page's address`,
      });
      continue;
    }
    if (takenSlugs.has(slug))
      say({
        line: 1,
        column: 1,
        field: 'file name',
        found: `"${slug}"`,
        expected: 'an address of its own',
        message: `the address /${slug} belongs to another page of the product`,
      });
    files.push(file);
    const { text, error } = readTextFile(file, largestPackageFile);
    if (error) say({ field: 'text', ...error });
    texts.push(readLegalText(slug, file, text, error && text === '' ? () => {} : say));
  }
  return { texts, files };
}
