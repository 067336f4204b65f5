import type { BrandSettings } from '../../../../src/shared/brand/brandRecord.ts';
import type { BrandTheme } from '../../../brands/resolvedBrand.ts';
import { colourOf } from './colours.ts';
import { readableText } from './readableText.ts';

// `distinctive` values (hosts, keys, company data) can only belong to one brand. A `word` (id, name) may also be a word
// of the language, a `colour` any brand's color.
export type NeedleKind = 'distinctive' | 'word' | 'colour';

export interface Needle {
  text: string;
  kind: NeedleKind;
  // Path of the field it comes from.
  field: string;
  // Ids of the brands that have it.
  owners: Set<string>;
}

// What identifies a brand, as plain data, because every worker gets that of all brands.
export interface BrandIdentity {
  id: string;
  values: { text: string; kind: NeedleKind; field: string }[];
}

// The parts of a brand that identify it; resolved and stampable brands have them.
export interface IdentifiedBrand {
  settings: BrandSettings;
  theme: Pick<BrandTheme, 'css' | 'pictures'> & { values: Readonly<Record<string, string>> };
}

type Value = BrandIdentity['values'][number];

function hostOf(url: string): string {
  return new URL(url).hostname;
}

function distinctive(settings: BrandSettings): [field: string, text: string | undefined][] {
  const { company, api, realtime, monitoring, verification, tags, apps } = settings;
  return [
    ['origin', hostOf(settings.origin)],
    ...settings.domains.map((domain): [string, string] => ['domains', domain]),
    ['api.origin', hostOf(api.origin)],
    ...api.hosts.map((host): [string, string] => ['api.hosts', host]),
    ['cdn', hostOf(settings.cdn)],
    ['company.legalName', company.legalName],
    ['company.document', company.document],
    ['company.document', company.document.replace(/[^\dA-Z]/gi, '')],
    ['company.support.email', company.support.email],
    ['company.ombudsman.email', company.ombudsman?.email],
    ['realtime.host', realtime?.host],
    ['realtime.key', realtime?.key],
    ['monitoring.applicationId', monitoring?.applicationId],
    ['monitoring.clientToken', monitoring?.clientToken],
    ['verification.token', verification?.token],
    ['tags.key', tags?.key],
    ['apps.android.package', apps.android?.package],
    ...(apps.ios ?? []).map((app): [string, string] => ['apps.ios', app]),
  ];
}

// All brands that are tried out locally share these hosts.
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

// Shorter values occur by chance in any file.
const shortestDistinctive = 6;

export function brandIdentity({ settings, theme }: IdentifiedBrand): BrandIdentity {
  const words: [string, string][] = [
    ['id', settings.id],
    ['name', settings.name],
    ['company.tradeName', settings.company.tradeName],
    ...(settings.sportsbook
      ? [['sportsbook.integration', settings.sportsbook.integration] as [string, string]]
      : []),
  ];
  const values: Value[] = words.map(([field, text]) => ({ field, text, kind: 'word' }));
  for (const [field, text] of distinctive(settings)) {
    if (text === undefined || loopback.test(text)) continue;
    values.push({ field, text, kind: text.length < shortestDistinctive ? 'word' : 'distinctive' });
  }
  for (const [token, value] of Object.entries(theme.values)) {
    const colour = token.startsWith('color.') ? colourOf(value) : null;
    if (colour) values.push({ field: token, text: colour, kind: 'colour' });
  }
  return { id: settings.id, values: values.filter((value) => value.text.length > 1) };
}

// Names with blanks contain `+` in a query string.
function spellings(text: string): string[] {
  const readable = readableText(text).trim();
  if (Buffer.byteLength(readable) < 2) return [];
  return readable.includes(' ') ? [readable, readable.replaceAll(' ', '+')] : [readable];
}

export function collectNeedles(identities: readonly BrandIdentity[]): Needle[] {
  const needles = new Map<string, Needle>();
  for (const { id, values } of identities) {
    for (const { field, kind, text } of values) {
      for (const spelling of kind === 'colour' ? [text] : spellings(text)) {
        const key = `${kind === 'colour' ? 'colour' : 'text'} ${spelling.toLowerCase()}`;
        const needle = needles.get(key) ?? { text: spelling, kind, field, owners: new Set() };
        needle.owners.add(id);
        needles.set(key, needle);
      }
    }
  }
  return [...needles.values()];
}
