import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCpf, registrationForm } from '../support/operator/registrationForm.ts';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
let now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  operator = await startOperator({ clock: () => new Date(now) });
  await operator.sandbox.control.changeSettings('alfa', { withdraw_daily_count: 0, deposit_rollover: 0 });
}, 60_000);
afterAll(() => operator.close());

test('refuses an empty idempotency key, which different requests would share', async () => {
  const { token } = await operator.newPlayer(20_000);
  const headers = { 'Idempotency-Key': '' };
  const body = { amount: 5000 };
  const refused = await operator.ask('alfa', 'POST', '/api/withdrawals', { token, body, headers });
  expect([refused.status, refused.body.message]).toEqual([400, 'Idempotency-Key inválida.']);
  expect(await operator.balanceOf(token)).toBe(20_000);
});

test('refuses a stake beyond the limits on bets and losses before taking it', async () => {
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
  expect([refused.status, refused.body.reason]).toEqual([403, 'limit']);
  expect(refused.body.message).toContain('limite diário de apostas');
});

test("reports the time used today in the site's time zone, next to the 24 hours of the limits", async () => {
  const { email } = await operator.newPlayer();
  const before = now;
  // Ten minutes before midnight in São Paulo.
  now = new Date('2026-03-11T02:50:00Z');
  const token = await operator.logIn('alfa', email);
  const timeAfter = async (minutes: number) => {
    now = new Date(Date.parse('2026-03-11T02:50:00Z') + minutes * 60_000);
    const { body } = await operator.ask('alfa', 'GET', '/api/protection/limits', { token });
    return [body.time_today, body.used.time.day];
  };
  expect(await timeAfter(9)).toEqual([9, 9]);
  expect(await timeAfter(25)).toEqual([15, 25]);
  await operator.sandbox.control.changeSettings('alfa', { general_timezone: 'Asia/Tokyo' });
  expect(await timeAfter(26)).toEqual([26, 26]);
  await operator.sandbox.control.changeSettings('alfa', { general_timezone: 'America/Sao_Paulo' });
  now = before;
});

test("counts concurrent sessions once, each until the player's last activity", async () => {
  const { email } = await operator.newPlayer();
  const before = now;
  const begin = Date.parse('2026-03-11T15:00:00Z');
  const later = (minutes: number) => {
    now = new Date(begin + minutes * 60_000);
  };
  const used = async (token: string) =>
    (await operator.ask('alfa', 'GET', '/api/protection/limits', { token })).body.time_today;
  later(0);
  const phone = await operator.logIn('alfa', email);
  later(10);
  const desktop = await operator.logIn('alfa', email);
  later(20);
  expect(await used(phone)).toBe(20);
  later(41);
  expect(await used(desktop)).toBe(41);
  // Both pages stay open and fetch the profile without user activity.
  later(55);
  await operator.ask('alfa', 'GET', '/api/auth/me', { token: phone });
  later(180);
  const again = await operator.logIn('alfa', email);
  expect(await used(again)).toBe(41);
  now = before;
});

test('keeps the clock of the session in use continuous when a stake meets a forgotten session', async () => {
  const { email } = await operator.newPlayer(20_000);
  const before = now;
  const begin = Date.parse('2026-03-11T15:00:00Z');
  const later = (minutes: number) => {
    now = new Date(begin + minutes * 60_000);
  };
  later(0);
  await operator.logIn('alfa', email);
  later(20);
  const token = await operator.logIn('alfa', email);
  const used = async () =>
    (await operator.ask('alfa', 'GET', '/api/protection/limits', { token })).body.time_today;
  later(29);
  expect(await used()).toBe(9);
  const bet = await operator.ask('alfa', 'POST', '/api/games/mines', {
    token,
    body: { bet: 500, mines: 3 },
  });
  expect(bet.status).toBe(200);
  expect(await used()).toBe(9);
  now = before;
});

