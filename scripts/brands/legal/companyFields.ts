import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import type { DatedRule } from '../../../src/shared/brand/datedRules.ts';

// Formats `2025-01-06` as 06/01/2025.
function brazilianDate(iso: string): string {
  return iso.split('-').reverse().join('/');
}

function bracketed({ jurisdiction, rules }: BrandSettings, rule: DatedRule): string | null {
  const from = rules[rule];
  if (jurisdiction !== 'br' || from === null) return null;
  return from === undefined ? '' : ` (a partir de ${brazilianDate(from)})`;
}

// Fields that a legal text may name between `{{` and `}}`; null where the brand switches one off.
export const companyFields: Readonly<Record<string, (brand: BrandSettings) => string | null>> = {
  // Text for brands of one jurisdiction: they write nothing, and elsewhere what they are in is left out.
  'only.br': (brand) => (brand.jurisdiction === 'br' ? '' : null),
  'only.none': (brand) => (brand.jurisdiction === 'none' ? '' : null),
  // Null without a day: a text about the rule is left out.
  'rules.pace': ({ rules }) => (rules?.pace ? brazilianDate(rules.pace) : null),
  'rules.benefits': ({ rules }) => (rules?.benefits ? brazilianDate(rules.benefits) : null),
  // Of rules that hold without a day: its day in brackets, or nothing.
  'rules.terms': (brand) => bracketed(brand, 'terms'),
  'rules.operatorWide': (brand) => bracketed(brand, 'operatorWide'),
  'brand.name': (brand) => brand.name,
  'brand.id': (brand) => brand.id,
  origin: (brand) => brand.origin,
  host: (brand) => new URL(brand.origin).host,
  'company.legalName': (brand) => brand.company.legalName,
  'company.tradeName': (brand) => brand.company.tradeName,
  'company.document': (brand) => brand.company.document,
  'company.address': (brand) => brand.company.address,
  'company.authorization.number': (brand) => brand.company.authorization?.number ?? null,
  'company.authorization.date': (brand) =>
    brand.company.authorization ? brazilianDate(brand.company.authorization.date) : null,
  'company.support.phone': (brand) => brand.company.support.phone,
  'company.support.email': (brand) => brand.company.support.email,
  'company.ombudsman.phone': (brand) => brand.company.ombudsman?.phone ?? null,
  'company.ombudsman.email': (brand) => brand.company.ombudsman?.email ?? null,
};

export const companyFieldNames = Object.keys(companyFields);

export const fieldPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

// Replaces a field during Markdown rendering: letters and digits pass through links and text unchanged.
export const markerOf = (index: number): string => `qzfield${index}zq`;
export const markerPattern = /qzfield(\d+)zq/g;
