import type { JsonPath } from '../config/json/jsonNodes.ts';
import { isPlainObject } from '../config/json/plainObject.ts';
import { fixIn } from '../fix/fixIn.ts';
import { nearestWord } from '../nearestWord.ts';
import { type Fix, oneOf } from '../problem.ts';
import type { ReportToken, StatedToken } from './tokenFile.ts';
import { statedTokens, type TokenType, tokenTypeOf } from './tokenTypes.ts';

// What would make a value valid.
export type TokenChange = Pick<Fix, 'kind' | 'value'> & { path: JsonPath };

/** Reports an invalid value from the parser to the caller that knows its token. */
export class TokenError extends Error {
  readonly at: StatedToken;
  readonly path: JsonPath;
  readonly found: string;
  readonly expected: string;
  readonly suggestion: string | undefined;
  readonly change: TokenChange | undefined;

  constructor(
    at: StatedToken,
    path: JsonPath,
    found: string,
    expected: string,
    message: string,
    suggestion?: string,
    change?: TokenChange,
  ) {
    super(message);
    this.at = at;
    this.path = path;
    this.found = found;
    this.expected = expected;
    this.suggestion = suggestion;
    this.change = change;
  }
}

// A literal value with its position.
export interface TokenValue {
  token: StatedToken;
  path: JsonPath;
  value: unknown;
}

function aliasOf(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1];
  if (!isPlainObject(value) || typeof value.$ref !== 'string') return undefined;
  const pointer = /^#((?:\/[^/$]+)+)(?:\/\$value)?$/.exec(value.$ref);
  return pointer?.[1] === undefined ? value.$ref : pointer[1].slice(1).replaceAll('/', '.');
}

/** Looks tokens up in a theme, then in its parents, and follows aliases. */
export class TokenScope {
  readonly #sources: readonly ReadonlyMap<string, StatedToken>[];

  constructor(sources: readonly ReadonlyMap<string, StatedToken>[]) {
    this.#sources = sources;
  }

  find(name: string): StatedToken | undefined {
    for (const source of this.#sources) {
      const token = source.get(name);
      if (token) return token;
    }
    return undefined;
  }

  // A palette token with an alias has the type of what it names, which the next step checks.
  #typeOf(token: StatedToken, wanted: TokenType): string | undefined {
    return token.type ?? (aliasOf(token.value) === undefined ? undefined : wanted);
  }

  #names(): string[] {
    return [...new Set([...statedTokens, ...this.#sources.flatMap((tokens) => [...tokens.keys()])])];
  }

  // The literal behind a value, through any number of aliases.
  follow(start: TokenValue, wanted: TokenType): TokenValue {
    let at = start;
    const trail = [start.token.name];
    for (let name = aliasOf(at.value); name !== undefined; name = aliasOf(at.value)) {
      const target = this.find(name);
      const found = `{${name}}`;
      if (!target) {
        const suggestion = nearestWord(name, this.#names());
        const hint = suggestion === undefined ? '' : `; did you mean "{${suggestion}}"?`;
        const message = `the alias ${found} names no token${hint}`;
        const change =
          suggestion === undefined || typeof at.value !== 'string'
            ? undefined
            : { kind: 'value' as const, path: at.path, value: `{${suggestion}}` };
        throw new TokenError(at.token, at.path, found, oneOf(statedTokens), message, suggestion, change);
      }
      if (trail.includes(name)) {
        const circle = [...trail.slice(trail.indexOf(name)), name].join(' → ');
        throw new TokenError(
          at.token,
          at.path,
          found,
          'an alias that ends in a value',
          `aliases go in a circle: ${circle}`,
        );
      }
      trail.push(name);
      // Only the palette states types of its own.
      const type = tokenTypeOf(name) ?? this.#typeOf(target, wanted);
      if (type !== wanted)
        throw new TokenError(
          at.token,
          at.path,
          found,
          `a token of type ${wanted}`,
          `the alias ${found} is of type ${type}, and ${wanted} is wanted`,
        );
      at = { token: target, path: [...target.path, '$value'], value: target.value };
    }
    return at;
  }

  // A token's type comes from the token, its group or its alias.
  checkType(token: StatedToken, wanted: TokenType): void {
    if (token.type === wanted || (token.type === undefined && aliasOf(token.value) !== undefined)) return;
    const path = [...token.path, '$type'];
    throw token.type === undefined
      ? new TokenError(
          token,
          path,
          'no "$type"',
          `"$type": "${wanted}" on the token or its group`,
          `"${token.name}" has no "$type"`,
        )
      : new TokenError(
          token,
          path,
          `"${token.type}"`,
          `"${wanted}"`,
          `"${token.name}" is of type "${token.type}", expected "${wanted}"`,
          wanted,
          { kind: 'value', path, value: wanted },
        );
  }
}

export function reportTokenError(error: TokenError, report: ReportToken): void {
  const { at, path, found, expected, message, suggestion, change } = error;
  report(at.document, path, at.name, {
    found,
    expected,
    message,
    suggestion,
    fix: change && fixIn(at.document, change),
  });
}
