import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { exampleBrand } from '../content/exampleBrand.ts';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { listen } from '../listen.ts';
import { channelSignature, hmac } from './signature.ts';

let sandbox: Sandbox;
const app = {
  id: 'sandbox-aurora',
  key: exampleBrand('aurora').realtimeKey,
  secret: 'secret-sandbox-aurora',
};
let port = 0;
let close: () => Promise<void>;
beforeAll(async () => {
  sandbox = await createSandbox({ brands: [exampleBrand('aurora')], dataDir: null });
  ({ port, close } = await listen(sandbox, 0));
}, 60_000);
afterAll(() => close());

// Sends the bytes and resolves when the server has answered or closed.
async function sendRaw(bytes: Buffer): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes);
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, 100);
    socket.once('data', done);
    socket.once('close', done);
  });
  socket.destroy();
}

const knownToKill = [
  '//',
  'http://[',
  `/app/${'k'.repeat(200)}`,
  `/app/${app.key}?protocol=${'9'.repeat(200)}`,
  '/app/%',
  '/app/%ff%fe',
  '*',
];
const noLineEnds = (text: string) => text.replaceAll(/[\r\n]/g, '');
const target = fc.oneof(
  fc.constantFrom(...knownToKill),
  fc.string({ maxLength: 300 }).map(noLineEnds),
  fc.string({ unit: 'binary', maxLength: 300 }).map((text) => `/app/${noLineEnds(text)}`),
  fc.webUrl(),
  fc.string({ maxLength: 300 }).map((text) => `/app/${app.key}?protocol=${noLineEnds(text)}`),
  fc.nat().map((version) => `/app/${app.key}?protocol=${version}`),
);
const goodKey = 'dGhlIHNhbXBsZSBub25jZQ==';
const upgradeRequest = (request: { path: string; key: string; version: string; extensions: string }) =>
  Buffer.from(
    `GET ${request.path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Key: ${request.key}\r\nSec-WebSocket-Version: ${request.version}\r\n` +
      `${request.extensions ? `Sec-WebSocket-Extensions: ${request.extensions}\r\n` : ''}\r\n`,
    'latin1',
  );
const handshake = fc.record({
  path: target,
  key: fc.oneof(
    { weight: 3, arbitrary: fc.constant(goodKey) },
    { weight: 1, arbitrary: fc.string({ maxLength: 40 }).map(noLineEnds) },
  ),
  version: fc.constantFrom('13', '13', '13', '8', '', '99999999999', 'x'),
  extensions: fc.constantFrom('', 'permessage-deflate', 'permessage-deflate; x=', ';;,', 'a; b="'),
  after: fc.uint8Array({ maxLength: 40 }),
});

const openSocket = () => new WebSocket(`ws://127.0.0.1:${port}/app/${app.key}?protocol=7`);

// The next server message of that event.
function heard(socket: WebSocket, event: string): Promise<{ data: string }> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (bytes) => {
      const message = JSON.parse(String(bytes));
      if (message.event === event) resolve(message);
    });
  });
}

async function expectAlive(): Promise<void> {
  const socket = openSocket();
  await heard(socket, 'pusher:connection_established');
  const response = heard(socket, 'pusher:pong');
  socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }));
  await response;
  socket.close();
}

test('survives 4,000 malformed upgrade requests', async () => {
  for (const path of knownToKill) {
    await sendRaw(upgradeRequest({ path, key: goodKey, version: '13', extensions: '' }));
    await expectAlive();
  }
  const inputs = fc.sample(handshake, 4_000);
  for (let start = 0; start < inputs.length; start += 100) {
    await Promise.all(
      inputs
        .slice(start, start + 100)
        .map(({ after, ...request }) => sendRaw(Buffer.concat([upgradeRequest(request), after]))),
    );
  }
  await expectAlive();
}, 60_000);

