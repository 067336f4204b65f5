import type { Report } from '../checks/fieldReport.ts';
import { dotted, type JsonPath } from '../json/jsonNodes.ts';
import { isPlainObject } from '../json/plainObject.ts';
import type { ResolvedEntry } from './resolveEntry.ts';

// Values that identify an account of one brand; an operator states its company in each of its brands.
const accounts: readonly JsonPath[] = [
  ['realtime', 'key'],
  ['monitoring', 'applicationId'],
  ['monitoring', 'clientToken'],
  ['verification', 'token'],
  ['tags', 'key'],
];

interface Statement {
  entry: ResolvedEntry;
  // Origin of the value, which its heirs share.
  place: string;
}

function valueAt(entry: ResolvedEntry, field: JsonPath): string | undefined {
  let value: unknown = entry.value;
  for (const key of field) value = isPlainObject(value) ? value[key] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const comparable = (value: string): string => value.trim().toLowerCase();

/** Refuses an account's value that two unrelated brands both state for themselves. */
export function checkOwnValues(entries: readonly ResolvedEntry[], report: Report): void {
  for (const field of accounts) {
    const stated = new Map<string, Statement>();
    for (const entry of entries) {
      const value = valueAt(entry, field);
      if (value === undefined) continue;
      const place = entry.placeOf(field).join('.');
      const first = stated.get(comparable(value));
      if (!first) stated.set(comparable(value), { entry, place });
      else if (first.entry.family !== entry.family && first.place !== place)
        report(entry, field, {
          found: JSON.stringify(value),
          expected: 'a value of its own, or one inherited with "extends"',
          message: `"${dotted(field)}" is ${JSON.stringify(value)}, which is "${dotted(field)}" of brand "${first.entry.label}" already`,
        });
    }
  }
}

// One authorization covers three brands (Lei 14.790/2023, art. 12).
const brandsPerAuthorization = 3;

// `SPA/MF nº 1/2025` and `SPA-MF 1/2025` are one authorization.
const withoutPunctuation = (number: string): string =>
  comparable(number).replace(/\bn[º°o.]*(?=\s*\d)|[^\p{L}\d]/gu, '');

/** Refuses a fourth licensed brand under one authorization. */
export function checkCrowdedAuthorization(entries: readonly ResolvedEntry[], report: Report): void {
  const field = ['company', 'authorization', 'number'];
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const number = entry.value.jurisdiction === 'br' ? valueAt(entry, field) : undefined;
    if (number === undefined) continue;
    const key = withoutPunctuation(number);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > brandsPerAuthorization)
      report(entry, field, {
        found: `${count} brands`,
        expected: `at most ${brandsPerAuthorization}`,
        message: `"${number}" authorizes ${brandsPerAuthorization} brands, and "${entry.label}" is number ${count}`,
      });
  }
}
