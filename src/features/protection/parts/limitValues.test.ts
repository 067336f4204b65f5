import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedLimits, isRaise, type LimitValues, limitError } from './limitValues.ts';

const value = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
const periods = fc.record({ day: value, week: value, month: value });
const values: fc.Arbitrary<LimitValues> = fc.record({
  deposit: periods,
  loss: periods,
  time: periods,
  bets: periods,
});

test('sends only changed limits, which produce the wanted ones', () => {
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

test('treats a higher or removed limit as a raise, but not a first one', () => {
  expect(isRaise(100, 200)).toBe(true);
  expect(isRaise(100, null)).toBe(true);
  expect(isRaise(100, 50)).toBe(false);
  expect(isRaise(null, 50)).toBe(false);
});

test('refuses a longer period with a tighter limit', () => {
  expect(limitError({ day: 100, week: 50, month: null })).toBe('week');
  expect(limitError({ day: 100, week: null, month: 50 })).toBe('month');
  expect(limitError({ day: 100, week: 100, month: 300 })).toBeNull();
  expect(limitError({ day: null, week: null, month: null })).toBeNull();
});
