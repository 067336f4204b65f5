import type { BrandRecord } from '../brand/brandRecord.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { RealtimeClient } from '../realtime/realtimeConnection.ts';

/** What endpoints, thunks and listeners reach besides the state. Handed to the store when it is made. */
export interface Services {
  brand: BrandRecord;
  http: HttpClient;
  /** Null for a brand without realtime, and while prerendering. */
  realtime: RealtimeClient | null;
}

function isServices(extra: unknown): extra is Services {
  return (
    typeof extra === 'object' && extra !== null && 'brand' in extra && 'http' in extra && 'realtime' in extra
  );
}

export function servicesOf(extra: unknown): Services {
  if (!isServices(extra)) throw new Error('The store was made without its services');
  return extra;
}
