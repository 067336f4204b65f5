import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { browserFloor, type FloorBrowser } from './browserFloor.ts';

const { api, css, html, javascript } = bcd;
const roots: Record<string, Identifier> = { api, css, html, javascript };

function isIncluded(statement: SimpleSupportStatement, version: number): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if (!added || added === 'preview' || flags || prefix || other) return false;
  return versionNumber(added) <= version && (!removed || version < versionNumber(removed));
}

const versionNumber = (version: string | boolean) => Number.parseFloat(String(version).replace('≤', ''));

/** Returns whether browsers of these versions have a feature, without a flag or prefix. */
export function isSupported(
  compat: CompatStatement,
  versions: readonly (readonly [FloorBrowser, number])[] = browserFloor,
): boolean {
  return versions.every(([browser, version]) =>
    [compat.support[browser] ?? []].flat().some((statement) => isIncluded(statement, version)),
  );
}

// A path such as `api.Element.checkVisibility`.
export function compatAt(path: string): Identifier | undefined {
  const [root = '', ...keys] = path.split('.');
  let node = roots[root];
  for (const key of keys) node = node && Object.hasOwn(node, key) ? node[key] : undefined;
  return node;
}

/** Returns false for a feature newer than the floor, undefined for one without data. */
export function isOnFloor(path: string): boolean | undefined {
  const compat = compatAt(path)?.__compat;
  return compat && isSupported(compat);
}
