import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transactionStatuses } from '../../src/shared/contract/wallet/transactionCodes.ts';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
const start = new Date('2026-03-10T12:00:00Z');
let now = start;
beforeAll(async () => {
  operator = await startOperator({ clock: () => new Date(now) });
}, 60_000);
beforeEach(() => {
  now = start;
});
afterAll(() => operator.close());

const api = (...parameters: Parameters<Operator['call']>) => operator.call(...parameters);
const ask = (...parameters: Parameters<Operator['ask']>) => operator.ask(...parameters);

describe('money', () => {
  test('books a paid charge once, with its occurrence, for repeated reports of the bank', async () => {
    const { token } = await operator.newPlayer();
    const charge = await ask('alfa', 'POST', '/api/deposits', {
      token,
      body: { amount: 5000 },
      headers: { 'Idempotency-Key': 'd1' },
    });
    const again = await ask('alfa', 'POST', '/api/deposits', {
      token,
      body: { amount: 5000 },
      headers: { 'Idempotency-Key': 'd1' },
    });
    expect(again.body).toEqual(charge.body);
    expect(charge.body.data).toMatchObject({
      amount: 5000,
      status: 0,
      pix_code: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/),
    });
    await operator.sandbox.control.payDeposit('alfa', charge.body.data.id);
    await expect(operator.sandbox.control.payDeposit('alfa', charge.body.data.id)).rejects.toThrow();
    expect(await operator.balanceOf(token)).toBe(5000);
    const list = await ask('alfa', 'GET', '/api/transactions?source=Deposit&type=1&status=2', { token });
    expect(list.body.data).toHaveLength(1);
    expect(list.body.data[0]).toMatchObject({ amount: 5000, source: { occurrence: 1 } });
  });

  test('refuses the same key with another amount', async () => {
    const { token } = await operator.newPlayer();
    const deposit = (amount: number) =>
      api('alfa', 'POST', '/api/deposits', { token, body: { amount }, headers: { 'Idempotency-Key': 'k' } });
    expect((await deposit(1000)).status).toBe(200);
    expect((await deposit(2000)).status).toBe(409);
  });

  test('takes the money once for twenty concurrent tries of one withdrawal', async () => {
    const { token } = await operator.newPlayer(10_000);
    const tries = Array.from({ length: 20 }, () =>
      ask('alfa', 'POST', '/api/withdrawals', {
        token,
        body: { amount: 4000 },
        headers: { 'Idempotency-Key': 'w1' },
      }),
    );
    const responses = await Promise.all(tries);
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await operator.balanceOf(token)).toBe(6000);
  });

  test('refuses withdrawals beyond the balance, without an identity check, or beyond the limits', async () => {
    const { token } = await operator.newPlayer(1000);
    const body = { amount: 1001 };
    expect((await ask('alfa', 'POST', '/api/withdrawals', { token, body })).body.message).toBe(
      'Saldo insuficiente.',
    );
    const kyc = await operator.logIn('alfa', 'kyc@sandbox.test');
    expect((await api('alfa', 'POST', '/api/withdrawals', { token: kyc, body })).status).toBe(403);
    expect((await api('alfa', 'POST', '/api/withdrawals', { token, body: { amount: 10.5 } })).status).toBe(
      422,
    );
    expect((await api('alfa', 'POST', '/api/withdrawals', { token, body: { amount: -5 } })).status).toBe(422);
    expect(await operator.balanceOf(token)).toBe(1000);
  });

  test('reviews a withdrawal of a player who pauses meanwhile: paid, or returned to the wallet', async () => {
    const { token, email } = await operator.newPlayer(10_000);
    const request = async (amount: number): Promise<string> =>
      (await ask('alfa', 'POST', '/api/withdrawals', { token, body: { amount } })).body.data.id;
    const [paid, refused] = [await request(3_000), await request(2_000)];
    await api('alfa', 'POST', '/api/protection/suspension', { token, body: { days: 1 } });
    await operator.sandbox.control.settleWithdrawal('alfa', paid, 'approved');
    await operator.sandbox.control.settleWithdrawal('alfa', refused, 'refused');

    now = new Date(start.getTime() + 25 * 60 * 60 * 1000);
    const back = await operator.logIn('alfa', email);
    expect(await operator.balanceOf(back)).toBe(7_000);
    const { body } = await ask('alfa', 'GET', '/api/withdrawals', { token: back });
    expect(
      body.data.map(({ amount, status }: { amount: number; status: number }) => [amount, status]),
    ).toEqual([
      [2_000, transactionStatuses.refused],
      [3_000, transactionStatuses.approved],
    ]);
  });

  test("blocks bets, games and deposits after the player's time limit, but never a withdrawal", async () => {
    const { token } = await operator.newPlayer(5_000);
    await api('alfa', 'PUT', '/api/protection/limits', { token, body: { time: { day: 30 } } });
    const { body: categories } = await ask('alfa', 'GET', '/v2/casino-games/category');
    const launch = `/api/casino-games/${categories[0].games[0].id}/launch`;
    const tries = async () => [
      await ask('alfa', 'POST', launch, { token, body: { device: 'desktop' } }),
      await ask('alfa', 'POST', '/api/deposits', { token, body: { amount: 1_000 } }),
    ];
    expect((await tries()).map(({ status }) => status)).toEqual([200, 200]);
    now = new Date(start.getTime() + 30 * 60 * 1000);
    const bet = await ask('alfa', 'POST', '/api/games/mines', { token, body: { bet: 100, mines: 3 } });
    const message = 'Você atingiu seu limite diário de tempo, 30 minutos.';
    const [launched, deposited] = await tries();
    for (const refused of [launched, bet])
      expect(refused).toMatchObject({ status: 403, body: { message, reason: 'limit' } });
    expect(deposited).toMatchObject({
      status: 422,
      body: { message, reason: 'limit', errors: { amount: [message] } },
    });
    const out = await api('alfa', 'POST', '/api/withdrawals', { token, body: { amount: 500 } });
    expect(out.status).toBe(200);
  });

  test("holds the player's own deposit limit", async () => {
    const { token } = await operator.newPlayer();
    await api('alfa', 'PUT', '/api/protection/limits', { token, body: { deposit: { day: 6000 } } });
    const charge = await ask('alfa', 'POST', '/api/deposits', { token, body: { amount: 5000 } });
    await operator.sandbox.control.payDeposit('alfa', charge.body.data.id);
    const refused = await ask('alfa', 'POST', '/api/deposits', { token, body: { amount: 2000 } });
    expect(refused.body.errors.amount[0]).toContain('limite diário');
  });

  test('filters and pages the statement', async () => {
    const token = await operator.logIn('alfa');
    const page = await ask('alfa', 'GET', '/api/transactions?page=2', { token });
    expect(page.body.meta.page).toBe(2);
    const bets = await ask('alfa', 'GET', '/api/transactions?source=SportBet&type=0', { token });
    expect(
      bets.body.data.every(
        ({ source_type, type }: { source_type: string; type: number }) =>
          source_type === 'SportBet' && type === 0,
      ),
    ).toBe(true);
    expect(bets.body.data[0].source.market.sport_name).toBe('Futebol');
    // Only stakes have the type that counts as a bet.
    const stakes = await ask('alfa', 'GET', '/api/transactions?type=0&per_page=500', { token });
    const kinds = stakes.body.data.map(({ source_type }: { source_type: string }) => source_type);
    expect(new Set(kinds)).toEqual(new Set(['CasinoBet', 'SportBet']));
    const withdrawals = await ask('alfa', 'GET', '/api/transactions?source=Withdraw&type=2', { token });
    expect(withdrawals.body.meta.total).toBeGreaterThan(0);
    const everything = await ask('alfa', 'GET', '/api/transactions?source=&type=&status=&from=&to=', {
      token,
    });
    expect(everything.body.meta.total).toBeGreaterThan(withdrawals.body.meta.total);
    expect((await ask('alfa', 'GET', '/api/transactions?per_page=0', { token })).status).toBe(422);
    const none = await ask('alfa', 'GET', '/api/transactions?from=2030-01-01', { token });
    expect(none.body).toMatchObject({ data: [], meta: { page: 1, pages: 1, total: 0 } });
    expect((await api('alfa', 'GET', '/api/transactions?from=soon', { token })).status).toBe(422);
  });

  test('keeps the ledger at zero after all of this', async () => {
    expect(await operator.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
  });
});

