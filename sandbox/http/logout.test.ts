import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { exampleSandbox } from '../../tests/support/exampleSandbox.ts';
import { exampleBrand } from '../content/exampleBrand.ts';
import { listen } from '../listen.ts';

let now = new Date('2026-03-10T12:00:00Z');
const site = exampleSandbox('aurora', { clock: () => new Date(now) });
const { call, newPlayer, logIn } = site;

/** A logged-in player with a ticket of the sportsbook and an open slot. */
async function arrive() {
  const player = await newPlayer(5_000);
  const token = (await logIn(player)) ?? '';
  const { body: ticket } = await call('GET', '/api/generate-token', { token });
  const { body: categories } = await call('GET', '/v2/casino-games/category');
  const launch = `/api/casino-games/${categories[0].games[0].id}/launch`;
  const { url } = (await call('POST', launch, { token, body: { device: 'desktop' } })).body;
  const spin = async () =>
    (
      await call('POST', `${new URL(url).pathname}/spin`, {
        body: { key: crypto.randomUUID(), bet: 50 },
        host: 'partners',
      })
    ).status;
  const bets = async () =>
    (await call('GET', '/sportsbook/aurora/bets', { token: ticket.token, host: 'partners' })).status;
  return { player, token, spin, bets };
}

test('a logout ends the ticket of the sportsbook and the open slot; a renewal does not', async () => {
  const { token, spin, bets } = await arrive();
  const renewed = (await call('POST', '/api/auth/refresh', { token })).body.access_token;
  expect([await spin(), await bets()]).toEqual([200, 200]);
  await call('POST', '/api/auth/logout', { token: renewed });
  expect([await spin(), await bets()]).toEqual([401, 401]);
});

test('a change of the password and expired tokens end them too', async () => {
  const changed = await arrive();
  const other = (await logIn(changed.player)) ?? '';
  const passwords = { password: 'nova-senha-1', password_confirmation: 'nova-senha-1' };
  const body = { current_password: changed.player.password, ...passwords };
  expect((await call('PUT', '/api/auth/password', { token: other, body })).status).toBe(200);
  expect([await changed.spin(), await changed.bets()]).toEqual([401, 401]);
});

test('a token past its end is refused everywhere, and so is what it has opened', async () => {
  const { token, spin, bets } = await arrive();
  const { body: me } = await call('GET', '/api/auth/me', { token });
  now = new Date(now.getTime() + 3_601_000);
  expect([await spin(), await bets()]).toEqual([401, 401]);
  for (const [method, path] of [
    ['GET', '/api/auth/me'],
    ['POST', '/api/auth/refresh'],
    ['GET', '/api/generate-token'],
    ['POST', '/api/auth/logout'],
    ['GET', '/api/transactions'],
  ] as const) {
    expect((await call(method, path, { token })).status, path).toBe(401);
  }
  const channel = { socket_id: '1.1', channel_name: `private-users.${me.id}` };
  expect((await call('POST', '/api/broadcasting/auth', { token, body: channel })).status).toBe(401);
  expect((await call('GET', '/api/games/double', { token })).body.bets).toEqual([]);
});

test('a logout ends the realtime subscriptions, and their signatures are good no more', async () => {
  const { port, close } = await listen({ ...site.sandbox, close: async () => {} }, 0);
  const player = await newPlayer();
  const token = (await logIn(player)) ?? '';
  const { body: me } = await call('GET', '/api/auth/me', { token });
  const channel = `private-users.${me.id}`;
  const { realtimeKey } = exampleBrand('aurora');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${realtimeKey}?protocol=7`);
  const heard: { event: string; data: string }[] = [];
  socket.on('message', (bytes) => heard.push(JSON.parse(String(bytes))));
  const next = async (event: string) => {
    await expect.poll(() => heard.map((one) => one.event)).toContain(event);
    return (
      heard.splice(
        heard.findIndex((one) => one.event === event),
        1,
      )[0]?.data ?? ''
    );
  };
  const { socket_id } = JSON.parse(await next('pusher:connection_established'));
  const sign = async (bearer: string) =>
    (
      await call('POST', '/api/broadcasting/auth', {
        token: bearer,
        body: { socket_id, channel_name: channel },
      })
    ).body.auth;
  const subscribe = (auth: string) =>
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  const auth = await sign(token);
  subscribe(auth);
  await next('pusher_internal:subscription_succeeded');
  await site.sandbox.control.credit('aurora', player.email, 100);
  await next('user-update');

  await call('POST', '/api/auth/logout', { token });
  await next('pusher:subscription_error');
  subscribe(auth);
  await next('pusher:subscription_error');
  await site.sandbox.control.credit('aurora', player.email, 100);
  expect(heard.filter(({ event }) => event === 'user-update')).toEqual([]);

  // The next login on the same connection hears again.
  subscribe(await sign((await logIn(player)) ?? ''));
  await next('pusher_internal:subscription_succeeded');
  socket.close();
  await close();
});
