import * as v from 'valibot';
import { expect, test } from 'vitest';
import { limitsSchema } from '../../shared/contract/protection.ts';
import { leftText, playLimits, tightestLimit, tightestOf } from './limitRoom.ts';

test('of several limits the one that leaves the least is told', () => {
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

test('a limit that was lowered below what is used already leaves nothing', () => {
  const limits = v.parse(limitsSchema, { loss: { day: 100 }, used: { loss: { day: 500 } } });
  expect(tightestLimit(limits, 'loss')?.left).toBe(0);
});

test('without a limit there is nothing to tell', () => {
  expect(tightestLimit(v.parse(limitsSchema, {}), 'deposit')).toBeNull();
});

test('a bet is told of the tightest limit of each kind, in words', () => {
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
});
