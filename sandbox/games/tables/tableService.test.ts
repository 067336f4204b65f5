import { beforeEach, expect, test } from 'vitest';
import { exampleSandbox } from '../../../tests/support/operator/exampleSandbox.ts';

let drawn = 0;

const site = exampleSandbox('aurora', { random: () => drawn });
const { call } = site;
beforeEach(() => {
  // The pocket 17, black.
  drawn = 17.5 / 37;
});

async function player(balanceCents: number, game = 8001) {
  const token = (await site.logIn(await site.newPlayer(balanceCents))) ?? '';
  const launch = await call('POST', `/api/casino-games/${game}/launch`, {
    token,
    body: { device: 'desktop' },
  });
  const session = new URL(launch.body.url).pathname;
  return {
    play: (body: object) =>
      call('POST', `${session}/table`, { host: 'partners', body: { key: crypto.randomUUID(), ...body } }),
    balance: async () => (await call('GET', '/api/auth/me', { token })).body.balance,
  };
}

test('pays what the pocket wins and takes what it loses', async () => {
  const { play, balance } = await player(10_000);
  const { body } = await play({ bets: { 17: 100, black: 500, red: 500, 'dozen-2': 100 } });
  expect(body).toMatchObject({ shown: [17], stake: 1_200, payout: 3_600 + 1_000 + 300, balance: 13_700 });
  expect(body.winners).toEqual(expect.arrayContaining(['17', 'black', 'dozen-2']));
  expect(await balance()).toBe(13_700);
});

test('plays a round that is sent twice once and keeps its pocket', async () => {
  const { play, balance } = await player(10_000);
  const request = { key: crypto.randomUUID(), bets: { red: 500, 5: 100 } };
  const first = await play(request);
  drawn = 5.5 / 37;
  expect(await Promise.all([play(request), play(request)])).toEqual([first, first]);
  expect(await balance()).toBe(9_400);
  expect((await play({ ...request, bets: { red: 600 } })).status).toBe(409);
});

test('refuses stakes on no place, in parts of a unit, outside of the limits, or above the balance', async () => {
  const { play, balance } = await player(100_000);
  for (const bets of [
    {},
    { 37: 100 },
    { red: 0 },
    { red: -100 },
    { red: 150 },
    { red: 0.5 },
    { red: 1e12 },
  ]) {
    expect((await play({ bets })).status, JSON.stringify(bets)).toBe(422);
  }
  expect((await play({ bets: { red: 100, black: -100 } })).status).toBe(422);
  expect(await balance()).toBe(100_000);
  const poor = await player(50);
  expect((await poor.play({ bets: { red: 100 } })).body.message).toBe('Saldo insuficiente.');
});

test('keeps to the limits of a live table', async () => {
  const { body: categories } = await call('GET', '/v2/casino-games/category');
  const live = categories
    .find(({ slug }: { slug: string }) => slug === 'live')
    .games.find(
      ({ name, table }: { name: string; table: { min_bet: number } }) =>
        /^Roleta/.test(name) && table.min_bet > 100,
    );
  const { play } = await player(100_000, live.id);
  expect((await play({ bets: { red: 100 } })).body.message).toContain('A aposta mínima desta mesa');
  const stake = Math.ceil(live.table.min_bet / 100) * 100;
  expect((await play({ bets: { red: stake } })).status).toBe(200);
});