test('cancels the former charge for a new one, also for concurrent requests', async () => {
  const { email, token } = await operator.newPlayer(20_000);
  const open = (amount: number) =>
    operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount } });
  const { data: former } = await (await open(5_000)).json();
  await Promise.all([open(3_000), open(4_000)]);
  const pending = await operator.sandbox.control.pendingDeposits('alfa');
  expect(pending.filter((one) => one.email === email)).toHaveLength(1);
  const seen = (await operator.ask('alfa', 'GET', `/api/deposits/${former.id}`, { token })).body;
  expect(seen.data.status).toBe(4);
  // A new one that the limits refuse leaves the former unchanged.
  await operator.call('alfa', 'PUT', '/api/protection/limits', { token, body: { deposit: { day: 5_000 } } });
  expect((await open(50_000)).status).toBe(422);
  const still = await operator.sandbox.control.pendingDeposits('alfa');
  expect(still.filter((one) => one.email === email)).toEqual(pending.filter((one) => one.email === email));
});

test("returns a late payment that exceeds the player's own limit", async () => {
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

test("returns the payment of an open charge that exceeds the player's lowered limit", async () => {
  const { token } = await operator.newPlayer(20_000);
  const limit = (day: number) =>
    operator.call('alfa', 'PUT', '/api/protection/limits', { token, body: { deposit: { day } } });
  const open = async () =>
    (await operator.ask('alfa', 'POST', '/api/deposits', { token, body: { amount: 4_000 } })).body.data;
  const { id } = await open();
  await limit(3_999);
  await operator.sandbox.control.payDeposit('alfa', id);
  expect(await operator.balanceOf(token)).toBe(20_000);
  const returned = (await operator.ask('alfa', 'GET', `/api/deposits/${id}`, { token })).body;
  expect(returned.data).toMatchObject({ status: 3, return_reason: 'limit' });
  // The charge itself counts once.
  const { token: other } = await operator.newPlayer(20_000);
  const exact = { token: other, body: { deposit: { day: 4_000 } } };
  await operator.call('alfa', 'PUT', '/api/protection/limits', exact);
  const sent = { token: other, body: { amount: 4_000 } };
  const { data } = (await operator.ask('alfa', 'POST', '/api/deposits', sent)).body;
  await operator.sandbox.control.payDeposit('alfa', data.id);
  expect(await operator.balanceOf(other)).toBe(24_000);
});

test('counts a deposit for its limit from the payment, not from the charge', async () => {
  const { email, token } = await operator.newPlayer(20_000);
  const before = now;
  const limits = { token, body: { deposit: { day: 5_000 } } };
  await operator.call('alfa', 'PUT', '/api/protection/limits', limits);
  const open = async (session: string) =>
    operator.ask('alfa', 'POST', '/api/deposits', { token: session, body: { amount: 4_000 } });
  const { id } = (await open(token)).body.data;
  const later = (hours: number) => {
    now = new Date(before.getTime() + hours * 60 * 60 * 1000);
  };
  later(20);
  await operator.sandbox.control.payDeposit('alfa', id);
  later(25);
  expect((await open(await operator.logIn('alfa', email))).status).toBe(422);
  later(45);
  expect((await open(await operator.logIn('alfa', email))).status).toBe(200);
  now = before;
});

test('pays charges automatically when configured', async () => {
  const { token } = await operator.newPlayer(20_000);
  const { control } = operator.sandbox;
  control.autoPay('alfa', 0);
  await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount: 5_000 } });
  control.autoPay('alfa', null);
  await expect.poll(() => operator.balanceOf(token)).toBe(25_000);
});

test('blocks a withdrawal during a rollover and reports the missing amount', async () => {
  const { email, token } = await operator.newPlayer(20_000);
  await operator.sandbox.control.grantBonus('alfa', email, 1_000);
  const response = await operator.call('alfa', 'POST', '/api/withdrawals', {
    token,
    body: { amount: 1_000 },
  });
  expect(response.status).toBe(422);
  expect((await response.json()).message).toMatch(/Faltam R\$\s50,00 em apostas/);
});

