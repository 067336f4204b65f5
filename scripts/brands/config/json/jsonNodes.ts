import type { Node } from 'jsonc-parser';

export type JsonPath = readonly (string | number)[];

interface Property {
  key: string;
  keyNode: Node;
  value: Node | undefined;
}

function propertiesOf(node: Node): Property[] {
  return (node.children ?? []).flatMap((property) => {
    const [keyNode, value] = property.children ?? [];
    return keyNode ? [{ key: String(keyNode.value), keyNode, value }] : [];
  });
}

/** Returns the value of a syntax tree; the last of duplicate keys wins. */
export function plainValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(plainValue);
  if (node.type !== 'object') return node.value;
  const object: Record<string, unknown> = {};
  for (const { key, value } of propertiesOf(node)) {
    // defineProperty, because plain assignment to `__proto__` would change the object's prototype.
    const read = value ? plainValue(value) : null;
    Object.defineProperty(object, key, { value: read, enumerable: true, configurable: true, writable: true });
  }
  return object;
}

export interface DuplicateKey {
  path: JsonPath;
  offset: number;
  firstOffset: number;
}

const anyString = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

// Far more levels than a configuration needs, and few enough for every reader to recurse.
export const deepestNesting = 100;

function countKeys(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > deepestNesting) return Number.NaN;
  const items = Object.values(value);
  return items.reduce<number>(
    (sum, item) => sum + countKeys(item, depth + 1),
    Array.isArray(value) ? 0 : items.length,
  );
}

/** Returns whether valid JSON has as many keys as its value, because duplicates collapse. */
export function statesEachKeyOnce(text: string, value: unknown): boolean {
  let stated = 0;
  for (const [, isKey] of text.matchAll(anyString)) if (isKey) stated += 1;
  return stated === countKeys(value, 0);
}

export function duplicateKeys(root: Node | undefined): DuplicateKey[] {
  if (!root) return [];
  const found: DuplicateKey[] = [];
  const path: (string | number)[] = [];
  const search = (node: Node): void => {
    if (node.type === 'array')
      for (const [index, item] of (node.children ?? []).entries()) {
        path.push(index);
        search(item);
        path.pop();
      }
    if (node.type !== 'object') return;
    const first = new Map<string, Node>();
    for (const { key, keyNode, value } of propertiesOf(node)) {
      path.push(key);
      const before = first.get(key);
      if (before) found.push({ path: [...path], offset: keyNode.offset, firstOffset: before.offset });
      else first.set(key, keyNode);
      if (value) search(value);
      path.pop();
    }
  };
  search(root);
  return found;
}

/** Returns the offset of the key (or list item) at a path, or of its nearest existing ancestor. */
export function offsetOf(root: Node | undefined, path: JsonPath): number {
  let node = root;
  let offset = root?.offset ?? 0;
  for (const segment of path) {
    if (!node) break;
    if (typeof segment === 'number') {
      node = node.type === 'array' ? node.children?.[segment] : undefined;
      offset = node?.offset ?? offset;
    } else {
      const property: Property | undefined =
        node.type === 'object' ? propertiesOf(node).findLast(({ key }) => key === segment) : undefined;
      offset = property?.keyNode.offset ?? offset;
      node = property?.value;
    }
  }
  return offset;
}

/** Formats a path as in `domains[1]` or `company.support.email`. */
export function dotted(path: JsonPath): string {
  return path.reduce<string>(
    (text, segment) =>
      typeof segment === 'number' ? `${text}[${segment}]` : text === '' ? segment : `${text}.${segment}`,
    '',
  );
}
