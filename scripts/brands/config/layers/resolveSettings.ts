import type { InferOutput } from 'valibot';
import type {
  BrandSettings,
  RealtimeSettings,
  RouteRule,
  SecuritySettings,
} from '../../../../src/shared/brand/brandRecord.ts';
import { settingsFields, settingsSchema } from '../../../../src/shared/brand/brandSchema.ts';
import { formatCnpj } from '../../../../src/shared/brand/cnpj.ts';
import type { Provenance } from '../../resolvedBrand.ts';
import { findShapeErrors } from '../checks/findShapeErrors.ts';
import { isPlainObject, type PlainObject } from '../json/plainObject.ts';

type SettingsOutput = InferOutput<typeof settingsSchema>;

// Removes fields that are null or undefined.
function stated<T extends object>(object: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const kept: { [K in keyof T]?: NonNullable<T[K]> } = {};
  for (const key in object) {
    const value = object[key];
    if (value !== null && value !== undefined) kept[key] = value;
  }
  return kept;
}

function routeRules(routes: SettingsOutput['routes']): Record<string, RouteRule> {
  const rules: Record<string, RouteRule> = {};
  for (const [id, rule] of Object.entries(routes ?? {})) if (rule) rules[id] = stated(rule);
  return rules;
}

function realtimeSettings(realtime: SettingsOutput['realtime']): RealtimeSettings | null {
  if (!realtime) return null;
  const { host, port, ...required } = realtime;
  return { ...required, ...stated({ host, port }) };
}

// A brand without a sportsbook offers neither sports nor e-sports.
function offeredFeatures({ features, sportsbook }: SettingsOutput): SettingsOutput['features'] {
  return sportsbook === null ? { ...features, sports: false, esports: false } : features;
}

function securitySettings({ security, company }: SettingsOutput): SecuritySettings {
  const { reports, trustedTypes, contact } = security;
  return {
    reports: reports ?? null,
    trustedTypes: trustedTypes ?? null,
    contact: contact === undefined ? `mailto:${company.support.email}` : contact,
  };
}

/** Replaces null or absent optional fields with the defaults of docs/brands.md. */
export function toSettings(id: string, output: SettingsOutput): BrandSettings {
  return {
    id,
    ...output,
    features: offeredFeatures(output),
    company: { ...output.company, document: formatCnpj(output.company.document) },
    domains: output.domains ?? [],
    api: { origin: output.api.origin, hosts: output.api.hosts ?? [new URL(output.api.origin).hostname] },
    routes: routeRules(output.routes),
    realtime: realtimeSettings(output.realtime),
    security: securitySettings(output),
    apps: { android: output.apps.android ?? null, ios: output.apps.ios ?? null },
    budgets: stated(output.budgets),
  };
}

function setAt(object: PlainObject, path: readonly (string | number)[], value: unknown): void {
  let at: unknown = object;
  for (const segment of path.slice(0, -1)) at = isPlainObject(at) ? at[segment] : undefined;
  const last = path.at(-1);
  if (isPlainObject(at) && last !== undefined) at[last] = value;
}

// Parses `4000` and `true` where the field is a number or a boolean, because variables are strings.
function coerced(input: unknown, expected: string): unknown {
  if (typeof input !== 'string') return undefined;
  if (expected.includes('a number') && /^-?\d+(\.\d+)?$/.test(input)) return Number(input);
  if (expected.includes('true or false') && (input === 'true' || input === 'false')) return input === 'true';
  return undefined;
}

/** Validates a merged and filled-in record; `value` changes where variables state numbers or booleans. */
export function checkSettings(value: PlainObject, fromVariables: ReadonlySet<string>) {
  const own = Object.fromEntries(Object.entries(value).filter(([key]) => Object.hasOwn(settingsFields, key)));
  const first = findShapeErrors(settingsSchema, own);
  let changed = false;
  for (const error of first.errors) {
    if (!fromVariables.has(error.path.join('.'))) continue;
    const better = coerced(error.input, error.expected);
    if (better === undefined) continue;
    setAt(own, error.path, better);
    changed = true;
  }
  return changed ? findShapeErrors(settingsSchema, own) : first;
}

// Names the field that decides about a feature which the configuration does not state.
function reasonOf(field: string, { sportsbook }: BrandSettings): string {
  return sportsbook === null && /^features\.e?sports$/.test(field) ? 'sportsbook' : '';
}

/** Lists every leaf of the settings with its origin; a leaf that no layer states is the product's documented default. */
export function provenanceOf(
  settings: BrandSettings,
  origins: ReadonlyMap<string, { provenance: Omit<Provenance, 'off'> }>,
): Record<string, Provenance> {
  const provenance: Record<string, Provenance> = {};
  const visit = (value: unknown, field: string): void => {
    if (isPlainObject(value) && Object.keys(value).length > 0) {
      for (const [key, inner] of Object.entries(value)) visit(inner, field === '' ? key : `${field}.${key}`);
      return;
    }
    const origin = (origins.get(field) ?? origins.get(reasonOf(field, settings)))?.provenance;
    provenance[field] = { ...(origin ?? { source: 'product' }), off: value === null };
  };
  visit(settings, '');
  provenance.id = { source: 'own', off: false };
  return provenance;
}
