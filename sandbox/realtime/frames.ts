import * as v from 'valibot';
import type { Member } from './presence.ts';

// Seconds of silence after which a client should ping.
export const activityTimeoutS = 120;

export const frame = (event: string, data: unknown, channel?: string, userId?: string) =>
  JSON.stringify({
    event,
    channel,
    data,
    user_id: userId,
  });

// The protocol wants `data` of these as a JSON string inside the JSON.
export const established = (socketId: string) =>
  frame(
    'pusher:connection_established',
    JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeoutS }),
  );
// `data`: the members of a presence channel.
export const subscribed = (channel: string, data: unknown = {}) =>
  frame('pusher_internal:subscription_succeeded', JSON.stringify(data), channel);
export const memberAdded = (channel: string, { userId, info }: Member) =>
  frame('pusher_internal:member_added', JSON.stringify({ user_id: userId, user_info: info }), channel);
export const memberRemoved = (channel: string, { userId }: Member) =>
  frame('pusher_internal:member_removed', JSON.stringify({ user_id: userId }), channel);
export const refused = (channel: string, type: string, error: string, status: number) =>
  frame('pusher:subscription_error', { type, error, status }, channel);
export const failed = (code: number | null, message: string) => frame('pusher:error', { code, message });
export const pong = frame('pusher:pong', {});
export const ping = frame('pusher:ping', {});

const incomingSchema = v.object({
  event: v.string(),
  channel: v.optional(v.string()),
  data: v.optional(v.unknown()),
});
export type Incoming = v.InferOutput<typeof incomingSchema>;

export function readFrame(text: string): Incoming | null {
  try {
    return v.parse(incomingSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

const subscriptionSchema = v.object({
  channel: v.string(),
  auth: v.optional(v.string()),
  channel_data: v.optional(v.string()),
});

export function readSubscription(data: unknown): v.InferOutput<typeof subscriptionSchema> | null {
  const result = v.safeParse(subscriptionSchema, data);
  return result.success ? result.output : null;
}

export const isChannelName = (name: string) => /^[\w\-=@,.;]{1,164}$/.test(name);
export const isPresence = (channel: string) => channel.startsWith('presence-');
// Channels that need a signature.
export const isPrivate = (channel: string) => channel.startsWith('private-') || isPresence(channel);
