import type { JsonPath } from '../json/jsonNodes.ts';
import type { ResolvedEntry } from '../layers/resolveEntry.ts';

// A host name that a brand claims in a field.
export interface Claim {
  host: string;
  field: JsonPath;
}

export function hostOf(url: unknown): string | undefined {
  return typeof url === 'string' ? URL.parse(url)?.hostname : undefined;
}

export function listed(list: unknown, field: JsonPath): Claim[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((host: unknown, index) =>
    typeof host === 'string' && host !== '' ? [{ host: host.toLowerCase(), field: [...field, index] }] : [],
  );
}

/** Lists hosts that lead players to the brand. */
export function siteHosts({ value }: ResolvedEntry): Claim[] {
  const host = hostOf(value.origin);
  return [...(host ? [{ host, field: ['origin'] }] : []), ...listed(value.domains, ['domains'])];
}
