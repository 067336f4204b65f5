import type { BrandRecord } from '../brand/brandRecord.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { RealtimeClient } from '../realtime/realtimeSubscription.ts';

// What endpoints, thunks and listeners use besides the state. Passed to the store when it is created.
export interface Services {
  brand: BrandRecord;
  http: HttpClient;
  // Null for a brand without realtime, and while prerendering.
  realtime: RealtimeClient | null;
}
