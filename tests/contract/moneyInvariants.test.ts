import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
let now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  operator = await startOperator({ clock: () => new Date(now) });
  await operator.sandbox.control.changeSettings('alfa', { withdraw_daily_count: 0, deposit_rollover: 0 });
}, 60_000);
afterAll(() => operator.close());

type Step =
  | { kind: 'deposit' | 'withdraw' | 'bet'; cents: number; copies: number }
  | {
      kind: 'pay' | 'grant' | 'cancel' | 'settle' | 'redeem' | 'exclude' | 'coupon' | 'wait' | 'end';
      cents: number;
    };

const cents = fc.integer({ min: 1, max: 30_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('deposit' as const, 'withdraw' as const, 'bet' as const),
    cents,
    // The same request, sent again and again at the same time, as a phone on a bad network does.
    copies: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom(
      'pay' as const,
      'grant' as const,
      'cancel' as const,
      'settle' as const,
      'redeem' as const,
      'exclude' as const,
      'coupon' as const,
      'wait' as const,
      'end' as const,
    ),
    cents,
  }),
);

interface TestPlayer {
  email: string;
  token: string;
  /** Bonus money granted and not given up. */
  giftCents: number;
}

async function newPlayer(balanceCents = 20_000): Promise<TestPlayer> {
  const { email } = await operator.sandbox.control.createPlayer('alfa', { balanceCents });
  return { email, token: await operator.logIn('alfa', email), giftCents: 0 };
}

/** One request several times at once with one key; every answer has to be the same. */
async function send(token: string, path: string, body: unknown, copies: number) {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: copies }, async () => {
      const answer = await operator.call('alfa', 'POST', path, { token, body, headers });
      return { status: answer.status, text: await answer.text() };
    }),
  );
  const identities = answers.map(({ status, text }) => {
    const parsed: unknown = JSON.parse(text);
    return status === 200 ? JSON.stringify(Object(Object(parsed).data).id) : String(status);
  });
  expect(new Set(identities).size).toBe(1);
}

async function run(step: Step, player: TestPlayer): Promise<void> {
  const { control } = operator.sandbox;
  const { email, token } = player;
  const own = <T extends { email: string }>(list: T[]) => list.find((one) => one.email === email);
  const bonuses = async (): Promise<{ id: string; balance: number }[]> =>
    (await (await operator.call('alfa', 'GET', '/api/bonus', { token })).json()).data;
  switch (step.kind) {
    case 'deposit':
      return send(token, '/api/deposits', { amount: step.cents }, step.copies);
    case 'withdraw':
      return send(token, '/api/withdrawals', { amount: step.cents }, step.copies);
    case 'bet':
      return send(token, '/api/games/mines', { bet: Math.min(step.cents, 2_000), mines: 3 }, step.copies);
    case 'pay': {
      const charge = own(await control.pendingDeposits('alfa'));
      // The bank reports it twice at once.
      const report = () => control.payDeposit('alfa', charge?.id ?? '').catch(() => {});
      await Promise.all([report(), report()]);
      return;
    }
    case 'grant':
      player.giftCents += step.cents;
      return control.grantBonus('alfa', email, step.cents);
    case 'cancel':
    case 'settle': {
      const withdrawal = own(await control.pendingWithdrawals('alfa'));
      if (!withdrawal) return;
      const ending = step.cents % 2 === 0 ? 'approved' : 'refused';
      // The player's wish and the operator's review meet.
      await Promise.all([
        operator.call('alfa', 'DELETE', `/api/withdrawals/${withdrawal.id}`, { token }),
        control.settleWithdrawal('alfa', withdrawal.id, ending).catch(() => {}),
      ]);
      return;
    }
    case 'redeem':
      await control.fulfilBonus('alfa', email).catch(() => {});
      for (const { id } of (await bonuses()).slice(0, 1)) {
        await operator.call('alfa', 'POST', `/api/redeem/${id}`, { token });
      }
      return;
    case 'exclude':
      for (const { id, balance } of (await bonuses()).slice(0, 1)) {
        const answer = await operator.call('alfa', 'DELETE', `/api/bonus/${id}`, { token });
        if (answer.ok) player.giftCents -= balance;
      }
      return;
    case 'coupon': {
      const body = { code: 'BONUS10' };
      const answer = await operator.call('alfa', 'POST', '/api/coupons/apply', { token, body });
      if (answer.ok) player.giftCents += 1_000;
      return;
    }
    case 'end': {
      // Whatever has become of the bonus that the round was staked with.
      const { data } = await (await operator.call('alfa', 'GET', '/api/games/mines', { token })).json();
      if (!data) return;
      const round = `/api/games/mines/${data.id}`;
      await operator.call('alfa', 'POST', `${round}/reveal`, { token, body: { tile: step.cents % 25 } });
      await operator.call('alfa', 'POST', `${round}/cashout`, { token });
      return;
    }
    case 'wait':
      now = new Date(now.getTime() + 20 * 60_000);
  }
}

