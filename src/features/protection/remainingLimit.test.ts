import * as v from 'valibot';
import { expect, test } from 'vitest';
import { limitsSchema } from '../../shared/contract/account/protection.ts';
import { leftText, playLimits, tightestLimit, tightestOf } from './remainingLimit.ts';

test('reports the limit with the least left', () => {
  const limits = v.parse(limitsSchema, {
    deposit: { day: 10_000, week: 12_000 },
    used: { deposit: { day: 1_000, week: 9_000 } },
  });
  expect(tightestLimit(limits, 'deposit')).toEqual({
    period: 'week',
    limit: 12_000,
    used: 9_000,
    left: 3_000,
  });
});

test('leaves nothing of a limit below what is already used', () => {
  const limits = v.parse(limitsSchema, { loss: { day: 100 }, used: { loss: { day: 500 } } });
  expect(tightestLimit(limits, 'loss')?.left).toBe(0);
});

test('returns null without a limit', () => {
  expect(tightestLimit(v.parse(limitsSchema, {}), 'deposit')).toBeNull();
});

test('describes the tightest limit of each kind', () => {
  const limits = v.parse(limitsSchema, {
    deposit: { day: 100 },
    bets: { day: 5, week: 6 },
    loss: { month: 10_000 },
    used: { bets: { day: 1, week: 5 } },
  });
  expect(tightestOf(playLimits(limits))).toEqual([
    { kind: 'bets', period: 'week', limit: 6, used: 5 },
    { kind: 'loss', period: 'month', limit: 10_000, used: 0 },
  ]);
  expect(leftText('bets', 1)).toBe('resta 1 aposta');
  expect(leftText('time', 25)).toBe('restam 25 min');
  expect(leftText('loss', 199)).toBe('resta R$\u00a01,99');
  expect(leftText('loss', 200)).toBe('restam R$\u00a02,00');
});
