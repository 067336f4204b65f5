import type { FeatureName } from '../brand/brandRecord.ts';

/**
 * Folders of `src/features` that only a brand with one of these features can reach. Stamping leaves the
 * chunks of the others out of the artifact; a folder that is not listed belongs to every brand.
 */
export const featureGates: Readonly<Record<string, readonly FeatureName[]>> = {
  lobby: ['casino', 'live', 'slots'],
  game: ['casino'],
  providers: ['providers'],
  promotions: ['promotions'],
  sportsbook: ['sports', 'esports'],
  mines: ['mines'],
  double: ['double'],
  referrals: ['referrals'],
  coupons: ['coupons'],
  bonus: ['bonus'],
  chat: ['chat'],
};
