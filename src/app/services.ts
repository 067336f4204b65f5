import { createSessionPolicy } from '../features/session/sessionPolicy.ts';
import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import { createHttpClient, type HttpClient, loadAxiosClient } from '../shared/http/httpClient.ts';
import { createRealtimeClient } from '../shared/realtime/realtimeClient.ts';
import { lazyWithReload } from '../shared/reload/lazyWithReload.ts';
import type { AppStore } from '../shared/state/rootState.ts';
import type { Services } from '../shared/state/services.ts';
import { sessionLost } from '../shared/state/sessionSlice.ts';
import { selectUserIp } from '../shared/state/visitSlice.ts';
import { readStored } from '../shared/storage/browserStorage.ts';
import { storedUserIp } from '../shared/storage/storedUserIp.ts';

/** Creates the browser's services; `connect` adds the store, and axios loads after `ready`. */
export function createBrowserServices(
  brand: BrandRecord,
  ready: Promise<void> = Promise.resolve(),
): {
  services: Services;
  connect: (store: AppStore) => void;
} {
  let store: AppStore | null = null;
  const http: HttpClient = createHttpClient({
    origin: brand.api.origin,
    session: createSessionPolicy({
      brandId: brand.id,
      renewal: () =>
        import('../features/session/browserRenewal.ts').then(({ tokenRenewalOf }) =>
          tokenRenewalOf({ brand, http }),
        ),
      onLost: () => store?.dispatch(sessionLost()),
    }),
    userIp: () => (store && selectUserIp(store.getState())) ?? readStored(storedUserIp, 'sessionStorage'),
    load: async () => {
      await ready;
      return store ? lazyWithReload(loadAxiosClient, store) : loadAxiosClient();
    },
  });
  const realtime =
    brand.realtime &&
    createRealtimeClient({
      settings: brand.realtime,
      http,
      dispatch: (action) => store?.dispatch(action),
    });
  return {
    services: { brand, http, realtime },
    connect: (made) => {
      store = made;
    },
  };
}

/** Creates services for prerendering, which makes no requests. */
export function createPrerenderServices(brand: BrandRecord): Services {
  return {
    brand,
    realtime: null,
    http: { send: () => Promise.reject(new Error('A prerendered page asks the API for nothing')) },
  };
}
