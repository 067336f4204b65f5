import Pusher from 'pusher-js';
import type { RealtimeSettings } from '../brand/brandRecord.ts';
import type { ChannelSignature } from './channelAuthorization.ts';

export interface PusherOptions {
  settings: RealtimeSettings;
  authorize: (socketId: string, channelName: string) => Promise<ChannelSignature | null>;
}

/** A connection to Pusher Channels or to a server of the brand that speaks its protocol. Its own chunk. */
export function openPusher({ settings, authorize }: PusherOptions): Pusher {
  const { key, cluster, host, port, tls } = settings;
  return new Pusher(key, {
    cluster,
    forceTLS: tls,
    enabledTransports: tls ? ['wss'] : ['ws'],
    disableStats: true,
    ...(host ? { wsHost: host } : {}),
    ...(port ? { wsPort: port, wssPort: port } : {}),
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, done) => {
        void authorize(socketId, channelName).then((signature) =>
          signature ? done(null, signature) : done(new Error(`Channel ${channelName} was refused`), null),
        );
      },
    },
  });
}
