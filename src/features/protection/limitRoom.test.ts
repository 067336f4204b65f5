import * as v from 'valibot';
import { expect, test } from 'vitest';
import { limitsSchema } from '../../shared/contract/protection.ts';
import { tightestLimit } from './limitRoom.ts';

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
