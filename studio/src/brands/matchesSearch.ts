import type { BrandSummary } from '../../../scripts/studio/studioModels.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Searches name, id, parent and layout, without accents or case. */
export function matchesSearch(brand: BrandSummary, search: string): boolean {
  const text = plain([brand.name, brand.id, brand.extends, brand.layout, brand.jurisdiction].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