describe('bonuses and coupons', () => {
  test('applies a coupon once per player, in any case, and grants a rollover', async () => {
    const { token } = await operator.newPlayer();
    const apply = (code: string) => ask('alfa', 'POST', '/api/coupons/apply', { token, body: { code } });
    expect((await apply('bonus10')).body).toMatchObject({ userCoupon: { code: 'BONUS10', applied: true } });
    expect((await apply('BONUS10')).body).toEqual({ error: true, message: 'Você já utilizou este cupom.' });
    expect((await apply('nope')).body.message).toBe('Cupom não encontrado.');
    const bonus = await ask('alfa', 'GET', '/api/bonus?active=1', { token });
    expect(bonus.body.data[0]).toMatchObject({ active: 1, amount_rollover: 5000, balance: 1000 });
    expect((await api('alfa', 'GET', '/api/bonus', { token })).status).toBe(422);
  });

  test('repeats the response to a coupon for the same key', async () => {
    const { token } = await operator.newPlayer();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const apply = () =>
      ask('alfa', 'POST', '/api/coupons/apply', { token, headers, body: { code: 'BONUS10' } });
    const first = await apply();
    expect(first.status).toBe(200);
    expect((await apply()).body).toEqual(first.body);
  });

  test('names an ended bonus as such', async () => {
    const { token, email } = await operator.newPlayer();
    await api('alfa', 'POST', '/api/coupons/apply', { token, body: { code: 'BONUS10' } });
    const bonus = await ask('alfa', 'GET', '/api/bonus?active=1', { token });
    const rollover = bonus.body.data[0].id;
    await operator.sandbox.control.fulfilBonus('alfa', email);
    expect((await ask('alfa', 'POST', `/api/redeem/${rollover}`, { token })).status).toBe(200);
    for (const path of [`/api/redeem/${rollover}`, `/api/active/${rollover}`]) {
      const { status, body } = await ask('alfa', 'POST', path, { token });
      expect([status, body.message]).toEqual([422, 'Este bônus já foi encerrado.']);
    }
  });

  test('keeps a deposit coupon for its deposit', async () => {
    const { token } = await operator.newPlayer();
    await api('alfa', 'POST', '/api/coupons/apply', { token, body: { code: 'DEPOSITO50' } });
    const waiting = await ask('alfa', 'POST', '/api/coupons/list', { token, body: { active: true } });
    expect(waiting.body.userCoupons).toMatchObject([{ code: 'DEPOSITO50', deposit: true, applied: false }]);
    const body = { amount: 5000, coupon_code: 'DEPOSITO50' };
    const charge = await ask('alfa', 'POST', '/api/deposits', { token, body });
    await operator.sandbox.control.payDeposit('alfa', charge.body.data.id);
    const me = await ask('alfa', 'GET', '/api/auth/me', { token });
    expect(me.body).toMatchObject({ balance: 5000, wallet: { bonus_mixed: 5000 } });
    const again = await ask('alfa', 'POST', '/api/deposits', { token, body });
    expect([again.status, again.body.errors]).toEqual([
      422,
      { coupon_code: ['Você já utilizou este cupom.'] },
    ]);
  });

  test('redeems only a fulfilled rollover and drops the money of an excluded one', async () => {
    const { token, email } = await operator.newPlayer();
    await operator.sandbox.control.grantBonus('alfa', email, 1000);
    await operator.sandbox.control.grantBonus('alfa', email, 700);
    const list = await ask('alfa', 'GET', '/api/bonus?active=1', { token });
    const [active, waiting] = list.body.data;
    expect((await api('alfa', 'POST', `/api/active/${waiting.id}`, { token })).status).toBe(422);
    expect((await api('alfa', 'POST', `/api/redeem/${active.id}`, { token })).status).toBe(422);
    await operator.sandbox.control.fulfilBonus('alfa', email);
    expect((await ask('alfa', 'POST', `/api/redeem/${active.id}`, { token })).body.success).toBe(true);
    expect((await api('alfa', 'POST', `/api/redeem/${active.id}`, { token })).status).toBe(422);
    expect((await api('alfa', 'DELETE', `/api/bonus/${waiting.id}`, { token })).status).toBe(204);
    const me = await ask('alfa', 'GET', '/api/auth/me', { token });
    expect(me.body).toMatchObject({ balance: 1000, wallet: { bonus_mixed: 0 }, user_rollover: null });
    const stranger = await operator.newPlayer();
    expect((await api('alfa', 'POST', `/api/active/${waiting.id}`, { token: stranger.token })).status).toBe(
      404,
    );
  });
});

