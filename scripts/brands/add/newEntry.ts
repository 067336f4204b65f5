import * as v from 'valibot';
import { settingsFields } from '../../../src/shared/brand/brandSchema.ts';
import { isCnpj } from '../../../src/shared/brand/cnpj.ts';
import { isPlainObject, type PlainObject } from '../config/json/plainObject.ts';
import type { BrandsConfig } from '../config/readConfig.ts';
import { isTextOf, parentEntry } from './parentEntry.ts';

export interface BrandDraft {
  id: string;
  name: string;
  // The brand it extends.
  from: string | undefined;
  layout: string | undefined;
  company: PlainObject | undefined;
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
  const { id, name, from, layout, company } = draft;
  const theme = isTextOf(config.defaults.theme) ? { theme: `brands/${id}` } : {};
  const parent = config.entries.find((entry) => entry.id === from);
  if (parent) {
    const inherited = parentEntry(parent, config, id);
    const own = isPlainObject(inherited.company) ? inherited.company : {};
    const child = {
      id,
      name,
      extends: from,
      ...inherited,
      company: company ?? { ...own, tradeName: name },
      ...theme,
    };
    return layout === undefined ? child : { ...child, layout };
  }
  const jurisdiction = 'jurisdiction' in config.defaults ? {} : { jurisdiction: 'none' };
  const realtime = isPlainObject(config.defaults.realtime)
    ? { realtime: { key: 'pusher-key-of-{brand}' } }
    : {};
  const entry: PlainObject = {
    id,
    name,
    company: company ?? exampleCompany(name, configText),
    ...jurisdiction,
    origin: 'https://{brand}.example',
    domains: ['www.{brand}.example'],
    api: { origin: 'https://api.{brand}.example', hosts: ['api.{brand}.example'] },
    cdn: 'https://cdn.{brand}.example/imagens',
    layout: layout ?? 'default',
    ...realtime,
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
