import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { Attribution } from './attribution.ts';

/** Fetched apart: few visits need it before the page has settled. Without it nothing is recorded, and nothing breaks. */
async function withAttribution(brand: BrandRecord, record: (to: Attribution) => void): Promise<void> {
  try {
    const { attributionOf } = await import('./attribution.ts');
    record(attributionOf(brand));
  } catch {
    // The chunk could not be fetched: the visit goes on.
  }
}

/** `/ref/{id}` was followed. */
export function recordReferrer(brand: BrandRecord, referrerId: string): Promise<void> {
  return withAttribution(brand, (attribution) => attribution.referred(referrerId));
}

/** The coupon code in a banner's link. */
export function recordBannerLink(brand: BrandRecord, link: string): Promise<void> {
  return withAttribution(brand, (attribution) => attribution.bannerFollowed(link));
}
