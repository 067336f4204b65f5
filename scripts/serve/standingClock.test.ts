import { expect, it } from 'vitest';
import { standingClock } from './standingClock.ts';

it('uses the time of the machine unless a time is given', () => {
  expect(standingClock({})).toBeUndefined();
  expect(standingClock({ BANDEIRA_CLOCK: '' })).toBeUndefined();
});

it('stands at the given time', () => {
  const clock = standingClock({ BANDEIRA_CLOCK: '2026-06-01T15:00:00Z' });
  expect(clock?.().toISOString()).toBe('2026-06-01T15:00:00.000Z');
});

it('rejects what is no time', () => {
  expect(() => standingClock({ BANDEIRA_CLOCK: 'noon' })).toThrow('BANDEIRA_CLOCK is "noon"');
});
