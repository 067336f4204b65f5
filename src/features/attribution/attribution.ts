import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { brandCookieName } from '../../shared/storage/brandCookies.ts';
import {
  readStored,
  removeStored,
  type StoredValue,
  writeStored,
} from '../../shared/storage/browserStorage.ts';
import { type CookieJar, crossSiteCookies } from '../../shared/storage/cookieJar.ts';
import { landingQuery } from '../../shared/storage/landingQuery.ts';
import { attributionNames } from './parameters.ts';
import { clientIdOf, readArrival, storedLength } from './readArrival.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lifetimeMs = 7 * dayMs;
// A coupon from a banner of the site lives longer than one from a URL.
const bannerCodeLifetimeMs = 30 * dayMs;

// Bytes of all these cookies: beyond 8 kB most servers reject every request, so one link could lock a visitor
// out.
const cookieBudget = 4_096;

// Values of the player's own account, sent on registration even without consent.
const playersOwn: readonly string[] = ['code', 'referrer_id'];

export interface Attribution {
  // Records the query of the landing URL once.
  arrived: (search: string) => void;
  // Consent changed; without it values stay in memory for the visit.
  allow: (isAllowed: boolean) => void;
  referred: (referrerId: string) => void;
  bannerFollowed: (link: string) => void;
  couponCode: () => string | null;
  forgetCouponCode: () => void;
  // Extra fields of the registration request.
  forRegistration: () => Record<string, string>;
}

interface AttributionOptions {
  brandId: string;
  jar: CookieJar;
  // Whether values may be stored before consent.
  isAllowed: boolean;
  // False where the law ties no bonus to a visit: a coupon in a link is ignored.
  takesCoupons?: boolean;
}

export function createAttribution(options: AttributionOptions): Attribution {
  const { brandId, jar, isAllowed: initially, takesCoupons = true } = options;
  let isAllowed = initially;
  // Values of this visit by name.
  const visit = new Map<string, { value: string; lifetimeMs: number }>();
  const cookie = (name: string) => brandCookieName(brandId, name);
  const bannerCode: StoredValue<string> = {
    key: cookie('banner-code'),
    version: 1,
    parse: (value) => (typeof value === 'string' ? value : null),
  };

  const lengthIn = (name: string, value: string | null) =>
    value === null ? 0 : cookie(name).length + storedLength(value) + '=; '.length;
  const spentOnOthers = (name: string) =>
    attributionNames.reduce(
      (sum, other) => (other === name ? sum : sum + lengthIn(other, jar.read(cookie(other)))),
      0,
    );
  // Removes values of earlier visits, the least valuable first, so that the newer campaign fits.
  const makeRoom = (name: string, length: number): boolean => {
    const earlier = attributionNames.filter((other) => other !== name && !visit.has(other));
    while (spentOnOthers(name) + length > cookieBudget) {
      const least = earlier.pop();
      if (least === undefined) return false;
      jar.remove(cookie(least));
    }
    return true;
  };
  const store = (name: string, value: string, lifeMs: number) => {
    if (isAllowed && makeRoom(name, lengthIn(name, value))) jar.write(cookie(name), value, lifeMs);
  };
  const keep = (name: string, value: string, lifeMs = lifetimeMs) => {
    if (name === 'code' && !takesCoupons) return;
    visit.set(name, { value, lifetimeMs: lifeMs });
    store(name, value, lifeMs);
  };
  // Cookies first, because another tab may have arrived later.
  const known = (name: string): string | null =>
    (isAllowed || name === 'code' ? jar.read(cookie(name)) : null) ?? visit.get(name)?.value ?? null;

  const forgetCouponCode = () => {
    visit.delete('code');
    jar.remove(cookie('code'));
    removeStored(bannerCode);
  };

  return {
    arrived(search) {
      const { values, hasQuery } = readArrival(search, jar);
      const stored = jar.read(cookie('code'));
      const isFromBanner = stored !== null && stored === readStored(bannerCode);
      if (values.has('code') || !isFromBanner) forgetCouponCode();
      for (const [name, value] of values) {
        // A page opened without a query must not replace the parameters of a campaign.
        if (name !== 'params' || hasQuery || known('params') === null) keep(name, value);
      }
    },
    allow(allowed) {
      isAllowed = allowed;
      if (allowed) {
        for (const [name, { value, lifetimeMs: lifeMs }] of visit) store(name, value, lifeMs);
        return;
      }
      for (const name of attributionNames) if (name !== 'code') jar.remove(cookie(name));
    },
    referred(referrerId) {
      const value = readArrival(`?${new URLSearchParams({ ref: referrerId })}`, jar).values.get(
        'referrer_id',
      );
      if (value !== undefined) keep('referrer_id', value);
    },
    bannerFollowed(link) {
      const search = URL.parse(link, 'https://site.invalid')?.search ?? '';
      const code = readArrival(search, jar).values.get('code');
      if (code === undefined) return;
      keep('code', code, bannerCodeLifetimeMs);
      if (isAllowed) writeStored(bannerCode, code);
    },
    couponCode: () => known('code'),
    forgetCouponCode,
    forRegistration() {
      const sent: Record<string, string> = {};
      for (const name of isAllowed ? attributionNames : playersOwn) {
        // The analytics script may have set its cookie after the landing.
        const fresh = name === 'client_id' ? clientIdOf(jar.read('_ga')) : null;
        const value = fresh ?? known(name);
        if (value !== null) sent[name] = value;
      }
      const { code, referrer_id: referrer } = sent;
      if (code !== undefined) sent.coupon_code = code;
      if (referrer !== undefined) sent.referer = referrer;
      return sent;
    },
  };
}

let current: { brandId: string; attribution: Attribution } | null = null;

/** Returns the visit's attribution; under Brazilian law it stores nothing until `allow` is called. */
export function attributionOf({ id, jurisdiction }: Pick<BrandRecord, 'id' | 'jurisdiction'>): Attribution {
  if (current?.brandId !== id) {
    const isAllowed = jurisdiction !== 'br';
    const options = { brandId: id, jar: crossSiteCookies, isAllowed, takesCoupons: isAllowed };
    const attribution = createAttribution(options);
    attribution.arrived(landingQuery());
    current = { brandId: id, attribution };
  }
  return current.attribution;
}
