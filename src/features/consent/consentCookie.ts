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

/** The one cookie without the brand's prefix: `all`, or a record of what was chosen. */
const consentCookie = 'cookie-consent';
const lifetimeMs = 31_536_000_000;

type ConsentBrand = Pick<BrandRecord, 'id' | 'jurisdiction'>;

/** `all` has no room for version and time, which Brazilian operators must be able to show: they stand beside it. */
const recordCookie = (brand: ConsentBrand) => brandCookieName(brand.id, 'consent_record');

/** Null: no answer yet, an unreadable one, or one to an older question. */
export function readConsent(jar: CookieJar, brand: ConsentBrand): ConsentDecision | null {
  const value = jar.read(consentCookie);
  if (value === null) return null;
  if (value !== fullConsent) return parseConsentRecord(value);
  const record = brand.jurisdiction === 'br' ? jar.read(recordCookie(brand)) : null;
  return record === null ? consentDecision(optionalCategories, null) : parseConsentRecord(record);
}

/** Returns whether the browser kept it. */
export function writeConsent(jar: CookieJar, brand: ConsentBrand, decision: ConsentDecision): boolean {
  const record = consentRecord(decision);
  if (!isFull(decision)) {
    jar.remove(recordCookie(brand));
    return jar.write(consentCookie, record, lifetimeMs);
  }
  if (brand.jurisdiction === 'br') jar.write(recordCookie(brand), record, lifetimeMs);
  return jar.write(consentCookie, fullConsent, lifetimeMs);
}