test('blocks withdrawals until deposits are wagered as often as configured, in any order', async () => {
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
        const { body } = await operator.ask('alfa', 'GET', '/api/withdrawals', { token });
        expect(body.deposits_to_wager).toBe(left);
        expect(Date.parse(body.server_time)).not.toBeNaN();
      }
      const response = await operator.call('alfa', 'POST', '/api/withdrawals', {
        token,
        body: { amount: 100 },
      });
      expect(response.status).toBe(left > 0 ? 422 : 200);
      if (left > 0)
        expect((await response.json()).message).toMatch(/^Faltam R\$\s[\d.,]+ em apostas com o valor/);
    }),
    { numRuns: 8 },
  );
  await control.changeSettings('alfa', { deposit_rollover: 0 });
}, 60_000);

test('applies a deposit coupon to a charge made in time, even when paid late, and to no later one', async () => {
  const { control } = operator.sandbox;
  const player = await operator.newPlayer();
  const body = { amount: 5_000, coupon_code: 'sohoje' };
  const charge = (token: string, code = body.coupon_code) =>
    operator.ask('alfa', 'POST', '/api/deposits', { token, body: { ...body, coupon_code: code } });
  const bonusOf = async (token: string) =>
    (await operator.ask('alfa', 'GET', '/api/auth/me', { token })).body.wallet.bonus_mixed;
  const inTime = (await charge(player.token)).body.data;
  expect(inTime.coupon_code).toBe('SOHOJE');
  const late = await operator.newPlayer();
  expect((await charge(late.token, 'BONUS10')).body.errors.coupon_code).toEqual([
    'Este cupom não vale para depósitos.',
  ]);
  expect((await charge(late.token, 'nada')).body.errors.coupon_code).toEqual(['Cupom não encontrado.']);
  await operator.call('alfa', 'POST', '/api/coupons/apply', { token: late.token, body: { code: 'SOHOJE' } });
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  await control.payDeposit('alfa', inTime.id);
  expect(await bonusOf(await operator.logIn('alfa', player.email))).toBe(2_000);
  const refused = await charge(await operator.logIn('alfa', late.email));
  expect([refused.status, refused.body.errors]).toEqual([422, { coupon_code: ['Este cupom expirou.'] }]);
  const pending = await control.pendingDeposits('alfa');
  expect(pending.filter(({ email }) => email === late.email)).toEqual([]);
});

