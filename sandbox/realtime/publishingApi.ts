import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { isChannelName, isPresence } from './frames.ts';
import type { Hub } from './hub.ts';
import type { RealtimeServer } from './realtimeServer.ts';
import { apiRefusal } from './signature.ts';

const maxDataBytes = 10 * 1024;
// Ten events of 10 kB, each character of which may be escaped.
const maxBodyBytes = 1024 * 1024;

const channelSchema = v.pipe(v.string(), v.check(isChannelName, 'Invalid channel name'));
const eventSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  data: v.pipe(v.string(), v.maxBytes(maxDataBytes, 'The data content exceeds 10 kB')),
  channel: v.optional(channelSchema),
  channels: v.optional(v.pipe(v.array(channelSchema), v.maxLength(100))),
  socket_id: v.optional(v.string()),
});
const batchSchema = v.object({ batch: v.pipe(v.array(eventSchema), v.maxLength(10)) });

type Variables = { hub: Hub; body: string };

/** Serves Pusher's HTTP API, which the official server packages call. */
export function publishingApi(server: RealtimeServer, clock: () => Date): Hono<{ Variables: Variables }> {
  const api = new Hono<{ Variables: Variables }>();
  api.use(
    bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.text('The request is too large', 413) }),
  );
  api.use('/apps/:appId/*', async (context, next) => {
    const hub = server.hub(context.req.param('appId'));
    if (!hub) return context.text('Unknown app', 404);
    const { method, path } = context.req;
    const body = await context.req.text();
    const refusal = apiRefusal(hub.app, { method, path, query: context.req.query(), body }, clock());
    if (refusal) return context.text(refusal, 401);
    context.set('hub', hub);
    context.set('body', body);
    return next();
  });
  api.post('/apps/:appId/events', (context) => {
    const event = parse(eventSchema, context.var.body);
    if ('problem' in event) return context.text(event.problem, 400);
    publish(context.var.hub, event.value);
    return context.json({});
  });
  api.post('/apps/:appId/batch_events', (context) => {
    const events = parse(batchSchema, context.var.body);
    if ('problem' in events) return context.text(events.problem, 400);
    for (const event of events.value.batch) publish(context.var.hub, event);
    return context.json({});
  });
  api.get('/apps/:appId/channels', (context) => {
    const prefix = context.req.query('filter_by_prefix') ?? '';
    const occupied = [...context.var.hub.channels().keys()].filter((name) => name.startsWith(prefix));
    return context.json({ channels: Object.fromEntries(occupied.map((name) => [name, {}])) });
  });
  api.get('/apps/:appId/channels/:channel', (context) => {
    const count = context.var.hub.channels().get(context.req.param('channel')) ?? 0;
    const wanted = (context.req.query('info') ?? '').split(',');
    const members = context.var.hub.members(context.req.param('channel'));
    return context.json({
      occupied: count > 0,
      subscription_count: wanted.includes('subscription_count') ? count : undefined,
      user_count: wanted.includes('user_count') ? (members?.count ?? 0) : undefined,
    });
  });
  api.get('/apps/:appId/channels/:channel/users', (context) => {
    const channel = context.req.param('channel');
    if (!isPresence(channel)) return context.text('Only presence channels have users', 400);
    const ids = context.var.hub.members(channel)?.ids ?? [];
    return context.json({ users: ids.map((id) => ({ id })) });
  });
  return api;
}

function publish(hub: Hub, event: v.InferOutput<typeof eventSchema>): void {
  const channels = event.channels ?? (event.channel ? [event.channel] : []);
  for (const channel of channels)
    hub.broadcast(channel, event.name, event.data, { socketId: event.socket_id });
}

function parse<S extends v.GenericSchema>(
  schema: S,
  body: string,
): { value: v.InferOutput<S> } | { problem: string } {
  try {
    const result = v.safeParse(schema, JSON.parse(body));
    return result.success ? { value: result.output } : { problem: result.issues[0].message };
  } catch {
    return { problem: 'The body is not JSON' };
  }
}
