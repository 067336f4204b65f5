import type PusherClient from 'pusher-js';
import type { RealtimeSettings } from '../brand/brandRecord.ts';
import { recoveryDelayMs } from '../http/useRecovery.ts';
import type { ChannelSignature } from './channelAuthorization.ts';
import { type ConnectionState, readConnectionState } from './realtimeSlice.ts';

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

export interface RealtimeClient {
  /** Connects with the first subscription, disconnects with the last. Returns what ends this one. */
  subscribe: (subscription: RealtimeSubscription) => () => void;
}

export interface RealtimeClientOptions {
  settings: RealtimeSettings;
  authorize: (socketId: string, channelName: string) => Promise<ChannelSignature | null>;
  onStateChange: (state: ConnectionState) => void;
  /** Loads pusher-js when it is needed for the first time. */
  open?: (options: Pick<RealtimeClientOptions, 'settings' | 'authorize'>) => Promise<PusherClient>;
}

const loadAndOpen: NonNullable<RealtimeClientOptions['open']> = async (options) => {
  const { openPusher } = await import('./openPusher.ts');
  return openPusher(options);
};

/** Knows channels and subscriptions, and of no event what it means: each feature brings its own handlers. */
export function createRealtimeClient(options: RealtimeClientOptions): RealtimeClient {
  const { onStateChange, open = loadAndOpen } = options;
  const subscriptions = new Set<RealtimeSubscription>();
  let connection: Promise<PusherClient> | null = null;

  const connect = (): Promise<PusherClient> => {
    onStateChange('connecting');
    return open(options).then((pusher) => {
      pusher.connection.bind('state_change', ({ current }: { current: string }) => {
        const state = readConnectionState(current);
        if (state) onStateChange(state);
      });
      return pusher;
    });
  };

  return {
    subscribe: (subscription) => {
      subscriptions.add(subscription);
      connection ??= connect();
      const current = connection;
      let detach = () => {};
      current.then(
        (pusher) => {
          if (subscriptions.has(subscription)) detach = attach(pusher, subscription);
        },
        () => {
          // The chunk could not be loaded: the next subscription tries again, the balance is polled meanwhile.
          if (connection === current) connection = null;
          onStateChange('failed');
        },
      );
      return () => {
        if (!subscriptions.delete(subscription)) return;
        detach();
        if (subscriptions.size > 0 || connection !== current) return;
        connection = null;
        current.then(
          (pusher) => pusher.disconnect(),
          () => {},
        );
      };
    },
  };
}

function attach(pusher: PusherClient, subscription: RealtimeSubscription): () => void {
  const { channel: name, event, onEvent } = subscription;
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const channel = pusher.subscribe(name);
  const succeeded = () => {
    refusals = 0;
    subscription.onSubscribed?.();
  };
  const refused = () => {
    refusals += 1;
    subscription.onRefused?.();
    timer = setTimeout(() => channel.subscribe(), recoveryDelayMs(refusals));
  };
  channel.bind(event, onEvent);
  channel.bind('pusher:subscription_succeeded', succeeded);
  channel.bind('pusher:subscription_error', refused);
  if (channel.subscribed) succeeded();
  return () => {
    clearTimeout(timer);
    channel.unbind(event, onEvent);
    channel.unbind('pusher:subscription_succeeded', succeeded);
    channel.unbind('pusher:subscription_error', refused);
    pusher.unsubscribe(name);
  };
}
