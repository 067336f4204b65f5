import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { channelSignature } from '../../sandbox/realtime/signature.ts';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
}, 60_000);
afterAll(() => operator.close());

// Opens a connection that still reads after its own side has been closed.
async function openSocket(): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: operator.port, allowHalfOpen: true });
  await once(socket.resume(), 'connect');
  return socket;
}

function betRequest(token: string, key: string): { head: string; body: string } {
  const body = JSON.stringify({ bet: 1_000, mines: 3 });
  const head = [
    'POST /api/games/mines HTTP/1.1',
    'Host: api.alfa.example',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `Authorization: Bearer ${token}`,
    `Idempotency-Key: ${key}`,
    '\r\n',
  ].join('\r\n');
  return { head, body };
}

// Node gives no response to a sender that has closed its half, so the page repeats the request with its key.
test('books a bet once whose sender closes its half of the connection before the response', async () => {
  const { token } = await operator.newPlayer(5_000);
  const key = crypto.randomUUID();
  const { head, body } = betRequest(token, key);
  for (let copy = 0; copy < 3; copy += 1) {
    const socket = await openSocket();
    socket.end(head + body);
    await once(socket, 'close');
  }
  const repeated = await operator.ask('alfa', 'POST', '/api/games/mines', {
    token,
    body: JSON.parse(body),
    headers: { 'Idempotency-Key': key },
  });
  expect(repeated).toMatchObject({ status: 200, body: { data: { bet: 1_000, status: 'playing' } } });
  expect(await operator.balanceOf(token)).toBe(4_000);
});

test('books nothing of a bet whose body ends in the middle', async () => {
  const { token } = await operator.newPlayer(5_000);
  const { head, body } = betRequest(token, crypto.randomUUID());
  const socket = await openSocket();
  socket.end(head + body.slice(0, -5));
  await once(socket, 'close');
  expect(await operator.balanceOf(token)).toBe(5_000);
  expect((await operator.ask('alfa', 'GET', '/api/games/mines', { token })).body.data).toBeNull();
});

const channel = 'presence-table';

// Joins a presence channel with a client that answers no ping.
async function openMember(userId: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${operator.port}/app/sandbox-alfa?protocol=7`);
  const events: string[] = [];
  let wake = () => {};
  socket.on('message', (bytes) => {
    events.push(String(bytes));
    wake();
  });
  const next = async (wanted: RegExp): Promise<string> => {
    for (;;) {
      const found = events.find((event) => wanted.test(event));
      if (found) return found;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const { data } = JSON.parse(await next(/connection_established/));
  const { socket_id: socketId } = JSON.parse(data);
  const member = JSON.stringify({ user_id: userId });
  const signature = channelSignature('secret-sandbox-alfa', socketId, channel, member);
  const subscription = { channel, auth: `sandbox-alfa:${signature}`, channel_data: member };
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: subscription }));
  await next(/subscription_succeeded/);
  return { socket, next };
}

const connections = () => operator.sandbox.control.realtimeConnections('alfa');

test('drops a listener that closed its half of the socket, and notifies the others', async () => {
  const stays = await openMember('stays');
  const goes = await openMember('goes');
  Reflect.get(goes.socket, '_socket').end();
  await stays.next(/member_removed.*goes/);
  expect(connections()).toBe(1);
  stays.socket.close();
  await vi.waitUntil(() => connections() === 0);
});

test('drops a silent listener after two minutes and an unanswered ping', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { socket, next } = await openMember('asleep');
    vi.advanceTimersByTime(119_000);
    expect(connections()).toBe(1);
    vi.advanceTimersByTime(1_000);
    await next(/pusher:ping/);
    // From here on it reads nothing, so not even the close frame is answered.
    socket.pause();
    vi.advanceTimersByTime(30_000);
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(30_000);
  } finally {
    vi.useRealTimers();
  }
  await vi.waitUntil(() => connections() === 0);
});
