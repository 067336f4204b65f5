import { openPusher } from './openPusher.ts';
import type {
  ConnectionListener,
  OpenConnection,
  RealtimeClient,
  RealtimeConnection,
  RealtimeOptions,
  RealtimeSubscription,
} from './realtimeConnection.ts';
import { canShare, shareConnection } from './sharedConnection.ts';

/** Realtime as the browser allows it: one connection for all tabs of the brand, else one for this tab. Its own chunk. */
export function openRealtimeHub(options: RealtimeOptions): RealtimeClient {
  const open: OpenConnection = (listener) => openPusher(options, listener);
  const shared: OpenConnection = (listener) => shareConnection(`${options.brandId}-realtime`, open, listener);
  return createHub(canShare() ? shared : open, options);
}

type Says = Pick<RealtimeOptions, 'onStateChange' | 'onMalformed'>;

/** Brings channels to whoever subscribed to them; a channel is left with its last subscription. */
export function createHub(open: OpenConnection, { onStateChange, onMalformed }: Says): RealtimeClient {
  const subscriptions = new Map<string, Set<RealtimeSubscription>>();
  const joined = new Set<string>();
  let connection: RealtimeConnection | null = null;
  const of = (channel: string) => [...(subscriptions.get(channel) ?? [])];

  const listener: ConnectionListener = {
    onState: onStateChange,
    onJoined: (channel) => {
      joined.add(channel);
      for (const subscription of of(channel)) subscription.onSubscribed?.();
    },
    onRefused: (channel) => {
      joined.delete(channel);
      for (const subscription of of(channel)) subscription.onRefused?.();
    },
    onEvent: (channel, event, data) => {
      const read = of(channel)
        .filter((subscription) => subscription.event === event)
        .map((subscription) => subscription.onEvent(data));
      if (read.includes(false)) onMalformed();
    },
  };

  const leave = (channel: string) => {
    subscriptions.delete(channel);
    joined.delete(channel);
    connection?.leave(channel);
    if (subscriptions.size > 0) return;
    connection?.disconnect();
    connection = null;
  };

  return {
    subscribe: (subscription) => {
      const { channel } = subscription;
      const listening = subscriptions.get(channel) ?? new Set();
      subscriptions.set(channel, listening.add(subscription));
      connection ??= open(listener);
      if (listening.size === 1) connection.join(channel);
      else if (joined.has(channel)) subscription.onSubscribed?.();
      return () => {
        if (listening.delete(subscription) && listening.size === 0) leave(channel);
      };
    },
  };
}
