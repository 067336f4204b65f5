import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { AppStore } from '../../shared/state/rootState.ts';
import { type CookieJar, crossSiteCookies } from '../../shared/storage/cookieJar.ts';
import { readConsent } from './consentCookie.ts';
import { type ConsentDecision, consentRecord } from './consentDecision.ts';
import { consentChanged, selectConsentDecision } from './consentSlice.ts';

type ConsentStore = Pick<AppStore, 'dispatch' | 'getState'>;

export function restoreConsent(store: ConsentStore, brand: BrandRecord, jar: CookieJar): void {
  store.dispatch(consentChanged(readConsent(jar, brand)));
}

/** Applies a decision from another tab; a missing cookie changes nothing, as it may never have been kept. */
export function followOtherTabs(store: ConsentStore, brand: BrandRecord, jar: CookieJar): void {
  const stored = readConsent(jar, brand);
  const known = selectConsentDecision(store.getState());
  if (stored && !(known && isSame(stored, known))) store.dispatch(consentChanged(stored));
}

function isSame(one: ConsentDecision, other: ConsentDecision): boolean {
  // `all` alone has no time to compare.
  const decidedAtMs = one.decidedAtMs === null ? null : other.decidedAtMs;
  return consentRecord(one) === consentRecord({ ...other, decidedAtMs });
}

/** Restores the decision before the router starts, because guards need it. */
export function watchConsent(store: ConsentStore, brand: BrandRecord): void {
  restoreConsent(store, brand, crossSiteCookies);
  if (selectConsentDecision(store.getState()) === null) delete document.documentElement.dataset.consent;
  const follow = () => followOtherTabs(store, brand, crossSiteCookies);
  window.addEventListener('focus', follow);
  document.addEventListener('visibilitychange', follow);
}
