import { nearestWord } from '../../nearestWord.ts';
import type { JsonPath } from '../json/jsonNodes.ts';
import { isPlainObject } from '../json/plainObject.ts';

// `{brand}`, but not inside `${brand}`.
const brandPattern = /(?<!\$)\{brand\}/g;
const fieldPattern = /(?<!\$)\{\s*(\w+)\s*\}/g;
const variablePattern = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;

export interface FilledIn {
  value: unknown;
  // Dotted paths of strings with a variable, which may also mean numbers and booleans.
  fromVariables: Set<string>;
  // Variables whose value, and not the fallback, was filled in, by dotted path.
  used: Map<string, string[]>;
  // Variables that have neither a value nor a fallback.
  missing: { path: JsonPath; name: string }[];
  // Strings with a malformed `${`, or with `{brand}` misspelled as `typo`.
  malformed: { path: JsonPath; text: string; typo?: string }[];
}

// Of a text in which `{brand}` is filled in.
function typoOfBrand(text: string): string | undefined {
  const fields = [...text.matchAll(fieldPattern)];
  return fields.find(([, word = '']) => nearestWord(word, ['brand']))?.[0];
}

export function holdsPlaceholder(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return value.includes('${') || value.includes('{brand}') || typoOfBrand(value) !== undefined;
}

/** Fills `{brand}` and then `${NAME}` and `${NAME:-fallback}` into every string. An empty variable counts as missing. */
export function fillPlaceholders(
  value: unknown,
  brand: string,
  variableNamed: (name: string) => string | undefined,
): FilledIn {
  const filled: FilledIn = {
    value: undefined,
    fromVariables: new Set(),
    used: new Map(),
    missing: [],
    malformed: [],
  };

  function fillText(text: string, path: JsonPath): string {
    if (!text.includes('{')) return text;
    const named = text.replace(brandPattern, brand);
    const typo = typoOfBrand(named);
    if (typo !== undefined) filled.malformed.push({ path, text, typo });
    if (!named.includes('${')) return named;
    if (named.replace(variablePattern, '').includes('${')) {
      filled.malformed.push({ path, text });
      return named;
    }
    filled.fromVariables.add(path.join('.'));
    return named.replace(variablePattern, (_, name: string, fallback: string | undefined) => {
      const stated = variableNamed(name) || undefined;
      if (stated !== undefined) {
        const key = path.join('.');
        filled.used.set(key, [...(filled.used.get(key) ?? []), name]);
      }
      const found = stated ?? fallback;
      if (found === undefined) filled.missing.push({ path, name });
      return found ?? '';
    });
  }

  function fill(inner: unknown, path: JsonPath): unknown {
    if (typeof inner === 'string') return fillText(inner, path);
    if (Array.isArray(inner)) return inner.map((item, index) => fill(item, [...path, index]));
    if (!isPlainObject(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, fill(item, [...path, key])]));
  }

  filled.value = fill(value, []);
  return filled;
}
