import { expect, test } from 'vitest';
import { secondsLeft } from './Countdown.tsx';

const round = { now: '2026-01-01T12:00:00.000Z', ends_at: '2026-01-01T12:00:10.000Z' };

test('counts by the operator’s clock when the local one is wrong', () => {
  const hoursAhead = Date.parse('2026-01-01T15:00:00Z');
  expect(secondsLeft(round, hoursAhead, hoursAhead)).toBe(10);
  expect(secondsLeft(round, hoursAhead, hoursAhead + 4_000)).toBe(6);
});

test('never goes below zero and treats an invalid instant as zero', () => {
  expect(secondsLeft(round, 0, 60_000)).toBe(0);
  expect(secondsLeft({ now: '', ends_at: 'soon' }, 0, 0)).toBe(0);
});
