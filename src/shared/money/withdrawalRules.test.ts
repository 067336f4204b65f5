import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldByDay, holdRefusal, holdText } from './referralHolds.ts';
import { type WithdrawalRules, withdrawalRefusal } from './withdrawalRules.ts';

const timeZone = 'America/Sao_Paulo';
const rules: WithdrawalRules = {
  general_timezone: timeZone,
  withdraw_min: 1_000,
  withdraw_max: 50_000,
  withdraw_daily_count: 2,
  withdraw_daily_type: 'day',
  withdraw_daily_request: 0,
  withdraw_max_interval: 0,
  withdraw_max_interval_start: '',
  withdraw_max_interval_end: '',
  withdraw_max_hourly: 0,
  withdraw_limit_variation: 0,
  withdraw_auto_disable: false,
};
const now = new Date('2026-03-10T15:00:00Z');
const ago = (hours: number, amount = 5_000, status = 2) => ({
  amount,
  status,
  created_at: new Date(now.getTime() - hours * 3_600_000).toISOString(),
});
const refusal = (change: Partial<WithdrawalRules>, amount: number, earlier: ReturnType<typeof ago>[] = []) =>
  withdrawalRefusal({ ...rules, ...change }, amount, earlier, now)?.replaceAll('\u00a0', ' ') ?? null;

test('allows the smallest and the largest amount, and rejects a cent beyond', () => {
  expect(refusal({}, 1_000)).toBeNull();
  expect(refusal({}, 50_000)).toBeNull();
  expect(refusal({}, 999)).toBe('O saque mínimo é R$ 10,00.');
  expect(refusal({}, 50_001)).toBe('O saque máximo é R$ 500,00.');
  expect(refusal({ withdraw_limit_variation: 10 }, 55_000)).toBeNull();
});

test('counts the last day, week or month, without refused and cancelled withdrawals', () => {
  expect(refusal({}, 1_000, [ago(1), ago(2)])).toBe('Você atingiu o limite de saques por dia: 2.');
  expect(refusal({}, 1_000, [ago(1), ago(25)])).toBeNull();
  expect(refusal({ withdraw_daily_type: 'week' }, 1_000, [ago(1), ago(25)])).toContain('por semana');
  expect(refusal({}, 1_000, [ago(1, 5_000, 3), ago(2, 5_000, 4)])).toBeNull();
  expect(refusal({ withdraw_daily_request: 2 }, 1_000, [ago(1, 5_000, 3), ago(2, 5_000, 4)])).toContain(
    'pedidos de saque',
  );
});

test('allows one withdrawal under review at a time where the operator says so', () => {
  const one = { withdraw_auto_disable: true };
  expect(refusal(one, 1_000, [ago(30, 5_000, 0)])).toBe('Aguarde o saque em análise antes de pedir outro.');
  expect(refusal(one, 1_000, [ago(30, 5_000, 1)])).not.toBeNull();
  expect(refusal(one, 1_000, [ago(30, 5_000, 2), ago(29, 5_000, 4)])).toBeNull();
  expect(refusal({}, 1_000, [ago(30, 5_000, 0)])).toBeNull();
});

test('applies separate limits to an hour and to a part of the day', () => {
  expect(refusal({ withdraw_max_hourly: 6_000 }, 1_001, [ago(0.5)])).toContain('Em uma hora');
  expect(refusal({ withdraw_max_hourly: 6_000 }, 1_001, [ago(1.5)])).toBeNull();
  // 15:00 UTC is 12:00 in São Paulo.
  const noon = {
    withdraw_max_interval: 6_000,
    withdraw_max_interval_start: '11:00',
    withdraw_max_interval_end: '13:00',
  };
  expect(refusal(noon, 1_001, [ago(0.5)])).toBe('Das 11:00 às 13:00 é possível sacar até R$ 60,00.');
  expect(refusal(noon, 1_001, [ago(1.5)])).toBeNull();
  const night = {
    withdraw_max_interval: 6_000,
    withdraw_max_interval_start: '22:00',
    withdraw_max_interval_end: '12:01',
  };
  expect(refusal(night, 6_001)).not.toBeNull();
  expect(refusal({ ...night, withdraw_max_interval_end: '12:00' }, 6_001)).toBeNull();
  // Midnight in Tokyo.
  const tokyo = { ...night, general_timezone: 'Asia/Tokyo', withdraw_max_interval_end: '00:01' };
  expect(refusal(tokyo, 6_001)).not.toBeNull();
});

test('never allows more than the daily count, for any earlier withdrawals', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ amount: fc.integer({ min: 1, max: 60_000 }), hours: fc.integer({ min: 0, max: 6 }) }),
      ),
      (requests) => {
        let clock = now.getTime();
        const made: { amount: number; status: number; created_at: string }[] = [];
        for (const { amount, hours } of requests) {
          clock += hours * 3_600_000;
          const at = new Date(clock);
          if (withdrawalRefusal(rules, amount, made, at) === null) {
            made.push({ amount, status: 0, created_at: at.toISOString() });
          }
        }
        for (const { created_at } of made) {
          const start = Date.parse(created_at);
          const within = made.filter((one) => {
            const at = Date.parse(one.created_at);
            return at >= start && at < start + 24 * 3_600_000;
          });
          expect(within.length).toBeLessThanOrEqual(rules.withdraw_daily_count);
        }
      },
    ),
  );
});

test('names the day on which referral money is released, and refuses only that part', () => {
  const hold = { amount: 1_000, released_at: '2026-03-11T02:30:00Z' };
  expect(holdText(hold, timeZone)).toBe(
    'R$\u00a010,00 de indicações, liberado para saque em 10/03/2026 23:30.',
  );
  expect(holdRefusal(2_000, 3_000, [hold], timeZone)).toBeNull();
  expect(holdRefusal(2_001, 3_000, [hold], timeZone)).toMatch(
    /^Você pode sacar até R\$\s20,00 agora: R\$\s10,00 de/,
  );
  // More than the balance is refused by another rule.
  expect(holdRefusal(3_001, 3_000, [hold], timeZone)).toBeNull();
  const next = { amount: 500, released_at: '2026-03-11T12:00:00Z' };
  expect(heldByDay([hold, next, { ...next, released_at: '2026-03-11T18:00:00Z' }], timeZone)).toEqual([
    hold,
    { amount: 1_000, released_at: '2026-03-11T18:00:00Z' },
  ]);
});
