import { isGrey } from './colours.ts';
import type { Needle } from './needles.ts';

// Words and colors that are also an id, a name or a color of a brand, and identify none.
export type NeutralNeedles = ReadonlySet<string>;

export const needleKey = ({ kind, text }: Needle): string => `${kind} ${text}`;

/** Collects the words of the product and the grays; hosts, keys and company data are never among them. */
export function neutralNeedles(needles: readonly Needle[], leakAllowlist: ReadonlySet<string>): Set<string> {
  return new Set(needles.filter((needle) => isNeutral(needle, leakAllowlist)).map(needleKey));
}

function isNeutral({ kind, text, owners }: Needle, leakAllowlist: ReadonlySet<string>): boolean {
  if (kind === 'colour') return isGrey(text);
  if (kind === 'distinctive') return false;
  // `default` is the product's own brand, and its name the product's.
  return leakAllowlist.has(text.toLowerCase()) || (owners.size === 1 && owners.has('default'));
}