const balanceOf = async (token: string): Promise<number> =>
  (await (await operator.call('alfa', 'GET', '/api/auth/me', { token })).json()).balance;

interface Line {
  source_type: string;
  type: number;
  status: number;
  amount: number;
}

async function checkInvariants(player: TestPlayer): Promise<void> {
  expect(await operator.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
  const me = await (await operator.call('alfa', 'GET', '/api/auth/me', { token: player.token })).json();
  expect(me.balance).toBeGreaterThanOrEqual(0);
  expect(me.wallet.bonus_mixed).toBeGreaterThanOrEqual(0);
  // The wallet is what the statement says: in, less out, less what waits for its payment; and the gifts that it still
  // holds, which are no movements of money. Each line once.
  const statement = await operator.call('alfa', 'GET', '/api/transactions?per_page=500', {
    token: player.token,
  });
  const { data }: { data: Line[] } = await statement.json();
  const sum = data.reduce((total, { source_type, type, status, amount }) => {
    if (source_type === 'Bonus') return total;
    if (type === 1) return total + (status === 2 ? amount : 0);
    return total - (status === 0 || status === 2 ? amount : 0);
  }, 0);
  expect(me.balance + me.wallet.bonus_mixed).toBe(sum + player.giftCents);
  const bonuses: { balance: number }[] = (
    await (await operator.call('alfa', 'GET', '/api/bonus', { token: player.token })).json()
  ).data;
  expect(bonuses.reduce((sum, { balance }) => sum + balance, 0)).toBe(me.wallet.bonus_mixed);
}

test('whatever happens in whatever order, retried and doubled, the ledger sums to zero and nobody goes below it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      now = new Date('2026-03-10T12:00:00Z');
      // Little money, so that the bonus is staked too.
      const player = await newPlayer(2_500);
      for (const one of steps) {
        await run(one, player);
        await checkInvariants(player);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('the statement and the wallet tell the same story', async () => {
  const player = await newPlayer();
  const { token } = player;
  for (const [kind, amount] of [
    ['deposit', 5_000],
    ['pay', 1],
    ['withdraw', 3_000],
    ['bet', 1_000],
  ] as const) {
    await run({ kind, cents: amount, copies: 2 } as Step, player);
  }
  const statement = await (await operator.call('alfa', 'GET', '/api/transactions', { token })).json();
  const me = await (await operator.call('alfa', 'GET', '/api/auth/me', { token })).json();
  const { deposits, stakes, prizes } = statement.totals;
  const pendingOut = 3_000;
  expect(deposits + prizes - stakes - pendingOut).toBe(me.balance);
  expect(statement.totals).toEqual({ deposits: 25_000, withdrawals: 0, stakes: 1_000, prizes: 0 });
});

test('deposit limits hold for any amounts sent at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cents, { minLength: 2, maxLength: 6 }), cents, async (amounts, limit) => {
      now = new Date(now.getTime() + 40 * 24 * 60 * 60 * 1000);
      const { email } = await operator.sandbox.control.createPlayer('alfa', { balanceCents: 0 });
      const token = await operator.logIn('alfa', email);
      const body = { deposit: { day: limit } };
      await operator.call('alfa', 'PUT', '/api/protection/limits', { token, body });
      const charges = await Promise.all(
        amounts.map(async (amount) => {
          const answer = await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount } });
          return answer.status === 200 ? (await answer.json()).data.id : null;
        }),
      );
      // Every code is paid, the replaced ones too.
      for (const id of charges) await operator.sandbox.control.payDeposit('alfa', id ?? '').catch(() => {});
      expect(await balanceOf(token)).toBeLessThanOrEqual(limit);
    }),
    { numRuns: 8 },
  );
}, 60_000);

