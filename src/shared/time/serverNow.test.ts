import { expect, test } from 'vitest';
import { type WithdrawalRules, withdrawalRefusal } from '../money/withdrawalRules.ts';
import { serverNow } from './serverNow.ts';

const at = (time: string) => Date.parse(`2026-03-10T${time}Z`);

test('adds the local time that has passed to the time of the server', () => {
  expect(serverNow('2026-03-10T12:00:00Z', at('14:00:00'), at('14:10:00'))).toBe(at('12:10:00'));
  expect(serverNow('2026-03-10T12:00:00Z', at('10:00:00'), at('10:10:00'))).toBe(at('12:10:00'));
});

test('falls back to the local clock without a valid time of the server', () => {
  expect(serverNow(undefined, at('14:00:00'), at('14:10:00'))).toBe(at('14:10:00'));
  expect(serverNow('soon', at('14:00:00'), at('14:10:00'))).toBe(at('14:10:00'));
  expect(serverNow('2026-03-10T12:00:00Z', undefined, at('14:10:00'))).toBe(at('14:10:00'));
});

test('judges withdrawals the same way on a device whose clock is two hours off', () => {
  const rules: WithdrawalRules = {
    general_timezone: 'UTC',
    withdraw_min: 100,
    withdraw_max: 10_000,
    withdraw_daily_count: 0,
    withdraw_daily_type: 'day',
    withdraw_daily_request: 0,
    withdraw_max_interval: 8_000,
    withdraw_max_interval_start: '13:00',
    withdraw_max_interval_end: '15:00',
    withdraw_max_hourly: 6_000,
    withdraw_limit_variation: 0,
    withdraw_auto_disable: false,
  };
  const refusals = (earlier: string, serverTime: string, cents: number) =>
    [-2, 0, 2].map((hours) => {
      const receivedAt = at(serverTime) + hours * 60 * 60_000;
      const now = serverNow(`2026-03-10T${serverTime}Z`, receivedAt, receivedAt + 60_000);
      const made = [{ amount: 5_000, status: 2, created_at: `2026-03-10T${earlier}Z` }];
      return withdrawalRefusal(rules, cents, made, new Date(now));
    });
  expect(refusals('11:40:00', '12:00:00', 2_000)).toEqual(
    Array(3).fill(expect.stringContaining('Em uma hora')),
  );
  expect(refusals('10:00:00', '12:00:00', 10_000)).toEqual(Array(3).fill(expect.stringContaining('hora')));
  expect(refusals('10:00:00', '12:00:00', 6_000)).toEqual([null, null, null]);
  expect(refusals('13:10:00', '14:20:00', 4_000)).toEqual(
    Array(3).fill(expect.stringContaining('Das 13:00 às 15:00')),
  );
});
