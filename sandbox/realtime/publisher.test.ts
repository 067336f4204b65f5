import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import Pusher from 'pusher';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { clusterFromEnv } from './publisher.ts';
import { publishingApi } from './publishingApi.ts';
import { realtimeApp } from './realtimeApp.ts';
import { type RealtimeServer, realtimeServer } from './realtimeServer.ts';
import { channelSignature } from './signature.ts';

const app = { id: 'app-1', key: 'key-1', secret: 'secret-1' };
const server = createServer();
let realtime: RealtimeServer;
let port = 0;

beforeAll(async () => {
  realtime = realtimeServer([realtimeApp(app)]);
  const api = publishingApi(realtime, () => new Date());
  server.on('request', getRequestListener(api.fetch));
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head));
  server.listen(0);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  await realtime.close(0);
  server.closeAllConnections();
  server.close();
});

// A subscriber of a private channel and its messages.
async function listenTo(channel: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${app.key}?protocol=7`);
  const heard: { event: string; data: unknown }[] = [];
  const isJoined = new Promise<void>((joined) => {
    socket.on('message', (bytes) => {
      const { event, data } = JSON.parse(bytes.toString());
      if (event === 'pusher:connection_established') {
        const { socket_id: id } = JSON.parse(data);
        const auth = `${app.key}:${channelSignature(app.secret, id, channel)}`;
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
      } else if (event === 'pusher_internal:subscription_succeeded') joined();
      else heard.push({ event, data: JSON.parse(data) });
    });
  });
  await isJoined;
  return { heard, end: () => socket.close() };
}

test('sends messages for a cluster with the official package, in order and ten per batch', async () => {
  const cluster = clusterFromEnv({
    PUSHER_APP_ID: app.id,
    PUSHER_KEY: app.key,
    PUSHER_SECRET: app.secret,
    PUSHER_HOST: '127.0.0.1',
    PUSHER_PORT: String(port),
    PUSHER_TLS: 'false',
  });
  const channel = 'private-users.7';
  const { heard, end } = await listenTo(channel);
  const messages = Array.from({ length: 25 }, (_, balance) => ({
    channel,
    event: 'user-update',
    data: { balance },
  }));
  await cluster?.publish(app.id, messages);
  await expect.poll(() => heard.length).toBe(25);
  expect(heard).toEqual(messages.map(({ event, data }) => ({ event, data })));
  end();
});

test('signs private channels as the cluster expects', () => {
  const { id, key, secret } = app;
  const official = new Pusher({ appId: id, key, secret, cluster: 'mt1' });
  const { auth } = official.authorizeChannel('123.456', 'private-users.7');
  expect(realtimeApp(app).authorize('123.456', 'private-users.7')).toBe(auth);
});

test('returns null without the three names of a cluster', () => {
  expect(clusterFromEnv({ PUSHER_APP_ID: 'a', PUSHER_KEY: 'b' })).toBeNull();
});
