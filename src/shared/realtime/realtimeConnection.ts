import type { RealtimeSettings } from '../brand/brandRecord.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { ConnectionState } from './realtimeSlice.ts';

export interface RealtimeSubscription {
  channel: string;
  event: string;
  /** What the server sent, unchecked: parse it. */
  onEvent: (data: unknown) => void;
  /** At the first subscription and after every reconnect: what happened in between has been missed. */
  onSubscribed?: () => void;
  /** The channel was refused; it is tried again by itself. */
  onRefused?: () => void;
}

export interface RealtimeConnection {
  attach: (subscription: RealtimeSubscription) => () => void;
  disconnect: () => void;
}

export interface ConnectionOptions {
  settings: RealtimeSettings;
  /** Private channels are signed by the API. */
  http: HttpClient;
  onStateChange: (state: ConnectionState) => void;
}
