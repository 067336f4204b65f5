import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedLimits, isRaise, type LimitValues, limitFault } from './limitValues.ts';

const value = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
const periods = fc.record({ day: value, week: value, month: value });
const values: fc.Arbitrary<LimitValues> = fc.record({
  deposit: periods,
  loss: periods,
  time: periods,
  bets: periods,
});

test('what is sent is what differs, and applying it to the old limits gives the wanted ones', () => {
  fc.assert(
    fc.property(values, values, (before, wanted) => {
      const request = changedLimits(before, wanted);
      const after = {
        deposit: { ...before.deposit, ...request.deposit },
        loss: { ...before.loss, ...request.loss },
        time: { ...before.time, ...request.time },
        bets: { ...before.bets, ...request.bets },
      };
      expect(after).toEqual(wanted);
    }),
  );
  fc.assert(
    fc.property(values, (same) => {
      expect(changedLimits(same, same)).toEqual({});
    }),
  );
});

test('more room, or no limit any more, is a raise; a first limit is none', () => {
  expect(isRaise(100, 200)).toBe(true);
  expect(isRaise(100, null)).toBe(true);
  expect(isRaise(100, 50)).toBe(false);
  expect(isRaise(null, 50)).toBe(false);
});

test('a longer period is not tighter than a shorter one', () => {
  expect(limitFault({ day: 100, week: 50, month: null })).toBe('week');
  expect(limitFault({ day: 100, week: null, month: 50 })).toBe('month');
  expect(limitFault({ day: 100, week: 100, month: 300 })).toBeNull();
  expect(limitFault({ day: null, week: null, month: null })).toBeNull();
});
