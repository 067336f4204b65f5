import Pusher from 'pusher';
import type { RealtimeMessage } from '../operations/unitOfWork.ts';
import { type RealtimeApp, realtimeApp } from './realtimeApp.ts';
import type { RealtimeServer } from './realtimeServer.ts';

// Limit of Pusher Channels per batch.
const batchSize = 10;

export type PublishToApp = (appId: string, messages: readonly RealtimeMessage[]) => Promise<void>;

export function inProcessPublisher(server: RealtimeServer): PublishToApp {
  return async (appId, messages) => {
    const hub = server.hub(appId);
    for (const { channel, event, data } of messages) hub?.broadcast(channel, event, JSON.stringify(data));
  };
}

/**
 * Reads the cluster from PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET, PUSHER_CLUSTER (or PUSHER_HOST); null when unset.
 */
export function clusterFromEnv(env: NodeJS.ProcessEnv): { app: RealtimeApp; publish: PublishToApp } | null {
  const {
    PUSHER_APP_ID: appId,
    PUSHER_KEY: key,
    PUSHER_SECRET: secret,
    PUSHER_CLUSTER: cluster,
    PUSHER_HOST: host,
    PUSHER_PORT: port,
    PUSHER_TLS: tls,
  } = env;
  if (!appId || !key || !secret) return null;
  const place = host ? { host, port } : { cluster: cluster ?? 'mt1' };
  const client = new Pusher({ appId, key, secret, useTLS: tls !== 'false', ...place });
  return {
    app: realtimeApp({ id: appId, key, secret }),
    publish: async (_appId, messages) => {
      for (let start = 0; start < messages.length; start += batchSize) {
        const batch = messages.slice(start, start + batchSize);
        await client.triggerBatch(batch.map(({ channel, event: name, data }) => ({ channel, name, data })));
      }
    },
  };
}
