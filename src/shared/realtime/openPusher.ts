import Pusher, { type Channel } from 'pusher-js';
import { backoffMs } from '../time/wait.ts';
import { authorizeChannel } from './channelAuthorization.ts';
import { type ConnectionState, readConnectionState } from './realtimeSlice.ts';
import type { RealtimeOptions } from './realtimeSubscription.ts';

export interface ConnectionListener {
  onState: (state: ConnectionState) => void;
  // Events of the channel arrive from now on; called again after every gap.
  onJoined: (channel: string) => void;
  // The channel was refused; it is retried automatically.
  onRefused: (channel: string) => void;
  onEvent: (channel: string, event: string, data: unknown) => void;
}

// Knows channels only, not what their events mean.
export interface RealtimeConnection {
  join: (channel: string) => void;
  leave: (channel: string) => void;
  disconnect: () => void;
}

// How long pusher-js tries to connect until its state is 'unavailable'.
const unavailableMs = 3_000;

/** Connects to Pusher Channels or to the brand's own server with the same protocol. */
export function openPusher(
  { settings, http }: Pick<RealtimeOptions, 'settings' | 'http'>,
  listener: ConnectionListener,
): RealtimeConnection {
  const { key, cluster, host, port, tls } = settings;
  const pusher = new Pusher(key, {
    cluster,
    forceTLS: tls,
    enabledTransports: ['ws', 'wss'],
    unavailableTimeout: unavailableMs,
    wsHost: host,
    wsPort: port,
    wssPort: port,
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, done) => {
        void authorizeChannel(http, socketId, channelName).then((signature) =>
          signature ? done(null, signature) : done(new Error(`Channel ${channelName} was refused`), null),
        );
      },
    },
  });
  dropNamelessMessages(pusher.connection);
  const stopRetrying = retryWithBackoff(pusher, listener.onState);

  const parting = new Map<string, () => void>();
  return {
    join: (name) => parting.set(name, joinChannel(pusher.subscribe(name), listener)),
    leave: (name) => {
      parting.get(name)?.();
      parting.delete(name);
      pusher.unsubscribe(name);
    },
    disconnect: () => {
      stopRetrying();
      for (const part of parting.values()) part();
      pusher.disconnect();
    },
  };
}

/** Drops messages without an event name, which throw in pusher-js. */
export function dropNamelessMessages(connection: Pick<Pusher['connection'], 'emit'>): void {
  const emit = connection.emit.bind(connection);
  connection.emit = (name, data, metadata) =>
    emit(name === 'message' && typeof data?.event !== 'string' ? 'nameless' : name, data, metadata);
}

/**
 * Reports the state of the connection and retries an unavailable one with random, growing delays.
 *
 * After a close, pusher-js retries after one second, and then at fixed times, at which all clients of a
 * restarted server would meet.
 */
export function retryWithBackoff(
  pusher: Pick<Pusher, 'connection' | 'connect' | 'disconnect'>,
  onState: (state: ConnectionState) => void,
): () => void {
  let failures = 0;
  let isRetry = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = () => {
    isRetry = true;
    pusher.disconnect();
    pusher.connect();
    isRetry = false;
  };
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    clearTimeout(timer);
    if (current === 'connected') failures = 0;
    if (current === 'unavailable') {
      failures += 1;
      timer = setTimeout(retry, backoffMs(failures));
    }
    const state = readConnectionState(current);
    // The page sees one unavailable connection, not each retry, and only after the second failure.
    const isHidden = isRetry ? failures > 0 : current === 'unavailable' && failures === 1;
    if (state && !isHidden) onState(state);
  });
  // pusher-js retries at once when the network returns, but trusts an old socket until a ping has had no
  // response for half a minute.
  const replace = () => {
    if (pusher.connection.state === 'connected') retry();
  };
  window.addEventListener('online', replace);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', replace);
  };
}

type Hear = (event: string, data: unknown) => void;
type JoinedChannel = Pick<Channel, 'name' | 'subscribe'> & {
  bind_global: (hear: Hear) => unknown;
  unbind_global: (hear: Hear) => unknown;
};

/** Listens to a channel, and retries with growing pauses while it is refused. */
export function joinChannel(channel: JoinedChannel, listener: ConnectionListener): () => void {
  const { name } = channel;
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard: Hear = (event, data) => {
    if (event === 'pusher:subscription_succeeded') {
      refusals = 0;
      listener.onJoined(name);
    } else if (event === 'pusher:subscription_error') {
      refusals += 1;
      listener.onRefused(name);
      timer = setTimeout(() => channel.subscribe(), backoffMs(refusals));
    } else if (!event.startsWith('pusher')) {
      listener.onEvent(name, event, data);
    }
  };
  channel.bind_global(heard);
  return () => {
    clearTimeout(timer);
    channel.unbind_global(heard);
  };
}
