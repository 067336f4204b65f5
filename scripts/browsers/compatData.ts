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

/** Says whether browsers of these versions have a feature, not behind a flag and by its own name. */
export function isSupported(
  compat: CompatStatement,
  versions: readonly (readonly [FloorBrowser, number])[] = browserFloor,
): boolean {
  return versions.every(([browser, version]) =>
    [compat.support[browser] ?? []].flat().some((statement) => isIncluded(statement, version)),
  );
}

/** The data below a path such as `api.Element.checkVisibility`; undefined where there is none. */
export function compatAt(path: string): Identifier | undefined {
  const [root = '', ...keys] = path.split('.');
  let node = roots[root];
  for (const key of keys) node = node && Object.hasOwn(node, key) ? node[key] : undefined;
  return node;
}

/** False for a feature newer than the floor, undefined where the data does not know it. */
export function isOnFloor(path: string): boolean | undefined {
  const compat = compatAt(path)?.__compat;
  return compat && isSupported(compat);
}
