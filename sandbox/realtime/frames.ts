import * as v from 'valibot';

/** Seconds of silence after which a client should ping. */
export const activityTimeoutS = 120;

export const frame = (event: string, data: unknown, channel?: string) =>
  JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data });

/** The protocol wants `data` of these as a JSON text inside the JSON. */
export const established = (socketId: string) =>
  frame(
    'pusher:connection_established',
    JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeoutS }),
  );
export const subscribed = (channel: string) => frame('pusher_internal:subscription_succeeded', '{}', channel);
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
export const isPrivate = (channel: string) => channel.startsWith('private-');