test('gives nothing before the first approved deposit when configured', async () => {
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

test('gives a registration no bonus before the first deposit, and only coupons that are for it', async () => {
  const { control } = operator.sandbox;
  const bonusAfter = async (code: string) => {
    const document = newCpf();
    const body = registrationForm(document, { coupon_code: code });
    expect((await operator.ask('alfa', 'POST', '/v2/auth/register', { body })).body.success).toBe(true);
    const token = await operator.logIn('alfa', body.email, body.password);
    const me = (await operator.ask('alfa', 'GET', '/api/auth/me', { token })).body;
    const list = (await operator.ask('alfa', 'POST', '/api/coupons/list', { token, body: {} })).body;
    return [me.wallet.bonus_mixed, list.userCoupons.map((own: { code: string }) => own.code)];
  };
  expect(await bonusAfter('BEMVINDO')).toEqual([1_000, ['BEMVINDO']]);
  expect(await bonusAfter('BONUS10')).toEqual([0, []]);
  await control.changeSettings('alfa', { features_active_for_deposit: true });
  expect(await bonusAfter('BEMVINDO')).toEqual([0, []]);
  expect(await bonusAfter('DEPOSITO50')).toEqual([0, ['DEPOSITO50']]);
  await control.changeSettings('alfa', { features_active_for_deposit: false });
});

test('rewards a referrer once for a first deposit; the reward is playable at once and withdrawable after its release', async () => {
  const { control } = operator.sandbox;
  const { email, token } = await operator.newPlayer(3_000);
  const own = { token };
  const holds = async () => (await operator.ask('alfa', 'GET', '/api/withdrawals', own)).body.referral_holds;
  const withdraw = (amount: number) =>
    operator.ask('alfa', 'POST', '/api/withdrawals', { token, body: { amount } });
  const guest = async (...amounts: number[]) => {
    const player = await control.createPlayer('alfa', { balanceCents: 0, invitedBy: email });
    const guestToken = await operator.logIn('alfa', player.email);
    for (const amount of amounts) {
      const sent = { token: guestToken, body: { amount } };
      const { data } = (await operator.ask('alfa', 'POST', '/api/deposits', sent)).body;
      const report = () => control.payDeposit('alfa', data.id);
      await Promise.allSettled([report(), report()]);
    }
  };
  await guest(1_999, 50_000);
  expect(await operator.balanceOf(token)).toBe(3_000);
  await guest(2_000, 2_000);
  expect(await operator.balanceOf(token)).toBe(4_000);
  const statement = (await operator.ask('alfa', 'GET', '/api/transactions?source=Referral', own)).body;
  expect(statement.data).toMatchObject([{ type: 1, status: 2, amount: 1_000 }]);
  const { totals } = (await operator.ask('alfa', 'GET', '/api/referrals', own)).body;
  expect(totals).toEqual({ registered: 2, qualified: 1, earned: 1_000 });

  const dayMs = 24 * 60 * 60 * 1000;
  const released = new Date(now.getTime() + dayMs).toISOString();
  expect(await holds()).toEqual([{ amount: 1_000, released_at: released }]);
  const refused = await withdraw(3_001);
  expect(refused.status).toBe(422);
  expect(refused.body.errors.amount[0]).toMatch(/até R\$\s30,00 agora: R\$\s10,00 de indicações, liberado/);
  expect((await withdraw(2_600)).status).toBe(200);
  // Own money is staked first: four of the rest are own.
  await operator.call('alfa', 'POST', '/api/games/mines', { token, body: { bet: 700, mines: 3 } });
  expect(await holds()).toEqual([{ amount: 700, released_at: released }]);
  expect((await withdraw(700)).status).toBe(422);
  now = new Date(now.getTime() + dayMs);
  const later = await operator.logIn('alfa', email);
  const response = await operator.call('alfa', 'POST', '/api/withdrawals', {
    token: later,
    body: { amount: 700 },
  });
  expect(response.status).toBe(200);
});

test('follows the referral settings: wallet, maximum and referred player', async () => {
  const { control } = operator.sandbox;
  const { email, token } = await operator.newPlayer();
  const invite = async () => {
    const player = await control.createPlayer('alfa', { balanceCents: 0, invitedBy: email });
    const guestToken = await operator.logIn('alfa', player.email);
    const sent = { token: guestToken, body: { amount: 2_000 } };
    const { data } = (await operator.ask('alfa', 'POST', '/api/deposits', sent)).body;
    await control.payDeposit('alfa', data.id);
    return guestToken;
  };
  await control.changeSettings('alfa', {
    refer_max_refer: 1_500,
    refer_referee_enabled: true,
    refer_referee_amount: 300,
    refer_referee_rollover_id: '2',
  });
  const guestToken = await invite();
  const bonuses = (await operator.ask('alfa', 'GET', '/api/bonus?active=1', { token: guestToken })).body;
  expect(bonuses.data[0]).toMatchObject({ balance: 300, amount_rollover: 3_000 });
  const me = (await operator.ask('alfa', 'GET', '/api/auth/me', { token: guestToken })).body;
  expect([me.balance, me.wallet.bonus_mixed]).toEqual([2_000, 300]);
  await invite();
  await invite();
  expect(await operator.balanceOf(token)).toBe(1_500);
  await control.changeSettings('alfa', {
    refer_max_refer: 0,
    refer_referee_enabled: false,
    refer_enabled: false,
  });
  await invite();
  expect(await operator.balanceOf(token)).toBe(1_500);
  await control.changeSettings('alfa', { refer_enabled: true, refer_referrer_wallet_type: 'bonus' });
  await invite();
  expect(await operator.balanceOf(token)).toBe(1_500);
  expect((await operator.ask('alfa', 'GET', '/api/bonus?active=1', { token })).body.data).toMatchObject([
    { balance: 1_000, amount_rollover: 5_000 },
  ]);
  // An excluded player has no bonus.
  await operator.call('alfa', 'POST', '/api/protection/suspension', { token, body: { days: 1 } });
  const bonusOf = async () =>
    (await control.accounts('alfa')).find((account) => account.email === email)?.bonusCents;
  const before = await bonusOf();
  await invite();
  expect(await bonusOf()).toBe(before);
  await control.changeSettings('alfa', { refer_referrer_wallet_type: 'main' });
});
