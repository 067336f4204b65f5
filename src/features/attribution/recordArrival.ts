import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { Attribution } from './attribution.ts';

/** Fetched apart, so that the first page waits for none of this. Without it nothing is recorded, and nothing breaks. */
async function withAttribution(brand: BrandRecord, record: (to: Attribution) => void): Promise<void> {
  try {
    const { attributionOf } = await import('./attribution.ts');
    record(attributionOf(brand));
  } catch {
    // The chunk could not be fetched: the visit goes on.
  }
}

/** At boot, with the query as it was before anything cleaned the address. */
export function recordArrival(brand: BrandRecord, search: string): Promise<void> {
  return withAttribution(brand, (attribution) => attribution.arrived(search));
}

/** `/ref/{id}` was followed. */
export function recordReferrer(brand: BrandRecord, referrerId: string): Promise<void> {
  return withAttribution(brand, (attribution) => attribution.referred(referrerId));
}

/** The coupon code in a banner's link. */
export function recordBannerLink(brand: BrandRecord, link: string): Promise<void> {
  return withAttribution(brand, (attribution) => attribution.bannerFollowed(link));
}

/** The player left: the code was theirs. */
export function recordLogout(brand: BrandRecord): Promise<void> {
  return withAttribution(brand, (attribution) => attribution.forgetCouponCode());
}

export function recordMarketingConsent(brand: BrandRecord, isGiven: boolean): Promise<void> {
  return withAttribution(brand, (attribution) => attribution.allow(isGiven));
}
