import { isPlainObject } from '../config/json/plainObject.ts';
import { jsonAt } from '../edit/editJson.ts';
import { writeToken } from '../edit/editTokens.ts';
import { nearestWord } from '../nearestWord.ts';
import { type Problem, shown } from '../problem.ts';
import { colourScheme } from '../theme/colourValue.ts';
import { type TokenType, tokenTypeOf } from '../theme/tokenTypes.ts';
import { convertValue, importedColor } from './convertValue.ts';
import type { TokenMap } from './mapFile.ts';
import { proposeMapping } from './proposeMapping.ts';
import { AliasError, resolveValue } from './resolveValue.ts';
import type { TokenSource } from './sourceTokens.ts';

export interface TokenChange {
  token: string;
  from: string;
  before: unknown;
  after: unknown;
}

// The value of a theme's token, through aliases of the theme.
function currentValue(theme: string, token: string, depth = 0): unknown {
  const [group = '', name = ''] = token.split('.');
  let value: unknown;
  try {
    value = jsonAt(theme, [group, name, '$value']);
  } catch {
    return undefined;
  }
  const alias = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
  return alias === undefined || depth > 9 ? value : currentValue(theme, alias, depth + 1);
}

const typeOf = (token: string): TokenType => tokenTypeOf(token) ?? 'color';

/** Chooses the mode with the color scheme of the theme, else the first. */
export function proposeMode(source: TokenSource, theme: string): string | null {
  const background = importedColor(currentValue(theme, 'color.background'));
  const scheme = background ? colourScheme(background) : 'dark';
  return source.modes.find((mode) => mode.toLowerCase().includes(scheme)) ?? source.modes[0] ?? null;
}

/** Proposes which token of the file goes into which token of the theme. */
export function proposeMap(source: TokenSource, theme: string, mode: string | null): TokenMap {
  const tokens = source.tokensOf(mode ?? undefined);
  const valueFor = (name: string, target: string): unknown => {
    try {
      return convertValue(resolveValue(tokens, name), typeOf(target));
    } catch (error) {
      if (error instanceof AliasError) return undefined;
      throw error;
    }
  };
  const current = new Map(
    ['color'].flatMap((group) => {
      const stated = readGroup(theme, group);
      return Object.keys(stated).map((name): [string, unknown] => {
        const token = `${group}.${name}`;
        return [token, convertValue(currentValue(theme, token), typeOf(token))];
      });
    }),
  );
  return { mode, tokens: proposeMapping([...tokens.keys()], valueFor, current) };
}

function readGroup(theme: string, group: string): Record<string, unknown> {
  const value: unknown = JSON.parse(theme.replace(/^\uFEFF/, ''));
  const inner = isPlainObject(value) ? value[group] : undefined;
  return isPlainObject(inner) ? inner : {};
}

/** Puts the mapped values into the text of a theme, and keeps everything else of it. */
export function importTokens(
  source: TokenSource,
  map: TokenMap,
  theme: string,
): { text: string; changes: TokenChange[]; problems: Problem[] } {
  const tokens = source.tokensOf(map.mode ?? undefined);
  const problems: Problem[] = [];
  const changes: TokenChange[] = [];
  let text = theme;
  for (const [token, from] of Object.entries(map.tokens)) {
    const type = typeOf(token);
    const problem = (found: string, expected: string, message: string, suggestion?: string): void => {
      problems.push({
        file: source.file,
        ...source.positionOf(from),
        brand: null,
        field: from,
        found,
        expected,
        suggestion,
        message,
      });
    };
    try {
      const value = resolveValue(tokens, from);
      const after = convertValue(value, type);
      if (after === undefined) {
        problem(
          shown(value),
          `a ${type}`,
          `"${from}" is ${shown(value)}, which is no ${type} for "${token}"`,
        );
        continue;
      }
      const [group = '', name = ''] = token.split('.');
      const stated = readGroup(text, group)[name];
      const before = isPlainObject(stated) ? stated.$value : undefined;
      if (JSON.stringify(convertValue(before, type)) === JSON.stringify(after)) continue;
      text = writeToken(text, token, after);
      changes.push({ token, from, before, after });
    } catch (error) {
      if (!(error instanceof AliasError)) throw error;
      const suggestion =
        error.missing === undefined ? undefined : nearestWord(error.missing, [...tokens.keys()]);
      const hint = suggestion === undefined ? '' : `; did you mean {${suggestion}}?`;
      problem(
        error.missing ?? 'a circle',
        'an alias that ends in a value',
        `"${from}": ${error.message}${hint}`,
        suggestion,
      );
    }
  }
  return { text, changes, problems };
}