test('limits on the number of bets and on losses refuse the stake before it is taken', async () => {
  const player = await newPlayer();
  const { token } = player;
  const limit = (body: object) => operator.call('alfa', 'PUT', '/api/protection/limits', { token, body });
  const bet = async () => {
    const body = { bet: 500, mines: 24 };
    const answer = await operator.call('alfa', 'POST', '/api/games/mines', { token, body });
    return { status: answer.status, body: await answer.json() };
  };
  await limit({ bets: { day: 1 } });
  const first = await bet();
  expect(first.status).toBe(200);
  // A round has to end before the next one begins.
  const { id } = first.body.data ?? first.body;
  for (let tile = 0; tile < 25; tile += 1) {
    await operator.call('alfa', 'POST', `/api/games/mines/${id}/reveal`, { token, body: { tile } });
  }
  await operator.call('alfa', 'POST', `/api/games/mines/${id}/cashout`, { token });
  const refused = await bet();
  expect(refused.status).toBe(422);
  expect(refused.body.message).toContain('limite diário de apostas');
});

test('a charge that was not paid in time is cancelled; what arrives late all the same is booked once', async () => {
  const player = await newPlayer();
  const { token } = player;
  const opened = await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount: 5_000 } });
  const { data } = await opened.json();
  now = new Date(now.getTime() + 16 * 60_000);
  const late = await (await operator.call('alfa', 'GET', `/api/deposits/${data.id}`, { token })).json();
  expect(late.data.status).toBe(4);
  const lines = await (
    await operator.call('alfa', 'GET', '/api/transactions?source=Deposit&status=4', { token })
  ).json();
  expect(lines.meta.total).toBe(1);
  expect(await balanceOf(token)).toBe(20_000);
  const report = () => operator.sandbox.control.payDeposit('alfa', data.id);
  await Promise.allSettled([report(), report()]);
  await expect(report()).rejects.toThrow();
  expect(await balanceOf(token)).toBe(25_000);
  await checkInvariants(player);
});

test('a new charge cancels the former one, sent from two places at once too', async () => {
  const { email, token } = await newPlayer();
  const open = (amount: number) =>
    operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount } });
  const { data: former } = await (await open(5_000)).json();
  await Promise.all([open(3_000), open(4_000)]);
  const pending = await operator.sandbox.control.pendingDeposits('alfa');
  expect(pending.filter((one) => one.email === email)).toHaveLength(1);
  const seen = await (await operator.call('alfa', 'GET', `/api/deposits/${former.id}`, { token })).json();
  expect(seen.data.status).toBe(4);
  // A new one that the limits refuse leaves the former as it was.
  await operator.call('alfa', 'PUT', '/api/protection/limits', { token, body: { deposit: { day: 5_000 } } });
  expect((await open(50_000)).status).toBe(422);
  const still = await operator.sandbox.control.pendingDeposits('alfa');
  expect(still.filter((one) => one.email === email)).toEqual(pending.filter((one) => one.email === email));
});