describe('account', () => {
  test('adds and removes favorites idempotently', async () => {
    const { token } = await operator.newPlayer();
    const [category] = (await ask('alfa', 'GET', '/v2/casino-games/category')).body;
    const id = category.games[0].id;
    for (const _ of [1, 2]) await api('alfa', 'POST', `/api/favorite-game/favorite/${id}/add`, { token });
    const list = await ask('alfa', 'GET', '/api/favorite-game/favorite', { token });
    const { image } = category.games[0];
    expect(list.body.data).toEqual([{ id, image, image_cf: image }]);
    for (const _ of [1, 2]) await api('alfa', 'POST', `/api/favorite-game/favorite/${id}/remove`, { token });
    expect((await ask('alfa', 'GET', '/api/favorite-game/favorite', { token })).body.data).toEqual([]);
    expect((await api('alfa', 'POST', '/api/favorite-game/favorite/nope/add', { token })).status).toBe(404);
  });

  test('sets the identity by control calls', async () => {
    const { token, email } = await operator.newPlayer();
    const identity = async () => (await ask('alfa', 'GET', '/api/legitimuzStatus', { token })).body;
    expect(await identity()).toEqual({ user_status: 'approved', isApproved: true });
    await operator.sandbox.control.flagVpn('alfa', email, true);
    expect(await identity()).toEqual({ user_status: 'ip_blocked', isApproved: false });
    await operator.sandbox.control.flagVpn('alfa', email, false);
    await operator.sandbox.control.setIdentity('alfa', email, 'pending_face_id');
    expect(await identity()).toEqual({ user_status: 'pending_face_id', isApproved: false });
  });

  test('ends every session at once on a pause and refuses logins', async () => {
    const { token, email } = await operator.newPlayer();
    const response = await ask('alfa', 'POST', '/api/protection/suspension', { token, body: { days: 7 } });
    expect(response.body.until).toBe('2026-03-17T12:00:00.000Z');
    expect((await api('alfa', 'GET', '/api/auth/me', { token })).status).toBe(401);
    await expect(operator.logIn('alfa', email)).rejects.toThrow('403');
  });

  test('requires the password for a self-exclusion', async () => {
    const { token } = await operator.newPlayer();
    const exclude = (password: string) =>
      api('alfa', 'POST', '/api/protection/exclusion', { token, body: { months: 6, password } });
    expect((await exclude('wrong')).status).toBe(422);
    expect((await (await exclude('Bandeira123')).json()).until).toBe('2026-09-10T12:00:00.000Z');
  });
});
