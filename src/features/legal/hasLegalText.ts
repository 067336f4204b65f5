import type { BrandRecord } from '../../shared/brand/brandRecord.ts';

// The betting rules have a URL of their own besides that of their legal text.
export const bettingRulesSlug = 'rules-betting';
const rulesSlugs = [bettingRulesSlug, 'regras-de-apostas'];

/** Tells whether the brand has a legal text at a URL. */
export function hasLegalText({ legal }: Pick<BrandRecord, 'legal'>, slug: string): boolean {
  const slugs = slug === bettingRulesSlug ? rulesSlugs : [slug];
  return legal.some(({ slug }) => slugs.includes(slug));
}
