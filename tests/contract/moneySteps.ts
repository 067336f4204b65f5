import fc from 'fast-check';
import { expect } from 'vitest';
import type { Operator } from './operator.ts';

// An action of a player, the bank or the operator about money.
export type Step =
  | { kind: 'deposit' | 'withdraw' | 'bet'; cents: number; copies: number }
  | {
      kind:
        | 'pay'
        | 'grant'
        | 'cancel'
        | 'settle'
        | 'redeem'
        | 'exclude'
        | 'coupon'
        | 'wait'
        | 'end'
        | 'invite';
      cents: number;
    };

export const cents = fc.integer({ min: 1, max: 30_000 });
export const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('deposit' as const, 'withdraw' as const, 'bet' as const),
    cents,
    // Concurrent copies of a request, as a phone on a bad network sends them.
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
      'invite' as const,
    ),
    cents,
  }),
);

export interface TestPlayer {
  email: string;
  token: string;
  // Granted bonus money that was not excluded.
  giftCents: number;
}

// Sends a request several times at once with one key; every response must be equal.
async function send(operator: Operator, token: string, path: string, body: unknown, copies: number) {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: copies }, async () => {
      const response = await operator.call('alfa', 'POST', path, { token, body, headers });
      return { status: response.status, text: await response.text() };
    }),
  );
  const identities = responses.map(({ status, text }) => {
    const parsed: unknown = JSON.parse(text);
    return status === 200 ? JSON.stringify(Object(Object(parsed).data).id) : String(status);
  });
  expect(new Set(identities).size).toBe(1);
}

/** Runs a step for the player; `wait` moves the operator's clock. */
export async function run(
  step: Step,
  player: TestPlayer,
  operator: Operator,
  wait: (ms: number) => void,
): Promise<void> {
  const { control } = operator.sandbox;
  const { email, token } = player;
  const own = <T extends { email: string }>(list: T[]) => list.find((one) => one.email === email);
  const bonuses = async (): Promise<{ id: string; balance: number }[]> =>
    (await operator.ask('alfa', 'GET', '/api/bonus?active=1', { token })).body.data;
  switch (step.kind) {
    case 'deposit':
      return send(operator, token, '/api/deposits', { amount: step.cents }, step.copies);
    case 'withdraw':
      return send(operator, token, '/api/withdrawals', { amount: step.cents }, step.copies);
    case 'bet':
      return send(
        operator,
        token,
        '/api/games/mines',
        { bet: Math.min(step.cents, 2_000), mines: 3 },
        step.copies,
      );
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
      // The player's request and the operator's review run concurrently.
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
        const response = await operator.call('alfa', 'DELETE', `/api/bonus/${id}`, { token });
        if (response.ok) player.giftCents -= balance;
      }
      return;
    case 'coupon': {
      const body = { code: 'BONUS10' };
      const response = await operator.call('alfa', 'POST', '/api/coupons/apply', { token, body });
      if (response.ok) player.giftCents += 1_000;
      return;
    }
    case 'invite': {
      // A player follows the invitation and pays the first deposit, which the bank reports twice at once.
      const guest = await control.createPlayer('alfa', { balanceCents: 0, invitedBy: email });
      const guestToken = await operator.logIn('alfa', guest.email);
      await send(operator, guestToken, '/api/deposits', { amount: step.cents }, 1);
      const charge = (await control.pendingDeposits('alfa')).find((one) => one.email === guest.email);
      const report = () => control.payDeposit('alfa', charge?.id ?? '').catch(() => {});
      await Promise.all([report(), report()]);
      return;
    }
    case 'end': {
      // Independent of the state of the bonus that the round was staked with.
      const { data } = (await operator.ask('alfa', 'GET', '/api/games/mines', { token })).body;
      if (!data) return;
      const round = `/api/games/mines/${data.id}`;
      await operator.call('alfa', 'POST', `${round}/reveal`, { token, body: { tile: step.cents % 25 } });
      await operator.call('alfa', 'POST', `${round}/cashout`, { token });
      return;
    }
    case 'wait':
      wait(20 * 60_000);
      // Three of these exceed a token's lifetime.
      player.token = await operator.logIn('alfa', email);
  }
}