const channel = fc.oneof(
  fc.constantFrom(
    'double',
    'private-users.1',
    'presence-room',
    ' ',
    '__proto__',
    'presence-',
    'x'.repeat(200),
  ),
  fc.string({ maxLength: 50 }),
);
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const message = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.json(),
  fc
    .record({
      event: fc.oneof(
        fc.constantFrom('pusher:subscribe', 'pusher:unsubscribe', 'client-x', 'pusher:ping', 'pusher:signin'),
        fc.string(),
      ),
      channel: fc.option(channel, { nil: undefined }),
      data: fc.oneof(
        fc.record({ channel, auth: fc.string(), channel_data: fc.oneof(fc.json(), fc.constant(deep(600))) }),
        fc.jsonValue(),
      ),
    })
    .map((value) => JSON.stringify(value)),
  fc
    .constantFrom('private-users.1', 'presence-room', 'double')
    .map((name) => `{"event":"client-x","channel":"${name}","data":${deep(30_000)}}`),
);

test('survives 4,000 malformed frames', async () => {
  const join = async () => {
    const socket = openSocket();
    const { data } = await heard(socket, 'pusher:connection_established');
    const { socket_id: id } = JSON.parse(data);
    for (const name of ['private-users.1', 'presence-room']) {
      const channelData = name.startsWith('presence-') ? JSON.stringify({ user_id: id }) : undefined;
      const auth = `${app.key}:${channelSignature(app.secret, id, name, channelData)}`;
      const joined = heard(socket, 'pusher_internal:subscription_succeeded');
      socket.send(
        JSON.stringify({
          event: 'pusher:subscribe',
          data: { channel: name, auth, channel_data: channelData },
        }),
      );
      await joined;
    }
    return socket;
  };
  let socket = await join();
  for (const [index, one] of fc.sample(message, 4_000).entries()) {
    if (socket.readyState !== WebSocket.OPEN) socket = await join();
    socket.send(one);
    if (index % 200 === 0) await expectAlive();
  }
  socket.close();
  await expectAlive();
}, 60_000);

const body = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constant(deep(20_000)),
  fc
    .record({
      name: fc.oneof(fc.string(), fc.constant('x'.repeat(300))),
      data: fc.oneof(fc.string(), fc.constant('\u0000'), fc.integer()),
      channel: fc.option(channel, { nil: undefined }),
      channels: fc.option(fc.array(channel, { maxLength: 5 }), { nil: undefined }),
      socket_id: fc.option(fc.string(), { nil: undefined }),
    })
    .map((event) => JSON.stringify(event)),
);

test('answers 2,000 calls of the publishing API without a server error', async () => {
  const call = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT'),
    path: fc.oneof(
      fc.constantFrom(
        'events',
        'batch_events',
        'channels',
        'channels/double',
        'channels/presence-room/users',
      ),
      fc.string().map(encodeURIComponent),
    ),
    body,
    query: fc.dictionary(fc.string({ maxLength: 10 }), fc.string({ maxLength: 20 }), { maxKeys: 3 }),
    isSigned: fc.boolean(),
  });
  for (const { method, path, body: text, query, isSigned } of fc.sample(call, 2_000)) {
    const sent = method === 'GET' ? '' : text;
    const url = new URL(`http://localhost:${port}/apps/${app.id}/${path}`);
    const signed: Record<string, string> = {
      ...query,
      auth_key: app.key,
      auth_version: '1.0',
      auth_timestamp: String(Math.floor(Date.now() / 1000)),
    };
    if (sent) signed.body_md5 = createHash('md5').update(sent).digest('hex');
    const parameters = Object.entries(signed)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    for (const [name, value] of Object.entries(signed)) url.searchParams.append(name, value);
    const signature = hmac(app.secret, `${method}\n${decodeURIComponent(url.pathname)}\n${parameters}`);
    url.searchParams.append('auth_signature', isSigned ? signature : 'forged');
    const response = await sandbox.fetch(new Request(url, { method, body: sent || undefined }));
    expect(response.status, `${method} ${url} ${sent.slice(0, 200)}`).toBeLessThan(500);
  }
}, 60_000);

test('refuses an oversized body before reading it', async () => {
  const url = `http://localhost:${port}/apps/${app.id}/events`;
  const response = await sandbox.fetch(
    new Request(url, {
      method: 'POST',
      body: 'x'.repeat(2_000_000),
      headers: { 'Content-Length': '2000000' },
    }),
  );
  expect(response.status).toBe(413);
});
