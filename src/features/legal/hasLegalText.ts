import type { BrandRecord } from '../../shared/brand/brandRecord.ts';

// The betting rules have a URL of their own besides that of their legal text.
export const rulesAddress = 'rules-betting';
const rulesSlugs = [rulesAddress, 'regras-de-apostas'];

/** Tells whether the brand has a legal text at an address. */
export function hasLegalText({ legal }: Pick<BrandRecord, 'legal'>, address: string): boolean {
  const slugs = address === rulesAddress ? rulesSlugs : [address];
  return legal.some(({ slug }) => slugs.includes(slug));
}
