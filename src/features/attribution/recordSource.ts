import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { Attribution } from './attribution.ts';

// Lazy; when the chunk fails to load, nothing is recorded.
async function withAttribution(brand: BrandRecord, record: (to: Attribution) => void): Promise<void> {
  try {
    const { attributionOf } = await import('./attribution.ts');
    record(attributionOf(brand));
  } catch {
    // The visit continues without attribution.
  }
}

// Called by `/ref/{id}`.
export function recordReferrer(brand: BrandRecord, referrerId: string): Promise<void> {
  return withAttribution(brand, (attribution) => attribution.referred(referrerId));
}

export function recordBannerLink(brand: BrandRecord, link: string): Promise<void> {
  return withAttribution(brand, (attribution) => attribution.bannerFollowed(link));
}
