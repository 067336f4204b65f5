import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { crossSiteCookies } from '../../shared/storage/cookieJar.ts';
import { readConsent } from '../consent/consentCookie.ts';
import { beginMonitoring } from './beginMonitoring.ts';

// Reports the errors of a failed start, if consent allows it.
export function monitorFailedBoot(brand: BrandRecord): void {
  const decision = readConsent(crossSiteCookies, brand);
  const isAllowed = decision ? decision.categories.includes('statistics') : brand.jurisdiction !== 'br';
  if (brand.monitoring && isAllowed) beginMonitoring(brand.monitoring, brand);
}
