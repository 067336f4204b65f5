import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { attributionOf } from './attribution.ts';

type AttributedBrand = Pick<BrandRecord, 'id' | 'jurisdiction'>;

/** Returns the stored marketing values without prefix, plus `coupon_code` and `referer`. */
export function registrationAttribution(brand: AttributedBrand): Record<string, string> {
  return attributionOf(brand).forRegistration();
}

export function storedCouponCode(brand: AttributedBrand): string | null {
  return attributionOf(brand).couponCode();
}

export function forgetCouponCode(brand: AttributedBrand): void {
  attributionOf(brand).forgetCouponCode();
}
