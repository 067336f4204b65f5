import { channelAuthSchema } from '../contract/auth.ts';
import type { HttpClient } from '../http/httpClient.ts';

export interface ChannelSignature {
  auth: string;
  channel_data?: string;
}

/** Asks the API to sign a private channel, with the player's bearer token; null when it refuses. */
export async function authorizeChannel(
  http: HttpClient,
  socketId: string,
  channelName: string,
): Promise<ChannelSignature | null> {
  const result = await http.send({
    method: 'POST',
    path: '/api/broadcasting/auth',
    // Form-encoded, as Pusher's own clients send it.
    body: new URLSearchParams({ socket_id: socketId, channel_name: channelName }),
    schema: channelAuthSchema,
  });
  if (!result.ok) return null;
  const { auth, channel_data: channelData } = result.data;
  return channelData === undefined ? { auth } : { auth, channel_data: channelData };
}
