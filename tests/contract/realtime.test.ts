import Pusher from 'pusher';
import PusherClient from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { channelSignature } from '../../sandbox/realtime/signature.ts';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
const clients: PusherClient[] = [];
beforeAll(async () => {
  operator = await startOperator();
}, 60_000);
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});
afterAll(() => operator.close());

function client(key = 'sandbox-alfa', token?: string): PusherClient {
  const made = new PusherClient(key, {
    cluster: 'mt1',
    wsHost: '127.0.0.1',
    wsPort: operator.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `http://127.0.0.1:${operator.port}/api/broadcasting/auth`,
      headers: { Authorization: `Bearer ${token}`, Host: 'api.alfa.example' },
      customHandler: async ({ socketId, channelName }, callback) => {
        const response = await operator.call('alfa', 'POST', '/api/broadcasting/auth', {
          token,
          body: { socket_id: socketId, channel_name: channelName },
        });
        if (response.ok) callback(null, await response.json());
        else callback(new Error(`status ${response.status}`), null);
      },
    },
  });
  clients.push(made);
  return made;
}

function once<T = unknown>(
  source: { bind(event: string, listener: (data: T) => void): unknown },
  event: string,
) {
  return new Promise<T>((resolve) => source.bind(event, resolve));
}

describe('the official pusher-js', () => {
  test('connects, subscribes to its own private channel, and receives a credit with the committed balance', async () => {
    const token = await operator.logIn('alfa');
    const me = await (await operator.call('alfa', 'GET', '/api/auth/me', { token })).json();
    const pusher = client('sandbox-alfa', token);
    const channel = pusher.subscribe(`private-users.${me.id}`);
    const transactions = pusher.subscribe(`private-transactions.user.${me.id}`);
    await Promise.all([
      once(channel, 'pusher:subscription_succeeded'),
      once(transactions, 'pusher:subscription_succeeded'),
    ]);
    const update = once(channel, 'user-update');
    const line = once(transactions, 'transaction-event');
    await operator.sandbox.control.credit('alfa', 'veterano@sandbox.test', 4_200);
    expect(await update).toEqual({ balance: me.balance + 4_200, wallet: me.wallet });
    expect(await line).toMatchObject({ source_type: 'Credit', status: 2, type: 1, amount: 4_200 });
    const after = await (await operator.call('alfa', 'GET', '/api/auth/me', { token })).json();
    expect(after.balance).toBe(me.balance + 4_200);
    const pending = once(transactions, 'transaction-event');
    await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount: 5_000 } });
    expect(await pending).toMatchObject({ source_type: 'Deposit', status: 0, type: 1, amount: 5_000 });
  });

  test("is refused another player's channel and any private channel without a session", async () => {
    const token = await operator.logIn('alfa', 'novo@sandbox.test');
    const refused = client('sandbox-alfa', token).subscribe('private-users.1');
    expect(await once(refused, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError' });
    const anonymous = client().subscribe('private-users.1');
    expect(await once(anonymous, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError' });
  });

  test('receives 4001 for an unknown key', async () => {
    const error = once(client('nobody').connection, 'error');
    expect(await error).toMatchObject({ error: { data: { code: 4001 } } });
  });

  test('reconnects after realtime was dropped', async () => {
    const pusher = client();
    await once(pusher.connection, 'connected');
    const states: string[] = [];
    pusher.connection.bind('state_change', ({ current }: { current: string }) => states.push(current));
    const again = once(pusher.connection, 'connected');
    operator.sandbox.control.dropRealtime('alfa', 100);
    await again;
    expect(states).toContain('connecting');
    expect(operator.sandbox.control.realtimeConnections('alfa')).toBe(1);
  });
});

describe('the official pusher server package', () => {
  const server = (change: Partial<{ secret: string; appId: string }> = {}) =>
    new Pusher({
      appId: 'sandbox-alfa',
      key: 'sandbox-alfa',
      secret: 'secret-sandbox-alfa',
      host: '127.0.0.1',
      port: String(operator.port),
      useTLS: false,
      ...change,
    });

  test('publishes one event and a batch to a public channel, except to the named socket', async () => {
    const listening = client();
    const channel = listening.subscribe('double');
    await once(channel, 'pusher:subscription_succeeded');
    const heard: unknown[] = [];
    channel.bind('round-update', (data: unknown) => heard.push(data));
    await server().trigger(
      'double',
      'round-update',
      { id: '1' },
      { socket_id: listening.connection.socket_id },
    );
    await server().trigger('double', 'round-update', { id: '2' });
    const last = once(channel, 'last');
    await server().triggerBatch([
      { channel: 'double', name: 'round-update', data: { id: '3' } },
      { channel: 'double', name: 'last', data: {} },
    ]);
    await last;
    expect(heard).toEqual([{ id: '2' }, { id: '3' }]);
  });

  test('lists subscribers', async () => {
    const channel = client().subscribe('double');
    await once(channel, 'pusher:subscription_succeeded');
    const list = await server().get({ path: '/channels', params: { filter_by_prefix: 'dou' } });
    expect(await list.json()).toEqual({ channels: { double: {} } });
    const one = await server().get({ path: '/channels/double', params: { info: 'subscription_count' } });
    expect(await one.json()).toEqual({ occupied: true, subscription_count: 1 });
  });

  test('is refused with a wrong secret, and for an unknown app', async () => {
    await expect(server({ secret: 'wrong' }).trigger('double', 'x', {})).rejects.toMatchObject({
      status: 401,
    });
    await expect(server({ appId: 'gone' }).trigger('double', 'x', {})).rejects.toMatchObject({ status: 404 });
  });
});

describe('the protocol', () => {
  async function raw(path = '/app/sandbox-alfa?protocol=7') {
    const socket = new WebSocket(`ws://127.0.0.1:${operator.port}${path}`);
    const frames: { event: string; channel?: string; data: unknown }[] = [];
    let wake = () => {};
    socket.on('message', (bytes) => {
      frames.push(JSON.parse(bytes.toString()));
      wake();
    });
    const next = async () => {
      while (frames.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const frame = frames.shift();
      if (!frame) throw new Error('no frame');
      return frame;
    };
    const send = (event: string, data: unknown, channel?: string) =>
      socket.send(JSON.stringify({ event, data, channel }));
    return { socket, next, send };
  }
  const socketIdOf = ({ data }: { data: unknown }) => JSON.parse(String(data)).socket_id as string;

  test('sends a JSON string with socket id and activity timeout first, and answers pings', async () => {
    const { socket, next, send } = await raw();
    const hello = await next();
    expect(hello.event).toBe('pusher:connection_established');
    expect(JSON.parse(String(hello.data))).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    });
    send('pusher:ping', {});
    expect(await next()).toEqual({ event: 'pusher:pong', data: {} });
    socket.close();
  });

  test('includes channel_data in the signature whenever the client sends it', async () => {
    const { socket, next, send } = await raw();
    const id = socketIdOf(await next());
    const channel = 'private-x';
    const sign = (data?: string) =>
      `sandbox-alfa:${channelSignature('secret-sandbox-alfa', id, channel, data)}`;
    send('pusher:subscribe', { channel, auth: sign(), channel_data: '{}' });
    expect(await next()).toMatchObject({ event: 'pusher:subscription_error', channel });
    send('pusher:subscribe', { channel, auth: sign('{}'), channel_data: '{}' });
    expect(await next()).toMatchObject({ event: 'pusher_internal:subscription_succeeded', channel });
    socket.close();
  });

  test('forwards client events to the others on a private channel, never back, never on a public one', async () => {
    const [one, other] = [await raw(), await raw()];
    const channel = 'private-room';
    for (const { next, send } of [one, other]) {
      const id = socketIdOf(await next());
      send('pusher:subscribe', {
        channel,
        auth: `sandbox-alfa:${channelSignature('secret-sandbox-alfa', id, channel)}`,
      });
      await next();
    }
    one.send('client-typing', { who: 'one' }, channel);
    expect(await other.next()).toEqual({ event: 'client-typing', channel, data: { who: 'one' } });
    // An event without the prefix reaches no other client.
    one.send('typing', { who: 'one' }, channel);
    one.send('client-typing', { who: 'again' }, channel);
    expect(await other.next()).toEqual({ event: 'client-typing', channel, data: { who: 'again' } });
    one.send('client-typing', {}, 'double');
    expect(await one.next()).toMatchObject({ event: 'pusher:error', data: { code: 4009 } });
    one.socket.close();
    other.socket.close();
  });

  test('refuses unsupported versions', async () => {
    const { socket, next } = await raw('/app/sandbox-alfa?protocol=3');
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    expect(await next()).toMatchObject({ event: 'pusher:error', data: { code: 4007 } });
    expect(await closed).toBe(4007);
  });

  test('survives garbage', async () => {
    const { socket, next, send } = await raw();
    await next();
    socket.send('{');
    expect(await next()).toMatchObject({ event: 'pusher:error' });
    send('pusher:subscribe', { channel: 'no spaces' });
    expect(await next()).toMatchObject({ event: 'pusher:error', data: { code: 4009 } });
    socket.close();
  });
});
