import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import { createHttpClient } from '../shared/http/httpClient.ts';
import { anonymousSession } from '../shared/http/sessionPolicy.ts';
import type { AppStore } from '../shared/state/rootState.ts';
import type { Services } from '../shared/state/services.ts';
import { selectUserIp } from '../shared/state/visitSlice.ts';
import { readBrandCookie } from '../shared/storage/brandCookies.ts';

/** The services of the living page. The store comes after them; `connect` lets them read it. */
export function createBrowserServices(brand: BrandRecord): {
  services: Services;
  connect: (store: AppStore) => void;
} {
  let store: AppStore | null = null;
  const http = createHttpClient({
    origin: brand.api.origin,
    session: { ...anonymousSession, token: () => readBrandCookie(brand.id, 'jwt') },
    userIp: () => (store ? selectUserIp(store.getState()) : null),
  });
  return {
    services: { brand, http },
    connect: (made) => {
      store = made;
    },
  };
}

/** For prerendering, where nothing is ever asked of the API. */
export function createPrerenderServices(brand: BrandRecord): Services {
  return {
    brand,
    http: { send: () => Promise.reject(new Error('A prerendered page asks the API for nothing')) },
  };
}
