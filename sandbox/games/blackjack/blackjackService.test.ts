import { beforeEach, expect, test } from 'vitest';
import { exampleSandbox } from '../../../tests/support/operator/exampleSandbox.ts';

// The next cards, then aces.
let cards: number[] = [];

const site = exampleSandbox('aurora', {
  random: () => ((cards.shift() ?? 0) + 0.5) / 52,
});
const { call } = site;
beforeEach(() => {
  cards = [];
});

async function player(balanceCents: number, game = 8007) {
  const person = await site.newPlayer(balanceCents);
  const token = (await site.logIn(person)) ?? '';
  const open = async () => {
    const body = { device: 'desktop' };
    const launch = await call('POST', `/api/casino-games/${game}/launch`, { token, body });
    return new URL(launch.body.url).pathname;
  };
  const session = await open();
  const send = (path: string, body: object) =>
    call('POST', `${session}/blackjack${path}`, {
      host: 'partners',
      body: { key: crypto.randomUUID(), ...body },
    });
  return {
    open,
    deal: (bet: number, ...dealt: number[]) => {
      cards = dealt;
      return send('', { bet });
    },
    move: (round: string, move: string, more: object = {}, ...drawn: number[]) => {
      cards = drawn;
      return send('/move', { round, move, ...more });
    },
    state: async (of = session) => (await call('GET', `${of}/blackjack`, { host: 'partners' })).body,
    balance: async () => (await call('GET', '/api/auth/me', { token })).body.balance,
  };
}

test('hides the second card of the banker until the hand is over, and pays a win', async () => {
  const { deal, move, balance } = await player(10_000);
  const { body } = await deal(1_000, 9, 5, 6, 9);
  expect(body).toMatchObject({
    balance: 9_000,
    round: { player: [9, 6], banker: [5, -1], stake: 1_000, isOver: false, payout: 0 },
    canDouble: true,
  });
  const hit = await move(body.round.id, 'hit', {}, 2);
  expect(hit.body).toMatchObject({ round: { player: [9, 6, 2], banker: [5, -1] }, canDouble: false });
  const stood = await move(body.round.id, 'stand', {}, 12);
  expect(stood.body).toMatchObject({
    balance: 11_000,
    round: { banker: [5, 9, 12], isOver: true, payout: 2_000 },
  });
  expect(await balance()).toBe(11_000);
  expect((await move(body.round.id, 'hit')).status).toBe(422);
});

test('takes a repeated deal or move once', async () => {
  const { deal, move, balance } = await player(10_000);
  const { body } = await deal(1_000, 2, 5, 2, 9);
  const key = crypto.randomUUID();
  const first = await move(body.round.id, 'hit', { key }, 1);
  expect((await move(body.round.id, 'hit', { key }, 9)).body).toEqual(first.body);
  expect(first.body.round.player).toEqual([2, 2, 1]);
  expect((await move(body.round.id, 'stand', { key })).status).toBe(409);
  expect((await deal(1_000)).body.message).toBe('Você já tem uma rodada aberta neste jogo.');
  expect(await balance()).toBe(9_000);
});

test('doubles the stake for one card, with enough money and within the limits only', async () => {
  const { deal, move, balance } = await player(2_000);
  const { body } = await deal(1_000, 4, 5, 5, 9);
  const doubled = await move(body.round.id, 'double', {}, 8, 12);
  expect(doubled.body).toMatchObject({
    balance: 4_000,
    round: { player: [4, 5, 8], stake: 2_000, payout: 4_000, isOver: true },
  });
  expect(await balance()).toBe(4_000);

  const poor = await player(1_500);
  const dealt = await poor.deal(1_000, 4, 5, 5, 9);
  expect(dealt.body.canDouble).toBe(false);
  expect((await poor.move(dealt.body.round.id, 'double')).body.message).toBe('Saldo insuficiente.');
  expect(await poor.state()).toMatchObject({ balance: 500, round: { player: [4, 5], isOver: false } });
});

test('ends at once with a blackjack', async () => {
  const { deal } = await player(10_000);
  expect((await deal(1_000, 0, 5, 12, 9)).body).toMatchObject({
    balance: 11_500,
    round: { banker: [5, 9], isOver: true, payout: 2_500 },
  });
});

test('goes on in another session, and refuses the round of another player', async () => {
  const mine = await player(10_000);
  const { body } = await mine.deal(1_000, 9, 5, 6, 9);
  expect(await mine.state(await mine.open())).toMatchObject({ round: body.round });
  const other = await player(10_000);
  expect((await other.move(body.round.id, 'hit')).status).toBe(404);
});

test('refuses stakes in parts of a unit or outside the limits', async () => {
  const { deal, balance } = await player(100_000);
  for (const bet of [0, -100, 150, 0.5, 1e12]) expect((await deal(bet)).status, String(bet)).toBe(422);
  expect(await balance()).toBe(100_000);
});
