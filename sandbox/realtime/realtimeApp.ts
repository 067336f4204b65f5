import { channelSignature } from './signature.ts';

// One Pusher application per tenant, or the cluster's for all.
export interface RealtimeApp {
  id: string;
  key: string;
  secret: string;
  // Signature for a private channel, or null for a malformed socket id.
  authorize(socketId: string, channel: string): string | null;
}

export function realtimeApp(app: { id: string; key: string; secret: string }): RealtimeApp {
  return {
    ...app,
    authorize: (socketId, channel) =>
      /^\d+\.\d+$/.test(socketId) ? `${app.key}:${channelSignature(app.secret, socketId, channel)}` : null,
  };
}
