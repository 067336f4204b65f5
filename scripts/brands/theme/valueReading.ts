import type { JsonPath } from '../config/json/jsonNodes.ts';
import { isPlainObject } from '../config/json/plainObject.ts';
import { nearestWord } from '../nearestWord.ts';
import { oneOf, shown } from '../problem.ts';
import { TokenError, type TokenValue } from './resolveTokens.ts';

export function fail(
  at: TokenValue,
  expected: string,
  path: JsonPath = at.path,
  value: unknown = at.value,
): never {
  const message = `"${at.token.name}" is ${shown(value)}, expected ${expected}`;
  throw new TokenError(at.token, path, shown(value), expected, message);
}

export function objectOf(at: TokenValue, keys: readonly string[], expected: string): Record<string, unknown> {
  const { value } = at;
  if (!isPlainObject(value)) return fail(at, expected);
  for (const key of Object.keys(value))
    if (!keys.includes(key)) {
      const suggestion = nearestWord(key, keys);
      const message = `"${key}" is no part of ${expected}`;
      const path = [...at.path, key];
      const change = suggestion === undefined ? undefined : { kind: 'key' as const, path, value: suggestion };
      throw new TokenError(at.token, path, `"${key}"`, oneOf(keys), message, suggestion, change);
    }
  return value;
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
