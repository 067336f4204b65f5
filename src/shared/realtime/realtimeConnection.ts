import type { RealtimeSettings } from '../brand/brandRecord.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { ConnectionState } from './realtimeSlice.ts';

export interface RealtimeSubscription {
  channel: string;
  event: string;
  /** What the server sent, unchecked: parse it. False: it is not what this event carries; it is counted and forgotten. */
  onEvent: (data: unknown) => boolean;
  /** At the first subscription and after every reconnect: what happened in between has been missed. */
  onSubscribed?: () => void;
  /** The channel was refused; it is tried again by itself. */
  onRefused?: () => void;
}

export interface RealtimeClient {
  /** Connects with the first subscription, disconnects with the last. Returns what ends this one. */
  subscribe: (subscription: RealtimeSubscription) => () => void;
}

/** What a connection has to say. */
export interface ConnectionListener {
  onState: (state: ConnectionState) => void;
  /** The channel is heard from now on; it is said again after every gap. */
  onJoined: (channel: string) => void;
  onRefused: (channel: string) => void;
  onEvent: (channel: string, event: string, data: unknown) => void;
}

/** Channels only, and of no event what it means. */
export interface RealtimeConnection {
  join: (channel: string) => void;
  leave: (channel: string) => void;
  disconnect: () => void;
}

export type OpenConnection = (listener: ConnectionListener) => RealtimeConnection;

export interface RealtimeOptions {
  brandId: string;
  settings: RealtimeSettings;
  /** Private channels are signed by the API. */
  http: HttpClient;
  onStateChange: (state: ConnectionState) => void;
  /** An event came that nobody could read. */
  onMalformed: () => void;
}
