import { checkReferences } from '../config/checks/references.ts';
import { isPlainObject, type PlainObject } from '../config/json/plainObject.ts';
import { mergeLayers } from '../config/layers/mergeLayers.ts';
import type { BrandEntry, BrandsConfig } from '../config/readConfig.ts';
import { slugOf } from '../slugOf.ts';

export function isTextOf(value: unknown): value is string {
  return typeof value === 'string';
}

const aboutItself = ['id', 'name', 'extends'];

// The parts of a value that name one of the words, with `{brand}` in their place; undefined for none.
function renamed(value: unknown, words: RegExp): unknown {
  if (isTextOf(value)) {
    const text = value.replace(words, '{brand}');
    return text === value ? undefined : text;
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => renamed(item, words));
    return items.some((item) => item !== undefined)
      ? value.map((item: unknown, index) => items[index] ?? item)
      : undefined;
  }
  if (!isPlainObject(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const own = renamed(item, words);
    return own === undefined ? [] : [[key, own] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Returns what the children of a brand inherit, without the defaults. */
export function inheritedValue(parent: BrandEntry, config: BrandsConfig): PlainObject {
  return mergedChain(checkReferences(config).chainOf(parent));
}

const mergedChain = (chain: readonly BrandEntry[]): PlainObject =>
  mergeLayers(chain.map((entry) => ({ value: entry.value, path: entry.path, provenance: { source: 'own' } })))
    .value;

/** Returns what a new brand must state itself, because its parents' values (mostly hosts) hold their own ids. */
export function parentEntry(parent: BrandEntry, config: BrandsConfig, id: string): PlainObject {
  const chain = checkReferences(config).chainOf(parent);
  const value = mergedChain(chain);
  const words = chain.flatMap((entry) => {
    const slug = isTextOf(entry.value.name) ? slugOf(entry.value.name) : undefined;
    return [entry.id, slug].filter(isTextOf);
  });
  const pattern = new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'g');
  const fields = Object.fromEntries(Object.entries(value).filter(([key]) => !aboutItself.includes(key)));
  const own = renamed({ ...fields, theme: undefined, layout: undefined, routes: undefined }, pattern);
  const theme = isTextOf(value.theme) ? { theme: `brands/${id}` } : {};
  return isPlainObject(own) ? { ...own, ...theme } : theme;
}
