import { authorizeChannelCall } from '../contract/account/auth.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { requestOf } from '../query/fromCall.ts';

export interface ChannelSignature {
  auth: string;
  channel_data?: string;
}

/** Requests a private channel's signature with the player's bearer token; null when the API refuses it. */
export async function authorizeChannel(
  http: HttpClient,
  socketId: string,
  channelName: string,
): Promise<ChannelSignature | null> {
  const result = await http.send(
    // Form-encoded, as Pusher's own clients send it.
    requestOf(authorizeChannelCall, {
      body: new URLSearchParams({ socket_id: socketId, channel_name: channelName }),
    }),
  );
  if (!result.ok) return null;
  const { auth, channel_data: channelData } = result.data;
  return channelData === undefined ? { auth } : { auth, channel_data: channelData };
}
