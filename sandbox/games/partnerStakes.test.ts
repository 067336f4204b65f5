import { beforeEach, expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/exampleSandbox.ts';
import { sportEvents } from './sportsEvents.ts';

// A minute before the first matches end.
const now = new Date('2026-03-10T12:29:00Z');
let later = now;
const site = exampleSandbox('aurora', { clock: () => later });
const { call } = site;
beforeEach(() => {
  later = now;
});

async function player(balanceCents: number) {
  const token = (await site.logIn(await site.newPlayer(balanceCents))) ?? '';
  const { body: access } = await call('GET', '/api/generate-token', { token });
  const sports = { host: 'partners', token: String(access.token) };
  return {
    token,
    bet: (body: object) => call('POST', '/sportsbook/aurora/bets', { ...sports, body }),
    bets: async () => (await call('GET', '/sportsbook/aurora/bets', sports)).body.bets,
    balance: async () => (await call('GET', '/api/auth/me', { token })).body.balance,
  };
}

const [first, second] = sportEvents(now);
const selection = (event = first) => {
  const [outcome] = event?.outcomes ?? [];
  return { eventId: event?.id, outcome: outcome?.key, odds: outcome?.odds };
};

test('treats a slip resent with its key as one bet, even with moved odds and a finished match', async () => {
  const { bet, bets, balance } = await player(10_000);
  const slip = { key: crypto.randomUUID(), stakeCents: 500, selections: [selection(), selection(second)] };
  const placed = await bet(slip);
  expect(placed).toMatchObject({ status: 200, body: { betIds: [expect.any(String)] } });
  later = new Date(now.getTime() + 2 * 60_000);
  const moved = slip.selections.map((one) => ({ ...one, odds: Number(one.odds) * 2 })).reverse();
  expect(await bet({ ...slip, selections: moved })).toEqual(placed);
  later = now;
  expect(await bets()).toHaveLength(1);
  expect(await balance()).toBe(9_500);
});

test('refuses a key that belongs to a slip with another stake or selection', async () => {
  const { bet, bets } = await player(10_000);
  const slip = { key: crypto.randomUUID(), stakeCents: 500, selections: [selection()] };
  await bet(slip);
  expect((await bet({ ...slip, stakeCents: 600 })).status).toBe(409);
  expect((await bet({ ...slip, selections: [selection(second)] })).status).toBe(409);
  expect(await bets()).toHaveLength(1);
});

test('keeps the key of a refused slip free', async () => {
  const { bet, bets } = await player(400);
  const slip = { key: crypto.randomUUID(), stakeCents: 500, selections: [selection()] };
  expect(await bet(slip)).toMatchObject({ status: 422, body: { message: 'Saldo insuficiente.' } });
  expect((await bet({ ...slip, stakeCents: 400 })).status).toBe(200);
  expect(await bets()).toHaveLength(1);
});

test('plays a spin resent with its key once', async () => {
  const { token, balance } = await player(10_000);
  const { body: launch } = await call('POST', '/api/casino-games/1002/launch', {
    token,
    body: { device: 'desktop' },
  });
  const spin = (body: object) =>
    call('POST', `${new URL(launch.url).pathname}/spin`, { host: 'partners', body });
  const request = { key: crypto.randomUUID(), bet: 50 };
  const round = await spin(request);
  expect(round.status).toBe(200);
  for (let again = 0; again < 3; again += 1) expect(await spin(request)).toEqual(round);
  expect(await balance()).toBe(10_000 - 50 + round.body.payout);
  expect((await spin({ ...request, bet: 100 })).status).toBe(409);
});
