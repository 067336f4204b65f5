import Pusher, { type Channel } from 'pusher-js';
import { backoffMs } from '../time/backoffMs.ts';
import { authorizeChannel } from './channelAuthorization.ts';
import type { ConnectionListener, RealtimeConnection, RealtimeOptions } from './realtimeConnection.ts';
import { readConnectionState } from './realtimeSlice.ts';
import { createBackoff } from './reconnectingSocket.ts';

type PusherOptions = Pick<RealtimeOptions, 'settings' | 'http'>;

const backoff = createBackoff();
Pusher.Runtime.createWebSocket = (url) => backoff.socketFor(url);

/** Connects to Pusher Channels or to a server of the brand that speaks its protocol. */
export function openPusher(
  { settings, http }: PusherOptions,
  listener: ConnectionListener,
): RealtimeConnection {
  const { key, cluster, host, port, tls } = settings;
  backoff.reconnectNow();
  const pusher = new Pusher(key, {
    cluster,
    forceTLS: tls,
    enabledTransports: ['ws', 'wss'],
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
    if (state) listener.onState(state);
  });
  // pusher-js trusts an old socket until a ping stays unanswered for half a minute.
  const reconnect = () => {
    backoff.reconnectNow();
    if (pusher.connection.state !== 'connected') return;
    pusher.disconnect();
    pusher.connect();
  };
  window.addEventListener('online', reconnect);

  const parting = new Map<string, () => void>();
  return {
    join: (name) => parting.set(name, joinChannel(pusher.subscribe(name), listener)),
    leave: (name) => {
      parting.get(name)?.();
      parting.delete(name);
      pusher.unsubscribe(name);
    },
    disconnect: () => {
      window.removeEventListener('online', reconnect);
      for (const part of parting.values()) part();
      pusher.disconnect();
    },
  };
}

type Hear = (event: string, data: unknown) => void;
type JoinedChannel = Pick<Channel, 'name' | 'subscribe'> & {
  bind_global: (hear: Hear) => unknown;
  unbind_global: (hear: Hear) => unknown;
};

/** Listens to a channel and asks again with growing pauses while it is refused. */
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
