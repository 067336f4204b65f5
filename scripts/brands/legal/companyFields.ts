import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';

/** `2025-01-06` as people in Brazil write it. */
function brazilianDate(iso: string): string {
  return iso.split('-').reverse().join('/');
}

/** What a legal text may name between `{{` and `}}`; null where the brand has it intentionally off. */
export const companyFields: Readonly<Record<string, (brand: BrandSettings) => string | null>> = {
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

/** Stands for a field while Markdown is turned into HTML: letters and digits pass through links and text unchanged. */
export const markerOf = (index: number): string => `qzfield${index}zq`;
export const markerPattern = /qzfield(\d+)zq/g;
