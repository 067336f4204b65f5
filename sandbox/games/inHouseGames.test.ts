import { expect, test } from 'vitest';
import { sha256 } from '../../src/shared/fairness/digests.ts';
import { mineIndexes } from '../../src/shared/fairness/mineIndexes.ts';
import { roundSeed } from '../../src/shared/fairness/roundSeed.ts';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';
import type { SportEvent } from './sportsEvents.ts';

const site = exampleSandbox('aurora');
const { call, newPlayer, logIn } = site;

async function player(balanceCents: number): Promise<string> {
  return (await logIn(await newPlayer(balanceCents))) ?? '';
}
const balanceOf = async (token: string) => (await call('GET', '/api/auth/me', { token })).body.balance;

test('reveals a seed with the published hash that puts the mines where they were', async () => {
  const token = await player(10_000);
  const before = (await call('GET', '/api/games/mines', { token })).body;
  const request = { bet: 1_000, mines: 3, client_seed: 'minha semente' };
  const { data } = (await call('POST', '/api/games/mines', { token, body: request })).body;
  expect(data).toMatchObject({ status: 'playing', server_seed_hash: before.next.server_seed_hash });
  expect(data.server_seed).toBeUndefined();
  expect(await balanceOf(token)).toBe(9_000);
  // A reload finds the round again, and a second bet is refused.
  expect((await call('GET', '/api/games/mines', { token })).body.data.id).toBe(data.id);
  expect((await call('POST', '/api/games/mines', { token, body: request })).status).toBe(422);
  expect((await call('POST', `/api/games/mines/${data.id}/cashout`, { token })).status).toBe(422);

  let round = data;
  for (let tile = 0; round.status === 'playing'; tile += 1) {
    round = (await call('POST', `/api/games/mines/${data.id}/reveal`, { token, body: { tile } })).body.data;
  }
  expect(await sha256(round.server_seed)).toBe(before.next.server_seed_hash);
  const indexes = await mineIndexes(
    { serverSeed: round.server_seed, clientSeed: 'minha semente', nonce: round.nonce },
    3,
  );
  expect(round.mine_tiles).toEqual(indexes);
  expect(await balanceOf(token)).toBe(9_000 + round.payout);
});

test('counts rounds of a seed pair from nonce 0 and reveals the pair after rotation', async () => {
  const token = await player(10_000);
  const ends = async (clientSeed?: string) => {
    const request = { bet: 100, mines: 24, client_seed: clientSeed };
    const { data } = (await call('POST', '/api/games/mines', { token, body: request })).body;
    const { body } = await call('POST', `/api/games/mines/${data.id}/reveal`, { token, body: { tile: 0 } });
    return body.data;
  };
  const { next } = (await call('GET', '/api/games/mines', { token })).body;
  const rounds = [await ends('minha'), await ends(), await ends('outra')];
  expect(rounds.map(({ nonce }) => nonce)).toEqual([0, 1, 2]);
  expect(rounds.map((round) => round.client_seed)).toEqual(['minha', 'minha', 'outra']);
  expect(new Set(rounds.map((round) => round.pair_hash))).toEqual(new Set([next.pair_hash]));
  expect(rounds.some((round) => round.pair_seed)).toBe(false);

  const open = (await call('POST', '/api/games/mines', { token, body: { bet: 100, mines: 1 } })).body.data;
  expect((await call('POST', '/api/games/mines/seeds', { token, body: {} })).status).toBe(422);
  for (let tile = 0, status = 'playing'; status === 'playing'; tile += 1) {
    status = (await call('POST', `/api/games/mines/${open.id}/reveal`, { token, body: { tile } })).body.data
      .status;
  }
  const table = (await call('POST', '/api/games/mines/seeds', { token, body: { client_seed: 'nova' } })).body;
  expect(table.rotated).toMatchObject({ server_seed_hash: next.pair_hash, rounds: 4 });
  expect(await sha256(table.rotated.server_seed)).toBe(next.pair_hash);
  expect(table.next).toMatchObject({ nonce: 0, client_seed: 'nova' });
  expect(table.next.pair_hash).not.toBe(next.pair_hash);
  expect(table.history).toHaveLength(4);
  for (const round of table.history) {
    expect(round.pair_seed).toBe(table.rotated.server_seed);
    expect(await roundSeed(round.pair_seed, round.nonce)).toBe(round.server_seed);
  }
  const older = await call('GET', `/api/games/mines/rounds?before=${table.history[1].id}`, { token });
  expect(older.body.data.map(({ nonce }: { nonce: number }) => nonce)).toEqual([1, 0]);
});

