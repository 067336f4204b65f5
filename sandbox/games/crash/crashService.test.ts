import { beforeEach, expect, test } from 'vitest';
import { exampleSandbox } from '../../../tests/support/operator/exampleSandbox.ts';

// Decides when curves crash: 96 % of a game divided by what is left of 1.
let drawn = 0;

const now = new Date('2026-03-10T12:00:00Z');
let clock = now;
const site = exampleSandbox('aurora', { clock: () => clock, random: () => drawn });
const { call } = site;
beforeEach(() => {
  clock = now;
  // Reaches about 9×.
  drawn = 0.9;
});
const after = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000);
};

const crashGame = 7001;
const otherCrashGame = 7002;

async function player(balanceCents: number) {
  const token = (await site.logIn(await site.newPlayer(balanceCents))) ?? '';
  const launch = async (game: number) => {
    const { body } = await call('POST', `/api/casino-games/${game}/launch`, {
      token,
      body: { device: 'desktop' },
    });
    return new URL(body.url).pathname;
  };
  const session = await launch(crashGame);
  const post = (path: string, body: object) => call('POST', `${session}/${path}`, { host: 'partners', body });
  return {
    launch,
    post,
    bet: (body: object) => post('crash', { key: crypto.randomUUID(), bet: 1_000, ...body }),
    cashOut: (round: string) => post('crash/cashout', { round }),
    state: (from = session) => call('GET', `${from}/crash`, { host: 'partners' }),
    end: () => call('GET', `${session}/crash/end`, { host: 'partners' }),
    balance: async () => (await call('GET', '/api/auth/me', { token })).body.balance,
  };
}

test('pays the stake times the multiplier of the clock', async () => {
  const { bet, cashOut, balance } = await player(10_000);
  const { body } = await bet({});
  expect(body).toMatchObject({ balance: 9_000, round: { bet: 1_000, status: 'flying', endedAt: null } });
  after(7);
  const paid = await cashOut(body.round.id);
  // Euler's number to the power of 0.7 is 2.0137….
  expect(paid.body.round).toMatchObject({ status: 'cashedOut', endedAt: 201, payout: 2_010 });
  expect(paid.body.balance).toBe(11_010);
  expect(await balance()).toBe(11_010);
});

test('pays a cash-out that is sent twice once', async () => {
  const { bet, cashOut, balance } = await player(10_000);
  const { id } = (await bet({})).body.round;
  after(7);
  const answers = await Promise.all([cashOut(id), cashOut(id)]);
  after(3);
  answers.push(await cashOut(id));
  for (const { body } of answers) expect(body.round).toMatchObject({ endedAt: 201, payout: 2_010 });
  expect(await balance()).toBe(11_010);
});

test('starts one round for a bet that is sent twice, and refuses a second stake while a curve rises', async () => {
  const { bet, post, balance } = await player(10_000);
  const request = { key: crypto.randomUUID(), bet: 1_000 };
  const [first, again] = await Promise.all([post('crash', request), post('crash', request)]);
  expect(again.body.round.id).toBe(first.body.round.id);
  expect(await bet({})).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('rodada aberta') },
  });
  expect((await post('crash', { ...request, bet: 2_000 })).status).toBe(409);
  expect(await balance()).toBe(9_000);
});

test('loses the round of a cash-out that comes after the crash', async () => {
  const { bet, cashOut, balance } = await player(10_000);
  const { id } = (await bet({})).body.round;
  after(60);
  const late = await cashOut(id);
  expect(late.body.round).toMatchObject({ status: 'crashed', payout: 0 });
  expect(late.body.history[0]).toBe(late.body.round.endedAt);
  expect(await balance()).toBe(9_000);
  // The next round may start.
  expect((await bet({})).body.round.status).toBe('flying');
});

test('loses a curve that never rises at once', async () => {
  drawn = 0;
  const { bet, cashOut, balance } = await player(10_000);
  const { id } = (await bet({})).body.round;
  expect((await cashOut(id)).body.round).toMatchObject({ status: 'crashed', endedAt: 100, payout: 0 });
  expect(await balance()).toBe(9_000);
});

test('cashes out at the target exactly and once, also when the page was closed', async () => {
  const { bet, state, end, balance } = await player(10_000);
  const { body } = await bet({ autoCashOut: 250 });
  expect(body.round).toMatchObject({ status: 'flying', autoCashOut: 250, endedAt: null });
  // Euler's number to the power of 0.92 is 2.509….
  after(9.2);
  // No page calls the game meanwhile.
  await expect.poll(balance, { timeout: 20_000 }).toBe(11_500);
  await Promise.all([state(), end()]);
  const { round, own } = (await end()).body;
  expect(round).toMatchObject({ status: 'cashedOut', endedAt: 250, payout: 2_500 });
  expect(own).toEqual([{ bet: 1_000, cashedAt: 250, payout: 2_500 }]);
  expect(await balance()).toBe(11_500);
}, 30_000);

