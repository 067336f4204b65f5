import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { attributionOf } from './attribution.ts';

type AttributedBrand = Pick<BrandRecord, 'id' | 'jurisdiction'>;

/** The stored marketing values under their names without prefix, plus `coupon_code` and `referer`. */
export function registrationAttribution(brand: AttributedBrand): Record<string, string> {
  return attributionOf(brand).forRegistration();
}

export function storedCouponCode(brand: AttributedBrand): string | null {
  return attributionOf(brand).couponCode();
}

/** It has done its service, or its player has left. */
export function forgetCouponCode(brand: AttributedBrand): void {
  attributionOf(brand).forgetCouponCode();
}
