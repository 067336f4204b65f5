import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Call } from '../../src/shared/contract/call.ts';
import { calls } from '../../src/shared/contract/calls.ts';
import { unauthenticatedMessage } from '../../src/shared/contract/failure.ts';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';
import { exampleBrand } from '../content/exampleBrand.ts';
import { listen } from '../listen.ts';

let now = new Date('2026-03-10T12:00:00Z');
const site = exampleSandbox('aurora', { clock: () => new Date(now) });
const { call, newPlayer, logIn } = site;

// A logged-in player with a sportsbook token and an open slot.
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

test('ends the sportsbook token and the open slot on logout, but not on refresh', async () => {
  const { token, spin, bets } = await arrive();
  const renewed = (await call('POST', '/api/auth/refresh', { token })).body.access_token;
  expect([await spin(), await bets()]).toEqual([200, 200]);
  await call('POST', '/api/auth/logout', { token: renewed });
  expect([await spin(), await bets()]).toEqual([401, 401]);
});

test('ends them on a password change and with expired tokens too', async () => {
  const changed = await arrive();
  const other = (await logIn(changed.player)) ?? '';
  const passwords = { password: 'nova-senha-1', password_confirmation: 'nova-senha-1' };
  const body = { current_password: changed.player.password, ...passwords };
  expect((await call('PUT', '/api/auth/password', { token: other, body })).status).toBe(200);
  expect([await changed.spin(), await changed.bets()]).toEqual([401, 401]);
});

test('refuses every call with an expired token, and everything it has opened', async () => {
  const { token, spin, bets } = await arrive();
  now = new Date(now.getTime() + 3_601_000);
  expect([await spin(), await bets()]).toEqual([401, 401]);
  const guarded = Object.values<Call>(calls).filter(({ auth }) => auth === 'bearer');
  expect(guarded.length).toBeGreaterThan(30);
  for (const { method, path } of guarded) {
    const body = method === 'GET' ? undefined : {};
    const response = await call(method, path.replaceAll(/\{\w+\}/g, '1'), { token, body });
    expect(response, `${method} ${path}`).toEqual({
      status: 401,
      body: { message: unauthenticatedMessage },
    });
  }
  expect((await call('GET', '/api/games/double', { token })).body.bets).toEqual([]);
});

// A player subscribed to the player's own channel.
async function listenOnOwnChannel({ tokenAgeS = 0 } = {}) {
  const { port, close } = await listen({ ...site.sandbox, close: async () => {} }, 0);
  const player = await newPlayer();
  const token = (await logIn(player)) ?? '';
  now = new Date(now.getTime() + tokenAgeS * 1_000);
  const { body: me } = await call('GET', '/api/auth/me', { token });
  const channel = `private-users.${me.id}`;
  const { realtimeKey } = exampleBrand('aurora');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${realtimeKey}?protocol=7`);
  const heard: { event: string; data: string }[] = [];
  socket.on('message', (bytes) => heard.push(JSON.parse(String(bytes))));
  const next = async (event: string, timeout = 1_000) => {
    await expect.poll(() => heard.map((one) => one.event), { timeout }).toContain(event);
    const index = heard.findIndex((one) => one.event === event);
    return heard.splice(index, 1)[0]?.data ?? '';
  };
  const { socket_id } = JSON.parse(await next('pusher:connection_established'));
  const body = { socket_id, channel_name: channel };
  const sign = async (bearer: string): Promise<string> =>
    (await call('POST', '/api/broadcasting/auth', { token: bearer, body })).body.auth;
  const subscribe = (auth: string) =>
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  const auth = await sign(token);
  subscribe(auth);
  await next('pusher_internal:subscription_succeeded');
  onTestFinished(async () => {
    socket.close();
    await close();
  });
  return {
    player,
    token,
    auth,
    heard,
    next,
    sign,
    subscribe,
    credit: () => site.sandbox.control.credit('aurora', player.email, 100),
  };
}

test('ends the realtime subscriptions and invalidates their signatures on logout', async () => {
  const { player, token, auth, heard, next, sign, subscribe, credit } = await listenOnOwnChannel();
  await credit();
  await next('user-update');

  await call('POST', '/api/auth/logout', { token });
  await next('pusher:subscription_error');
  subscribe(auth);
  await next('pusher:subscription_error');
  await credit();
  expect(heard.filter(({ event }) => event === 'user-update')).toEqual([]);

  // The next login on the same connection receives events again.
  subscribe(await sign((await logIn(player)) ?? ''));
  await next('pusher_internal:subscription_succeeded');
});

test('ends the realtime subscriptions when a token expires without a logout', async () => {
  const { auth, heard, next, subscribe, credit } = await listenOnOwnChannel({ tokenAgeS: 3_599 });
  await credit();
  await next('user-update');
  now = new Date(now.getTime() + 1_000);
  await next('pusher:subscription_error', 5_000);
  subscribe(auth);
  await next('pusher:subscription_error');
  await credit();
  expect(heard.filter(({ event }) => event === 'user-update')).toEqual([]);
});

test('ends the realtime subscriptions on an exclusion', async () => {
  const { player, token, heard, next, credit } = await listenOnOwnChannel();
  const body = { permanent: true, password: player.password };
  expect((await call('POST', '/api/protection/exclusion', { token, body })).status).toBe(200);
  await next('pusher:subscription_error');
  await credit();
  expect(heard.filter(({ event }) => event === 'user-update')).toEqual([]);
});

test('ends the realtime subscriptions of other logins on a password change', async () => {
  const { player, next } = await listenOnOwnChannel();
  const token = (await logIn(player)) ?? '';
  const passwords = { password: 'nova-senha-1', password_confirmation: 'nova-senha-1' };
  const body = { current_password: player.password, ...passwords };
  expect((await call('PUT', '/api/auth/password', { token, body })).status).toBe(200);
  await next('pusher:subscription_error');
});
