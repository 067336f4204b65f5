import Pusher from 'pusher-js';
import { recoveryDelayMs } from '../http/useRecovery.ts';
import { authorizeChannel } from './channelAuthorization.ts';
import type { ConnectionOptions, RealtimeConnection, RealtimeSubscription } from './realtimeConnection.ts';
import { readConnectionState } from './realtimeSlice.ts';

/** A connection to Pusher Channels or to a server of the brand that speaks its protocol. Its own chunk. */
export function openPusher({ settings, http, onStateChange }: ConnectionOptions): RealtimeConnection {
  const { key, cluster, host, port, tls } = settings;
  const pusher = new Pusher(key, {
    cluster,
    forceTLS: tls,
    // A server without TLS has nothing that `wss` could fall back to.
    enabledTransports: tls ? ['ws', 'wss'] : ['ws'],
    disableStats: true,
    ...(host ? { wsHost: host } : {}),
    ...(port ? { wsPort: port, wssPort: port } : {}),
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, done) => {
        void authorizeChannel(http, socketId, channelName).then((signature) =>
          signature ? done(null, signature) : done(new Error(`Channel ${channelName} was refused`), null),
        );
      },
    },
  });
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    const state = readConnectionState(current);
    if (state) onStateChange(state);
  });
  return {
    attach: (subscription) => attach(pusher, subscription),
    disconnect: () => pusher.disconnect(),
  };
}

type Channels = Pick<Pusher, 'subscribe' | 'unsubscribe'>;

/** One subscription per channel: whoever detaches takes the channel along. */
export function attach(pusher: Channels, subscription: RealtimeSubscription): () => void {
  const { channel: name, event, onEvent, onSubscribed, onRefused } = subscription;
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const channel = pusher.subscribe(name);
  const succeeded = () => {
    refusals = 0;
    onSubscribed?.();
  };
  const refused = () => {
    refusals += 1;
    onRefused?.();
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
