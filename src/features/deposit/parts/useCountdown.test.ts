import { expect, test } from 'vitest';
import { clockText, expiryHere } from './useCountdown.ts';

const expires_at = '2026-03-10T12:15:00Z';

test('uses the operator’s lifetime of a charge with a wrong local clock', () => {
  const charge = { expires_at, server_time: '2026-03-10T12:00:00Z' };
  const wrongClock = Date.parse('2001-01-01T00:00:00Z');
  expect(expiryHere(charge, wrongClock) - wrongClock).toBe(15 * 60_000);
});

test('falls back to the local clock without a valid server time', () => {
  const receivedAt = Date.parse('2026-03-10T12:14:00Z');
  expect(expiryHere({ expires_at }, receivedAt) - receivedAt).toBe(60_000);
  expect(expiryHere({ expires_at, server_time: 'soon' }, receivedAt) - receivedAt).toBe(60_000);
});

test('pads minutes and seconds and rounds the last second up', () => {
  expect(clockText(899_500)).toBe('15:00');
  expect(clockText(61_000)).toBe('01:01');
  expect(clockText(1)).toBe('00:01');
  expect(clockText(0)).toBe('00:00');
});
