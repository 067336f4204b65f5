import { resolve } from 'node:path';
import { UsageError } from '../../cli/cliErrors.ts';
import { parseJsonDocument } from '../config/json/jsonDocument.ts';
import { dotted } from '../config/json/jsonNodes.ts';
import { isFile } from '../isFile.ts';
import type { Problem } from '../problem.ts';
import { readTextFile, type TextFile } from '../textFile.ts';
import { readCssTokens } from './readCssTokens.ts';
import { readJsonTokens } from './readJsonTokens.ts';
import type { TokenSource } from './sourceTokens.ts';

// In bytes; exports of whole design systems are larger than themes.
const largestImport = 20_000_000;

interface ReadSource {
  source: TokenSource;
  problems: Problem[];
}

/** Reads the file of an export. */
export function readSource(path: string): ReadSource {
  const file = resolve(path);
  if (!isFile(file)) throw new UsageError(`There is no file ${file} to import.`);
  return parseSource(file, readTextFile(file, largestImport));
}

/** Reads the text of an export of a design tool; its syntax errors come back as problems. */
export function parseSource(file: string, { text, error }: TextFile): ReadSource {
  const at = { file, brand: null };
  const problems: Problem[] = error ? [{ ...at, field: '', ...error }] : [];
  const isStyleSheet = file.endsWith('.css') || !/^\uFEFF?\s*[{[]/.test(text);
  const document = parseJsonDocument(file, isStyleSheet ? '{}' : text);
  for (const { path: field, ...error } of document.errors)
    problems.push({ ...error, ...at, field: dotted(field) });
  const source = isStyleSheet ? readCssTokens(file, text) : readJsonTokens(document);
  if (problems.length === 0 && source.tokensOf(undefined).size === 0)
    problems.push({
      ...at,
      line: 1,
      column: 1,
      field: '',
      found: 'no tokens',
      expected: 'tokens with "$value" or "value", or CSS custom properties',
      message: `${file} holds no tokens: expected an export of Figma variables in the Design Tokens format, of Tokens Studio or Style Dictionary, or CSS custom properties`,
    });
  return { source, problems };
}
