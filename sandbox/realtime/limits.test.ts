import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { realtimeApp } from './realtimeApp.ts';
import { type RealtimeServer, realtimeServer } from './realtimeServer.ts';
import { channelSignature } from './signature.ts';

const app = { id: 'app-1', key: 'key-1', secret: 'secret-1' };
const limits = { channelsPerSocket: 3, socketsPerAddress: 104, bufferedBytes: 100_000 };
const server = createServer();
let realtime: RealtimeServer;
const sockets: WebSocket[] = [];
const patience = { interval: 5, timeout: 10_000 };

beforeAll(async () => {
  realtime = realtimeServer([realtimeApp(app)], limits);
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head));
  server.listen(0);
  await once(server, 'listening');
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await realtime.close(0);
  server.closeAllConnections();
  server.close();
});

interface Message {
  event: string;
  channel?: string;
  data: string;
}

// A client that records its messages.
async function client() {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${app.key}?protocol=7`);
  sockets.push(socket);
  const heard: Message[] = [];
  socket.on('message', (bytes) => heard.push(JSON.parse(String(bytes))));
  const next = async (event: string): Promise<Message> => {
    await expect.poll(() => heard.some((one) => one.event === event), patience).toBe(true);
    const [found] = heard.splice(
      heard.findIndex((one) => one.event === event),
      1,
    );
    if (!found) throw new Error(event);
    return found;
  };
  const { socket_id: id } = JSON.parse((await next('pusher:connection_established')).data);
  const subscribe = (channel: string, member?: unknown) => {
    const channelData = member === undefined ? undefined : JSON.stringify(member);
    const auth = `${app.key}:${channelSignature(app.secret, id, channel, channelData)}`;
    const data = { channel, auth, channel_data: channelData };
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
  };
  return { socket, next, subscribe };
}

test('limits the channels of a socket', async () => {
  const { socket, next, subscribe } = await client();
  for (const channel of ['a', 'b', 'c']) {
    subscribe(channel);
    await next('pusher_internal:subscription_succeeded');
  }
  subscribe('d');
  expect((await next('pusher:subscription_error')).data).toMatchObject({ type: 'LimitReached' });
  socket.close();
});

test('limits a presence channel to a hundred members with 1 kB each, and lets a member connect twice', async () => {
  const crowd = await Promise.all(Array.from({ length: 100 }, client));
  for (const [index, { next, subscribe }] of crowd.entries()) {
    subscribe('presence-room', { user_id: index, user_info: { name: 'Ana' } });
    const { data } = await next('pusher_internal:subscription_succeeded');
    expect(JSON.parse(data).presence.count).toBe(index + 1);
  }
  const late = await client();
  late.subscribe('presence-room', { user_id: 'late' });
  expect((await late.next('pusher:subscription_error')).data).toMatchObject({ type: 'LimitReached' });
  late.subscribe('presence-other', { user_id: 'late', user_info: 'x'.repeat(1_100) });
  expect((await late.next('pusher:subscription_error')).data).toMatchObject({ type: 'InvalidData' });
  late.subscribe('presence-other');
  expect((await late.next('pusher:subscription_error')).data).toMatchObject({ type: 'InvalidData' });
  // The second connection of a member neither joins nor leaves.
  late.subscribe('presence-room', { user_id: 7 });
  const { data } = await late.next('pusher_internal:subscription_succeeded');
  expect(JSON.parse(data).presence).toMatchObject({ count: 100, hash: { 7: { name: 'Ana' } } });
  late.socket.close();
  crowd[8]?.socket.close();
  const removed = await crowd[0]?.next('pusher_internal:member_removed');
  expect(JSON.parse(removed?.data ?? '')).toEqual({ user_id: '8' });
  for (const { socket } of crowd) socket.close();
  await expect.poll(() => realtime.hub(app.id)?.connections().length, patience).toBe(0);
  expect(realtime.hub(app.id)?.channels().size).toBe(0);
});

test('limits the sockets of an IP address', async () => {
  const open = await Promise.all(Array.from({ length: 104 }, client));
  const { port } = server.address() as AddressInfo;
  const refused = new WebSocket(`ws://127.0.0.1:${port}/app/${app.key}?protocol=7`);
  const [error] = await once(refused, 'error');
  expect(String(error)).toContain('429');
  for (const { socket } of open) socket.close();
  await expect.poll(() => realtime.hub(app.id)?.connections().length, patience).toBe(0);
  (await client()).socket.close();
});

test('drops a client that leaves too much unread, while the others receive everything', async () => {
  const slow = await client();
  const quick = await client();
  for (const one of [slow, quick]) {
    one.subscribe('news');
    await one.next('pusher_internal:subscription_succeeded');
  }
  slow.socket.pause();
  const text = JSON.stringify('x'.repeat(50_000));
  const hub = realtime.hub(app.id);
  for (let count = 0; count < 400 && hub?.channels().get('news') === 2; count += 1) {
    hub.broadcast('news', 'big', text);
    await quick.next('big');
  }
  expect(hub?.channels().get('news')).toBe(1);
  quick.socket.close();
});

test('a reader that leaves too many answers unread is dropped', async () => {
  const crowd = await Promise.all(Array.from({ length: 20 }, client));
  for (const [index, { next, subscribe }] of crowd.entries()) {
    subscribe('presence-full', { user_id: `crowd-${index}`, user_info: 'x'.repeat(1_000) });
    await next('pusher_internal:subscription_succeeded');
  }
  const hub = realtime.hub(app.id);
  const greedy = await client();
  greedy.socket.pause();
  const leave = JSON.stringify({ event: 'pusher:unsubscribe', data: { channel: 'presence-full' } });
  // Each answer lists 20 kB of members; loopback sockets hold a few megabytes.
  for (let count = 0; count < 2_000 && hub?.connections().length === 21; count += 1) {
    greedy.subscribe('presence-full', { user_id: 'greedy' });
    await new Promise((resolve) => greedy.socket.send(leave, resolve));
  }
  await expect.poll(() => hub?.connections().length, patience).toBe(20);
  for (const { socket } of crowd) socket.close();
  await expect.poll(() => hub?.connections().length, patience).toBe(0);
});

test('a frame above 64 kB ends its connection', async () => {
  const { socket } = await client();
  socket.send('x'.repeat(64 * 1024 + 1));
  const [code] = await once(socket, 'close');
  expect(code).toBe(1009);
});
