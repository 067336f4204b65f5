import { createSessionPolicy } from '../features/session/sessionPolicy.ts';
import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import { createHttpClient, type HttpClient, loadAxiosClient } from '../shared/http/httpClient.ts';
import { createRealtimeClient } from '../shared/realtime/realtimeClient.ts';
import { malformedEventIgnored, realtimeConnectionChanged } from '../shared/realtime/realtimeSlice.ts';
import { loadPart } from '../shared/reload/loadPart.ts';
import type { AppStore } from '../shared/state/rootState.ts';
import type { Services } from '../shared/state/services.ts';
import { sessionLost } from '../shared/state/sessionSlice.ts';
import { selectUserIp } from '../shared/state/visitSlice.ts';
import { readStored } from '../shared/storage/browserStorage.ts';
import { storedUserIp } from '../shared/storage/storedUserIp.ts';

/**
 * Creates the services of the page in the browser; `connect` gives them the store, which is made after them.
 * axios is fetched once `ready` resolves: nothing of the first view needs it.
 */
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
      return store ? loadPart(loadAxiosClient, store) : loadAxiosClient();
    },
  });
  const realtime =
    brand.realtime &&
    createRealtimeClient({
      brandId: brand.id,
      settings: brand.realtime,
      http,
      onStateChange: (state) => store?.dispatch(realtimeConnectionChanged(state)),
      onMalformed: () => store?.dispatch(malformedEventIgnored()),
    });
  return {
    services: { brand, http, realtime },
    connect: (made) => {
      store = made;
    },
  };
}

/** For prerendering, where nothing is ever asked of the API. */
export function createPrerenderServices(brand: BrandRecord): Services {
  return {
    brand,
    realtime: null,
    http: { send: () => Promise.reject(new Error('A prerendered page asks the API for nothing')) },
  };
}
