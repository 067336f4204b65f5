import { join } from 'node:path';
import * as v from 'valibot';
import { findShapeErrors } from '../config/checks/findShapeErrors.ts';
import { parseJsonDocument } from '../config/json/jsonDocument.ts';
import { dotted } from '../config/json/jsonNodes.ts';
import { fieldErrorMessage } from '../config/readConfig.ts';
import { prettyJson } from '../edit/prettyJson.ts';
import { readSnapshot } from '../edit/saveFile.ts';
import { nearestWord } from '../nearestWord.ts';
import { oneOf, type Problem } from '../problem.ts';
import { statedTokens } from '../theme/tokenTypes.ts';
import type { TokenMapping } from './proposeMapping.ts';
import type { TokenSource } from './sourceTokens.ts';

const mapSchema = v.strictObject({
  mode: v.optional(v.nullable(v.string())),
  tokens: v.record(v.string(), v.string()),
});

export interface TokenMap {
  // Of the imported file; null for the values without a mode.
  mode: string | null;
  tokens: TokenMapping;
}

export function mapFilePath(packageDir: string): string {
  return join(packageDir, 'tokens.map.json');
}

export const printMap = (map: TokenMap): string => `${prettyJson(map)}\n`;

/** Reads a mapping and checks its names against the imported file; undefined where there is no such file. */
export function readMapFile(
  file: string,
  source: TokenSource,
): { map: TokenMap | undefined; problems: Problem[] } | undefined {
  const { text } = readSnapshot(file);
  if (text === null) return undefined;
  const document = parseJsonDocument(file, text);
  const { errors, output } = findShapeErrors(mapSchema, document.value);
  const problems: Problem[] = [
    ...document.errors.map(({ path, ...error }) => ({ ...error, brand: null, field: dotted(path) })),
    ...errors.map((error) => ({
      file,
      ...document.positionOf(error.path),
      brand: null,
      field: dotted(error.path),
      found: error.found,
      expected: error.expected,
      message: fieldErrorMessage(error, dotted(error.path)),
    })),
  ];
  const unknown = (path: string[], word: string, words: readonly string[], what: string): void => {
    const suggestion = nearestWord(word, words);
    const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
    problems.push({
      file,
      ...document.positionOf(path),
      brand: null,
      field: dotted(path),
      found: `"${word}"`,
      expected: oneOf(words.slice(0, 20)),
      suggestion,
      message: `"${word}" is no ${what}${hint}`,
    });
  };
  const mode = output?.mode ?? null;
  if (mode !== null && !source.modes.includes(mode))
    unknown(['mode'], mode, source.modes, 'mode of the imported file');
  const names = [...source.tokensOf(mode ?? undefined).keys()];
  for (const [target, name] of Object.entries(output?.tokens ?? {})) {
    if (!statedTokens.includes(target)) unknown(['tokens', target], target, statedTokens, 'token of a theme');
    if (!names.includes(name)) unknown(['tokens', target], name, names, 'token of the imported file');
  }
  return { map: output && { mode, tokens: output.tokens }, problems };
}
