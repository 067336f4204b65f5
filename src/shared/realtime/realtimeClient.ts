import type { ConnectionOptions, RealtimeConnection, RealtimeSubscription } from './realtimeConnection.ts';

export interface RealtimeClient {
  /** Connects with the first subscription, disconnects with the last. Returns what ends this one. */
  subscribe: (subscription: RealtimeSubscription) => () => void;
}

export interface RealtimeClientOptions extends ConnectionOptions {
  /** Loads pusher-js when it is needed for the first time. */
  open?: (options: ConnectionOptions) => Promise<RealtimeConnection>;
}

const loadAndOpen: NonNullable<RealtimeClientOptions['open']> = async (options) => {
  const { openPusher } = await import('./openPusher.ts');
  return openPusher(options);
};

/** Knows channels and subscriptions, and of no event what it means: each feature brings its own handlers. */
export function createRealtimeClient({
  open = loadAndOpen,
  ...options
}: RealtimeClientOptions): RealtimeClient {
  const subscriptions = new Set<RealtimeSubscription>();
  let connection: Promise<RealtimeConnection> | null = null;

  return {
    subscribe: (subscription) => {
      subscriptions.add(subscription);
      if (!connection) options.onStateChange('connecting');
      connection ??= open(options);
      const current = connection;
      let detach = () => {};
      current.then(
        (opened) => {
          if (subscriptions.has(subscription)) detach = opened.attach(subscription);
        },
        () => {
          // The chunk could not be loaded: the next subscription tries again, the balance is polled meanwhile.
          if (connection === current) connection = null;
          options.onStateChange('failed');
        },
      );
      return () => {
        if (!subscriptions.delete(subscription)) return;
        detach();
        if (subscriptions.size > 0 || connection !== current) return;
        connection = null;
        current.then(
          (opened) => opened.disconnect(),
          () => {},
        );
      };
    },
  };
}