test('pays the multiplier on cash-out, lists it in the statement and balances the ledger', async () => {
  const token = await player(10_000);
  for (;;) {
    const { data } = (await call('POST', '/api/games/mines', { token, body: { bet: 100, mines: 1 } })).body;
    const { data: after } = (
      await call('POST', `/api/games/mines/${data.id}/reveal`, { token, body: { tile: 7 } })
    ).body;
    if (after.status === 'lost') continue;
    const before = await balanceOf(token);
    const { data: paid } = (await call('POST', `/api/games/mines/${data.id}/cashout`, { token })).body;
    expect(paid).toMatchObject({ status: 'cashed_out', multiplier: 1.0312, payout: 103 });
    expect(await balanceOf(token)).toBe(before + 103);
    break;
  }
  const { body } = await call('GET', '/api/transactions?source=CasinoBet', { token });
  expect(body.data[0]).toMatchObject({ type: 1, amount: 103, source: { casino_game: { name: 'Mines' } } });
  expect(await site.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
});

test("counts a stake for the active rollover and the player's loss limit", async () => {
  const someone = await newPlayer(10_000);
  await site.sandbox.control.grantBonus('aurora', someone.email, 1_000);
  const token = await logIn(someone);
  await call('POST', '/api/games/double/bets', { token, body: { bet: 500, colour: 1 } });
  const { body: bonus } = await call('GET', '/api/bonus?active=1', { token });
  expect(bonus.data[0].amount_current).toBe(500);
  await call('PUT', '/api/protection/limits', { token, body: { loss: { day: 600 } } });
  const refused = await call('POST', '/api/games/double/bets', { token, body: { bet: 200, colour: 1 } });
  expect([refused.status, refused.body.reason]).toEqual([403, 'limit']);
  expect(refused.body.message).toContain('limite diário de perda');
});

test('refuses stakes in a game that was opened before a pause', async () => {
  const token = await player(5_000);
  const [category] = Object.values((await call('GET', '/v2/casino-games/category')).body);
  const launch = `/api/casino-games/${Object(category).games[0].id}/launch`;
  const { url } = (await call('POST', launch, { token, body: { device: 'desktop' } })).body;
  const spin = () =>
    call('POST', `${new URL(url).pathname}/spin`, {
      body: { key: crypto.randomUUID(), bet: 50 },
      host: 'partners',
    });
  expect((await spin()).status).toBe(200);
  await call('POST', '/api/protection/suspension', { token, body: { days: 1 } });
  const refused = await spin();
  expect(refused.status).toBe(403);
  expect(refused.body.message).toContain('em pausa até');
});

test('shows the Double hash before the round and takes bets only while it waits', async () => {
  const token = await player(5_000);
  const { body } = await call('GET', '/api/games/double', { token });
  expect(body.data).toMatchObject({ phase: 'waiting' });
  expect(body.data.seed).toBeUndefined();
  const last = body.history[0];
  if (last) expect(body.data.seed_hash).toBe(last.seed);
  const placed = await call('POST', '/api/games/double/bets', { token, body: { bet: 300, colour: 0 } });
  expect(placed.body.data).toMatchObject({ bet: 300, colour: 0 });
  expect(await balanceOf(token)).toBe(4_700);
  expect((await call('GET', '/api/games/double', { token })).body.bets).toHaveLength(1);
  expect((await call('POST', '/api/games/double/bets', { token, body: { bet: 5, colour: 0 } })).status).toBe(
    422,
  );
});

test("plays a launched slot for the player's balance, its demonstration for none", async () => {
  const token = await player(5_000);
  const { body: categories } = await call('GET', '/v2/casino-games/category');
  const game = categories[0].games.find(({ demo }: { demo: boolean }) => demo);
  const launched = await call('POST', `/api/casino-games/${game.id}/launch`, {
    token,
    body: { device: 'desktop' },
  });
  const frame = new URL(launched.body.url);
  const spun = await call('POST', `${frame.pathname}/spin`, {
    body: { key: 'one', bet: 100 },
    host: 'partners',
  });
  expect(spun.body.balance).toBe(4_900 + spun.body.payout);
  expect(await balanceOf(token)).toBe(spun.body.balance);
  const demo = await call('POST', `/api/casino-games/${game.id}/demo`, { body: { device: 'mobile' } });
  const free = await call('POST', `${new URL(demo.body.url).pathname}/spin`, {
    body: { key: 'two', bet: 100 },
    host: 'partners',
  });
  expect(free.body.balance).toBe(99_900 + free.body.payout);
  expect(await balanceOf(token)).toBe(spun.body.balance);
  const page = await site.sandbox.fetch(new Request(launched.body.url));
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors');
});

test('refuses a wide-screen game on a phone but not elsewhere', async () => {
  const token = await player(0);
  const launch = (device: string) =>
    call('POST', '/api/casino-games/8001/launch', { token, body: { device } });
  expect((await launch('mobile')).status).toBe(406);
  expect((await launch('desktop')).status).toBe(200);
  expect(
    (await call('POST', '/api/casino-games/999999/launch', { token, body: { device: 'desktop' } })).status,
  ).toBe(404);
});

test('books a sports bet at the current odds', async () => {
  const token = await player(5_000);
  const { body: access } = await call('GET', '/api/generate-token', { token });
  const { body: book } = await call('GET', '/sportsbook/aurora/events', { host: 'partners' });
  const event = book.events.find((one: SportEvent) => !one.live);
  const pick = { eventId: event.id, outcome: 'home', odds: event.outcomes[0].odds };
  const slip = { key: 'slip', stakeCents: 1_000, selections: [pick] };
  const placed = await call('POST', '/sportsbook/aurora/bets', {
    token: access.token,
    body: slip,
    host: 'partners',
  });
  expect(placed.body.betIds).toHaveLength(1);
  expect(await balanceOf(token)).toBe(4_000);
  const moved = { ...slip, key: 'moved', selections: [{ ...pick, odds: pick.odds * 2 }] };
  expect(
    (await call('POST', '/sportsbook/aurora/bets', { token: access.token, body: moved, host: 'partners' }))
      .status,
  ).toBe(422);
  expect(
    (await call('POST', '/sportsbook/aurora/bets', { token: 'forged', body: slip, host: 'partners' })).status,
  ).toBe(401);
  expect(
    (await call('GET', '/sportsbook/aurora/bets', { token: access.token, host: 'partners' })).body.bets,
  ).toHaveLength(1);
});
