import * as v from 'valibot';
import { settingsFields } from '../../../src/shared/brand/brandSchema.ts';
import { isCnpj } from '../../../src/shared/brand/cnpj.ts';
import { isPlainObject, type PlainObject } from '../config/json/plainObject.ts';
import { mergeLayers } from '../config/layers/mergeLayers.ts';
import type { BrandEntry, BrandsConfig } from '../config/readConfig.ts';
import { inheritedValue, isTextOf, parentEntry } from './parentEntry.ts';

export interface BrandDraft {
  id: string;
  name: string;
  // The brand it extends.
  from: string | undefined;
  layout: string | undefined;
  // Where a field of it is missing, it is the parent's or an example.
  company: PlainObject | undefined;
  // By default that of the parent or of the defaults.
  jurisdiction?: 'none' | 'br' | undefined;
}

const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

// An alphanumeric CNPJ that reads as an example and that no brand of the configuration has.
function exampleDocument(configText: string): string {
  for (let number = 0; number < base36.length ** 2; number += 1) {
    const suffix = `${base36[Math.floor(number / base36.length)]}${base36[number % base36.length]}`;
    const root = `EX.EMP.L${suffix}/0001`;
    if (configText.includes(root)) continue;
    for (let digits = 0; digits < 100; digits += 1) {
      const document = `${root}-${String(digits).padStart(2, '0')}`;
      if (isCnpj(document)) return document;
    }
  }
  throw new Error('all example documents are taken');
}

// A number of its own, because few brands may share one.
function exampleAuthorization(configText: string): PlainObject {
  for (let number = 1; ; number += 1) {
    const text = `SPA/MF nº Exemplo ${String(number).padStart(3, '0')}`;
    if (!configText.includes(text)) return { number: text, date: '2025-01-01' };
  }
}

// What the footer of a licensed brand shows.
function lawfulCompany(configText: string): PlainObject {
  return {
    authorization: exampleAuthorization(configText),
    ombudsman: { phone: '0800 555 0101', email: 'ouvidoria@{brand}.example' },
  };
}

function exampleCompany(name: string, configText: string): PlainObject {
  return {
    legalName: `${name} Exemplo Ltda.`,
    tradeName: name,
    document: exampleDocument(configText),
    address: 'Rua Exemplo, 1, Centro, São Paulo/SP, CEP 01000-000',
    authorization: null,
    support: { phone: '0800 555 0100', email: 'atendimento@{brand}.example' },
    ombudsman: null,
  };
}

const merged = (...values: PlainObject[]): PlainObject =>
  mergeLayers(values.map((value) => ({ value, path: [], provenance: { source: 'own' } }))).value;

// Only licensed brands may have, and must have, a host below .bet.br.
function exampleHosts(jurisdiction: unknown): PlainObject {
  const host = `{brand}.${jurisdiction === 'br' ? 'bet.br' : 'example'}`;
  return {
    origin: `https://${host}`,
    domains: [`www.${host}`],
    api: { origin: `https://api.${host}`, hosts: [`api.${host}`] },
    cdn: `https://cdn.${host}/imagens`,
  };
}

const exampleVerification = {
  script: 'https://identidade.{brand}.example/sdk.js',
  token: 'chave-de-{brand}-Exemplo',
};

// The parts of `lawful` that a child of this record would lack.
function missingParts(lawful: PlainObject, inherited: unknown): PlainObject {
  const stated = isPlainObject(inherited) ? inherited : {};
  return Object.fromEntries(Object.entries(lawful).filter(([field]) => (stated[field] ?? null) === null));
}

function childEntry(
  draft: BrandDraft,
  parent: BrandEntry,
  config: BrandsConfig,
  configText: string,
): PlainObject {
  const { id, name, from, layout, company = {}, jurisdiction } = draft;
  const inherited = parentEntry(parent, config, id);
  const values = merged(config.defaults, inheritedValue(parent, config));
  const isLicensed = /\.bet\.br(?:[/:]|$)/.test(String(inherited.origin ?? values.origin));
  const needsHosts = jurisdiction !== undefined && isLicensed !== (jurisdiction === 'br');
  const ownLayout = layout === undefined ? {} : { layout };
  const lawful = jurisdiction === 'br' ? missingParts(lawfulCompany(configText), values.company) : {};
  return {
    id,
    name,
    extends: from,
    ...inherited,
    company: merged(
      isPlainObject(inherited.company) ? inherited.company : {},
      lawful,
      { tradeName: name },
      company,
    ),
    ...(needsHosts ? exampleHosts(jurisdiction) : {}),
    ...(jurisdiction === 'br' ? missingParts({ verification: exampleVerification }, values) : {}),
    ...ownLayout,
  };
}

// Turns off what neither the entry nor the defaults state and what may be off.
function switchedOff(entry: PlainObject, defaults: PlainObject): PlainObject {
  const off = Object.entries(settingsFields).filter(
    ([field, schema]) =>
      !(field in entry) && !(field in defaults) && !v.is(schema, undefined) && v.is(schema, null),
  );
  return Object.fromEntries(off.map(([field]) => [field, null]));
}

/** Makes the entry of a new brand; values that the brand manager has yet to replace read as examples. */
export function newEntry(draft: BrandDraft, config: BrandsConfig, configText: string): PlainObject {
  const { id, name, from, layout, company = {} } = draft;
  const theme = isTextOf(config.defaults.theme) ? { theme: `brands/${id}` } : {};
  const parent = config.entries.find((entry) => entry.id === from);
  if (parent) return { ...childEntry(draft, parent, config, configText), ...theme };
  const jurisdiction = draft.jurisdiction ?? config.defaults.jurisdiction ?? 'none';
  const ownJurisdiction = 'jurisdiction' in config.defaults ? {} : { jurisdiction };
  const isLawful = jurisdiction === 'br';
  const realtime = isPlainObject(config.defaults.realtime)
    ? { realtime: { key: 'pusher-key-of-{brand}' } }
    : {};
  const entry: PlainObject = {
    id,
    name,
    company: merged(
      exampleCompany(name, configText),
      isLawful ? lawfulCompany(configText) : {},
      { tradeName: name },
      company,
    ),
    ...ownJurisdiction,
    ...exampleHosts(jurisdiction),
    layout: layout ?? 'default',
    ...realtime,
    ...(isLawful ? missingParts({ verification: exampleVerification }, config.defaults) : {}),
    ...theme,
  };
  return { ...entry, ...switchedOff(entry, config.defaults) };
}

/** Lists the fields whose values are examples, as `path: value`. */
export function exampleValues(entry: PlainObject, path = ''): string[] {
  return Object.entries(entry).flatMap(([key, value]) => {
    const field = path === '' ? key : `${path}.${key}`;
    if (isPlainObject(value)) return exampleValues(value, field);
    const text = Array.isArray(value) ? value.join(', ') : value;
    return typeof text === 'string' && /\.example\b|Exemplo|EX\.EMP|pusher-key-of/.test(text)
      ? [`${field}: ${text}`]
      : [];
  });
}