test('pays the target for a press after it, and the multiplier of a press before it', async () => {
  const { bet, cashOut } = await player(10_000);
  const { id } = (await bet({ autoCashOut: 200 })).body.round;
  after(8);
  expect((await cashOut(id)).body.round).toMatchObject({ status: 'cashedOut', endedAt: 200, payout: 2_000 });
  const next = (await bet({ autoCashOut: 200 })).body.round;
  after(5);
  expect((await cashOut(next.id)).body.round).toMatchObject({ endedAt: 164, payout: 1_640 });
});

test('loses a round whose curve crashes below its target, and pays a target at the crash', async () => {
  const { bet, end, balance } = await player(10_000);
  // The curve crashes after 1.92×.
  drawn = 0.5;
  await bet({ autoCashOut: 1_000 });
  after(60);
  const lost = (await end()).body;
  expect(lost.round).toMatchObject({ status: 'crashed', payout: 0 });
  await bet({ autoCashOut: lost.round.endedAt });
  after(60);
  const { round } = (await end()).body;
  expect(round).toMatchObject({ status: 'cashedOut', endedAt: lost.round.endedAt });
  expect(await balance()).toBe(8_000 + round.payout);
});

test('refuses targets that no curve may pay and takes no stake', async () => {
  const { bet, balance } = await player(10_000);
  for (const autoCashOut of [100, 0, -200, 150.5, 100_001]) {
    expect(await bet({ autoCashOut }), String(autoCashOut)).toMatchObject({
      status: 422,
      body: { message: 'A retirada automática vai de 1,01× a 1.000×.' },
    });
  }
  expect((await bet({ autoCashOut: '2' })).status).toBe(422);
  expect(await balance()).toBe(10_000);
});

test('takes half and double stakes in whole reais', async () => {
  const { bet, cashOut } = await player(10_000);
  for (const stake of [400, 300]) {
    const { round } = (await bet({ bet: stake })).body;
    expect(round.bet).toBe(stake);
    await cashOut(round.id);
  }
});

test('goes on with the round in a session that is opened again', async () => {
  const { bet, launch, state, balance } = await player(10_000);
  const { id } = (await bet({})).body.round;
  after(5);
  const reopened = await launch(crashGame);
  expect((await state(reopened)).body.round).toMatchObject({ id, status: 'flying', elapsedMs: 5_000 });
  const paid = await call('POST', `${reopened}/crash/cashout`, { host: 'partners', body: { round: id } });
  expect(paid.body.round).toMatchObject({ status: 'cashedOut', payout: 1_640 });
  expect(await balance()).toBe(10_640);
  expect((await state(await launch(otherCrashGame))).body.round).toBeNull();
});

test('keeps the crash to itself until the curve has crashed', async () => {
  const { bet, state, end } = await player(10_000);
  drawn = 0.05;
  await bet({});
  const flying = (await state()).body;
  expect(flying.round).toMatchObject({ status: 'flying', endedAt: null });
  after(5);
  const { body } = await end();
  expect(body.round).toMatchObject({ status: 'crashed', payout: 0 });
  expect(body.history).toEqual([body.round.endedAt, ...flying.history.slice(0, 11)]);
});

test('shows twelve earlier rounds of the table before the first one of a player', async () => {
  const one = (await (await player(10_000)).state()).body.history;
  expect(one).toHaveLength(12);
  expect(Math.min(...one)).toBeGreaterThanOrEqual(100);
  expect((await (await player(10_000)).state()).body.history).toEqual(one);
});

test('refuses other stakes, rounds of others and games of another kind', async () => {
  const one = await player(10_000);
  const other = await player(10_000);
  for (const bet of [0, -100, 150, 1e9, 0.5]) expect((await one.bet({ bet })).status).toBe(422);
  const { id } = (await one.bet({})).body.round;
  expect((await other.cashOut(id)).status).toBe(404);
  for (const path of ['spin', 'table']) {
    const body = { key: 'k', bet: 100, bets: { red: 100 } };
    expect((await one.post(path, body)).status, path).toBe(404);
  }
  expect(await one.balance()).toBe(9_000);
});

test('refuses a stake above the balance and starts no round', async () => {
  const { bet, state } = await player(500);
  expect(await bet({})).toMatchObject({ status: 422, body: { message: 'Saldo insuficiente.' } });
  expect((await state()).body.round).toBeNull();
});
