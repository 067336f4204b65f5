import { isPlainObject } from '../config/json/plainObject.ts';
import { calculate } from './calculate.ts';
import type { SourceTokens } from './sourceTokens.ts';

/** An alias of the imported file leads nowhere or in a circle. */
export class AliasError extends Error {
  // The name that no token has; undefined for a circle.
  readonly missing: string | undefined;

  constructor(message: string, missing?: string) {
    super(message);
    this.missing = missing;
  }
}

// `{color.red.value}` of Style Dictionary, `$color.red` of older Tokens Studio, `var(--red)` with or without fallback.
const wholeAlias = /^(?:\{([^{}]+)\}|\$([\w.-]+)|var\(\s*--([\w-]+)\s*(?:,[\s\S]*)?\))$/;
const innerAlias = /\{([^{}]+)\}|var\(\s*--([\w-]+)\s*(?:,[^()]*)?\)/g;

const nameOf = (alias: string): string =>
  alias
    .trim()
    .replace(/\.(?:\$?value)$/, '')
    .replaceAll('/', '.');

function pointerName(value: unknown): string | undefined {
  if (!isPlainObject(value) || typeof value.$ref !== 'string') return undefined;
  return value.$ref
    .replace(/^#\//, '')
    .replace(/\/\$value$/, '')
    .replaceAll('/', '.');
}

/** Follows the aliases of a token, and calculates what Tokens Studio writes as a formula. */
export function resolveValue(tokens: SourceTokens, name: string, trail: readonly string[] = []): unknown {
  if (trail.includes(name)) throw new AliasError(`aliases go in a circle: ${[...trail, name].join(' → ')}`);
  const token = tokens.get(name);
  if (!token) throw new AliasError(`the alias {${name}} names no token of the file`, name);
  const follow = (alias: string): unknown => resolveValue(tokens, nameOf(alias), [...trail, name]);
  const resolve = (value: unknown): unknown => {
    const pointer = pointerName(value);
    if (pointer !== undefined) return follow(pointer);
    if (Array.isArray(value)) return value.map(resolve);
    if (isPlainObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item)]));
    if (typeof value !== 'string') return value;
    const whole = wholeAlias.exec(value.trim());
    const alias = whole?.[1] ?? whole?.[2] ?? whole?.[3];
    if (alias !== undefined) return follow(alias);
    const text = value.replace(innerAlias, (_, braces: string | undefined, property: string | undefined) =>
      String(follow(braces ?? property ?? '')),
    );
    return calculate(text) ?? text;
  };
  return resolve(token.value);
}
