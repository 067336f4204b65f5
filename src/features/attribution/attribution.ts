import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { arrivalSearch } from '../../shared/storage/arrivalSearch.ts';
import { brandCookieName } from '../../shared/storage/brandCookies.ts';
import {
  readStored,
  removeStored,
  type StoredValue,
  writeStored,
} from '../../shared/storage/browserStorage.ts';
import { type CookieJar, crossSiteCookies } from '../../shared/storage/cookieJar.ts';
import { attributionNames } from './parameters.ts';
import { clientIdOf, readArrival, storedLength } from './readArrival.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lifetimeMs = 7 * dayMs;
/** A coupon from a banner of the site itself is kept longer than one from an address. */
const bannerCodeLifetimeMs = 30 * dayMs;

/**
 * Bytes of all these cookies together. They go out with every request for a page, and a server that finds its limit
 * exceeded (8 kB for most) answers nothing any more: one crafted link would lock a visitor out for a week.
 */
const cookieBudget = 4_096;

/** What of it concerns the player's own account, and goes with a registration even where nothing may be stored. */
const playersOwn: readonly string[] = ['code', 'referrer_id'];

export interface Attribution {
  /** Once, with the query of the address that the visitor arrived with. */
  arrived: (search: string) => void;
  /** Consent came or went. Until it is there, values are kept in memory, for the visit. */
  allow: (isAllowed: boolean) => void;
  referred: (referrerId: string) => void;
  /** A banner of the site was followed. */
  bannerFollowed: (link: string) => void;
  couponCode: () => string | null;
  forgetCouponCode: () => void;
  /** What a registration sends besides the form. */
  forRegistration: () => Record<string, string>;
}

interface AttributionOptions {
  brandId: string;
  jar: CookieJar;
  /** Whether values may be stored without asking. */
  isAllowed: boolean;
}

export function createAttribution({ brandId, jar, isAllowed: initially }: AttributionOptions): Attribution {
  let isAllowed = initially;
  /** This visit's values, by name, with how long they are to live. */
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
  /** The newer campaign counts: what earlier visits left makes room for it, the least valuable first. */
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
    visit.set(name, { value, lifetimeMs: lifeMs });
    store(name, value, lifeMs);
  };
  /** Cookies first: another tab may have arrived later. */
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
        // A page opened without a query must not replace what a campaign's address said.
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
        // The measuring script may have made its cookie after the arrival.
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

/** The visit's one; who asks first records the arrival. Where Brazilian law asks for consent first, nothing is stored until `allow` says so. */
export function attributionOf({ id, jurisdiction }: Pick<BrandRecord, 'id' | 'jurisdiction'>): Attribution {
  if (current?.brandId !== id) {
    const isAllowed = jurisdiction !== 'br';
    const attribution = createAttribution({ brandId: id, jar: crossSiteCookies, isAllowed });
    attribution.arrived(arrivalSearch());
    current = { brandId: id, attribution };
  }
  return current.attribution;
}
