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

test('limits on the number of bets and on losses refuse the stake before it is taken', async () => {
  const { token } = await operator.newPlayer(20_000);
  const limit = (body: object) => operator.call('alfa', 'PUT', '/api/protection/limits', { token, body });
  const bet = () =>
    operator.ask('alfa', 'POST', '/api/games/mines', { token, body: { bet: 500, mines: 24 } });
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

test('a new charge cancels the former one, sent from two places at once too', async () => {
  const { email, token } = await operator.newPlayer(20_000);
  const open = (amount: number) =>
    operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount } });
  const { data: former } = await (await open(5_000)).json();
  await Promise.all([open(3_000), open(4_000)]);
  const pending = await operator.sandbox.control.pendingDeposits('alfa');
  expect(pending.filter((one) => one.email === email)).toHaveLength(1);
  const seen = (await operator.ask('alfa', 'GET', `/api/deposits/${former.id}`, { token })).body;
  expect(seen.data.status).toBe(4);
  // A new one that the limits refuse leaves the former as it was.
  await operator.call('alfa', 'PUT', '/api/protection/limits', { token, body: { deposit: { day: 5_000 } } });
  expect((await open(50_000)).status).toBe(422);
  const still = await operator.sandbox.control.pendingDeposits('alfa');
  expect(still.filter((one) => one.email === email)).toEqual(pending.filter((one) => one.email === email));
});

test("what arrives late and passes the player's own limit goes back to the bank", async () => {
  const { token } = await operator.newPlayer(20_000);
  await operator.call('alfa', 'PUT', '/api/protection/limits', { token, body: { deposit: { day: 5_000 } } });
  const open = async () =>
    (await operator.ask('alfa', 'POST', '/api/deposits', { token, body: { amount: 4_000 } })).body.data;
  const former = await open();
  const current = await open();
  await operator.sandbox.control.payDeposit('alfa', former.id);
  await operator.sandbox.control.payDeposit('alfa', current.id);
  expect(await operator.balanceOf(token)).toBe(24_000);
  const returned = (await operator.ask('alfa', 'GET', `/api/deposits/${former.id}`, { token })).body;
  expect(returned.data.status).toBe(3);
});

test('charges pay themselves when the sandbox is told so', async () => {
  const { token } = await operator.newPlayer(20_000);
  const { control } = operator.sandbox;
  control.autoPay('alfa', 0);
  await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount: 5_000 } });
  control.autoPay('alfa', null);
  await expect.poll(() => operator.balanceOf(token)).toBe(25_000);
});

test('an open rollover holds a withdrawal back and says what is missing', async () => {
  const { email, token } = await operator.newPlayer(20_000);
  await operator.sandbox.control.grantBonus('alfa', email, 1_000);
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
      const { token } = await operator.newPlayer(20_000);
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
        const { deposits_to_wager } = (await operator.ask('alfa', 'GET', '/api/withdrawals', { token })).body;
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
  const { token } = await operator.newPlayer();
  const apply = (code: string) =>
    operator.call('alfa', 'POST', '/api/coupons/apply', { token, body: { code } });
  expect((await apply('BONUS10')).status).toBe(403);
  expect((await apply('DEPOSITO50')).status).toBe(200);
  const opened = await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount: 1_000 } });
  await control.payDeposit('alfa', (await opened.json()).data.id);
  expect((await apply('BONUS10')).status).toBe(200);
  await control.changeSettings('alfa', { features_active_for_deposit: false });
});
