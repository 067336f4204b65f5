import type { BrandRecord } from '../brand/brandRecord.ts';
import type { HttpClient } from '../http/httpClient.ts';

/** What endpoints, thunks and listeners reach besides the state. Handed to the store when it is made. */
export interface Services {
  brand: BrandRecord;
  http: HttpClient;
}

function isServices(extra: unknown): extra is Services {
  return typeof extra === 'object' && extra !== null && 'brand' in extra && 'http' in extra;
}

export function servicesOf(extra: unknown): Services {
  if (!isServices(extra)) throw new Error('The store was made without its services');
  return extra;
}
