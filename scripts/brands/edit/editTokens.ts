import { isPlainObject } from '../config/json/plainObject.ts';
import { convertValue } from '../import/convertValue.ts';
import { tokenTypeOf } from '../theme/tokenTypes.ts';
import { editJson, insertJson, jsonAt, removeJson } from './editJson.ts';

/** A token edit that cannot be written; the message is for people. */
export class TokenEditError extends Error {}

const aliasPattern = /^\{[^{}]+\}$/;

/** Reads the value of a token as a theme states it; undefined where it does not. */
export function statedValue(theme: string, token: string): unknown {
  try {
    const stated = jsonAt(theme, token.split('.'));
    return isPlainObject(stated) ? stated.$value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the value of a token in the Design Tokens format into a theme. */
export function writeToken(theme: string, token: string, value: unknown): string {
  const [group = '', name = ''] = token.split('.');
  return statedValue(theme, token) === undefined
    ? insertJson(theme, [group, name], { $type: tokenTypeOf(token), $value: value })
    : editJson(theme, { kind: 'value', path: [group, name, '$value'], value });
}

/** Sets a token to a CSS value, an alias or a value of the Design Tokens format. */
export function setToken(theme: string, token: string, value: unknown): string {
  const type = tokenTypeOf(token);
  if (!type) throw new TokenEditError(`there is no token "${token}"`);
  if (typeof value !== 'string' || aliasPattern.test(value)) return writeToken(theme, token, value);
  const stated = statedValue(theme, token);
  const converted = convertValue(value, type);
  if (converted === undefined) throw new TokenEditError(`"${value}" is no ${type} for "${token}"`);
  // In the form in which the theme states its colors.
  const isPlain = typeof stated === 'string' && stated.startsWith('#');
  return writeToken(
    theme,
    token,
    isPlain && isPlainObject(converted) && converted.alpha === undefined ? converted.hex : converted,
  );
}

/** Removes a token, so that the inherited one is used. */
export function unsetToken(theme: string, token: string): string {
  if (statedValue(theme, token) === undefined) return theme;
  return removeJson(theme, token.split('.'), 1);
}
