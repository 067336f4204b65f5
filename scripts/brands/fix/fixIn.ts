import type { JsonDocument } from '../config/json/jsonDocument.ts';
import type { JsonPath } from '../config/json/jsonNodes.ts';
import type { Fix } from '../problem.ts';

export function valueAt(value: unknown, path: JsonPath): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = Object.entries(at).find(([name]) => name === String(key))?.[1];
  }
  return at;
}

/** Returns the fix of a problem; nothing where the document does not state the path, or states the new key already. */
export function fixIn(
  document: JsonDocument,
  { path, kind, value }: Pick<Fix, 'kind' | 'value'> & { path: JsonPath },
): Fix | undefined {
  if (value === undefined || document.errors.length > 0) return undefined;
  if (valueAt(document.value, path) === undefined) return undefined;
  const taken =
    kind === 'key' && valueAt(document.value, [...path.slice(0, -1), String(value)]) !== undefined;
  return taken ? undefined : { file: document.file, path: [...path], kind, value };
}