test("what arrives late and passes the player's own limit goes back to the bank", async () => {
  const { token } = await newPlayer();
  await operator.call('alfa', 'PUT', '/api/protection/limits', { token, body: { deposit: { day: 5_000 } } });
  const open = async () =>
    (await (await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount: 4_000 } })).json())
      .data;
  const former = await open();
  const current = await open();
  await operator.sandbox.control.payDeposit('alfa', former.id);
  await operator.sandbox.control.payDeposit('alfa', current.id);
  expect(await balanceOf(token)).toBe(24_000);
  const returned = await (await operator.call('alfa', 'GET', `/api/deposits/${former.id}`, { token })).json();
  expect(returned.data.status).toBe(3);
});

test('charges pay themselves when the sandbox is told so', async () => {
  const { token } = await newPlayer();
  const { control } = operator.sandbox;
  control.autoPay('alfa', 0);
  await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount: 5_000 } });
  control.autoPay('alfa', null);
  await expect
    .poll(async () => (await (await operator.call('alfa', 'GET', '/api/auth/me', { token })).json()).balance)
    .toBe(25_000);
});

test('an open rollover holds a withdrawal back and says what is missing', async () => {
  const player = await newPlayer();
  await operator.sandbox.control.grantBonus('alfa', player.email, 1_000);
  const { token } = player;
  const answer = await operator.call('alfa', 'POST', '/api/withdrawals', { token, body: { amount: 1_000 } });
  expect(answer.status).toBe(422);
  expect((await answer.json()).message).toMatch(/Faltam R\$\s50,00 em apostas/);
});

test('deposits are wagered as often as the operator asks before anything is withdrawn, in whatever order', async () => {
  const { control } = operator.sandbox;
  await control.changeSettings('alfa', { deposit_rollover: 2 });
  const move = fc.record({
    kind: fc.constantFrom('deposit' as const, 'bet' as const),
    cents: fc.integer({ min: 100, max: 2_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 8 }), async (moves) => {
      const { token } = await newPlayer();
      let left = 0;
      for (const { kind, cents: amount } of moves) {
        now = new Date(now.getTime() + 1_000);
        if (kind === 'deposit') {
          const opened = await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount } });
          await control.payDeposit('alfa', (await opened.json()).data.id);
          left += 2 * amount;
        } else {
          const placed = await operator.call('alfa', 'POST', '/api/games/mines', {
            token,
            body: { bet: amount, mines: 24 },
          });
          const round = await placed.json();
          await operator.call('alfa', 'POST', `/api/games/mines/${round.data.id}/reveal`, {
            token,
            body: { tile: 0 },
          });
          await operator.call('alfa', 'POST', `/api/games/mines/${round.data.id}/cashout`, { token });
          left = Math.max(0, left - amount);
        }
        const { deposits_to_wager } = await (
          await operator.call('alfa', 'GET', '/api/withdrawals', { token })
        ).json();
        expect(deposits_to_wager).toBe(left);
      }
      const answer = await operator.call('alfa', 'POST', '/api/withdrawals', {
        token,
        body: { amount: 100 },
      });
      expect(answer.status).toBe(left > 0 ? 422 : 200);
      if (left > 0)
        expect((await answer.json()).message).toMatch(/^Faltam R\$\s[\d.,]+ em apostas com o valor/);
    }),
    { numRuns: 8 },
  );
  await control.changeSettings('alfa', { deposit_rollover: 0 });
}, 60_000);

test('where the operator says so, nothing is given away before the first approved deposit', async () => {
  const { control } = operator.sandbox;
  await control.changeSettings('alfa', { features_active_for_deposit: true });
  const { email } = await control.createPlayer('alfa', { balanceCents: 0 });
  const token = await operator.logIn('alfa', email);
  const apply = (code: string) =>
    operator.call('alfa', 'POST', '/api/coupons/apply', { token, body: { code } });
  expect((await apply('BONUS10')).status).toBe(403);
  expect((await apply('DEPOSITO50')).status).toBe(200);
  const opened = await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount: 1_000 } });
  await control.payDeposit('alfa', (await opened.json()).data.id);
  expect((await apply('BONUS10')).status).toBe(200);
  await control.changeSettings('alfa', { features_active_for_deposit: false });
});
