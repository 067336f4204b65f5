import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { brandCookieName } from '../../shared/storage/brandCookies.ts';
import type { CookieJar } from '../../shared/storage/cookieJar.ts';
import {
  type ConsentDecision,
  consentDecision,
  consentRecord,
  fullConsent,
  isFull,
  optionalCategories,
  parseConsentRecord,
} from './consentDecision.ts';

// The only cookie without the brand's prefix: `all` or a consent record.
const consentCookie = 'cookie-consent';
const lifetimeMs = 31_536_000_000;

type ConsentBrand = Pick<BrandRecord, 'id' | 'jurisdiction'>;

// Stores version and time beside `all`, which Brazilian operators must prove (LGPD arts. 8 and 9).
const recordCookie = (brand: ConsentBrand) => brandCookieName(brand.id, 'consent_record');

/** Reads the decision; null without a valid one of the current version. */
export function readConsent(jar: CookieJar, brand: ConsentBrand): ConsentDecision | null {
  const value = jar.read(consentCookie);
  if (value === null) return null;
  if (value !== fullConsent) return parseConsentRecord(value);
  const record = brand.jurisdiction === 'br' ? jar.read(recordCookie(brand)) : null;
  return record === null ? consentDecision(optionalCategories, null) : parseConsentRecord(record);
}

/** Stores the decision for a year and returns whether the browser kept it. */
export function writeConsent(jar: CookieJar, brand: ConsentBrand, decision: ConsentDecision): boolean {
  const record = consentRecord(decision);
  if (!isFull(decision)) {
    // A withdrawal keeps the record of the earlier consent; that of full consent is there already.
    const earlier = brand.jurisdiction === 'br' ? jar.read(consentCookie) : null;
    if (earlier !== null && (parseConsentRecord(earlier)?.categories.length ?? 0) > 0)
      jar.write(recordCookie(brand), earlier, lifetimeMs);
    return jar.write(consentCookie, record, lifetimeMs);
  }
  if (brand.jurisdiction === 'br') jar.write(recordCookie(brand), record, lifetimeMs);
  return jar.write(consentCookie, fullConsent, lifetimeMs);
}
