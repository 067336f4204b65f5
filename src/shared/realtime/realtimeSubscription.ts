import type { UnknownAction } from '@reduxjs/toolkit';
import type { RealtimeSettings } from '../brand/brandRecord.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { RealtimeName, RealtimePayload } from './realtimeTable.ts';

export interface RealtimeSubscription<Name extends RealtimeName> {
  name: Name;
  // Names the channel, unless the row has only one.
  id?: string;
  onEvent?: (payload: RealtimePayload<Name>) => void;
}

export interface RealtimeClient {
  // Connects with the first subscription, disconnects with the last. Returns the function that ends this one.
  subscribe: <Name extends RealtimeName>(subscription: RealtimeSubscription<Name>) => () => void;
}

export interface RealtimeOptions {
  settings: RealtimeSettings;
  // Private channels are signed by the API.
  http: HttpClient;
  dispatch: (action: UnknownAction) => void;
}
