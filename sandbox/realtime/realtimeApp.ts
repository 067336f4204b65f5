import { channelSignature } from './signature.ts';

/** One Pusher application; each tenant has its own, or all share the cluster's. */
export interface RealtimeApp {
  id: string;
  key: string;
  secret: string;
  /** Signature for a private channel; null: the socket id is malformed. */
  authorize(socketId: string, channel: string): string | null;
}

export function realtimeApp(app: { id: string; key: string; secret: string }): RealtimeApp {
  return {
    ...app,
    authorize: (socketId, channel) =>
      /^\d+\.\d+$/.test(socketId) ? `${app.key}:${channelSignature(app.secret, socketId, channel)}` : null,
  };
}
