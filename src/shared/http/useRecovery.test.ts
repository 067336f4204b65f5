import { expect, test } from 'vitest';
import { loadStateOf } from './loadState.ts';
import { recoveryDelayMs } from './useRecovery.ts';

test('pauses double and end at a minute', () => {
  const middle = () => 0.5;
  expect([1, 2, 3, 4, 5, 6, 20].map((failures) => recoveryDelayMs(failures, middle))).toEqual([
    2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

test('pauses differ between visitors by a fifth at most', () => {
  expect(recoveryDelayMs(1, () => 0)).toBe(1_600);
  expect(recoveryDelayMs(1, () => 1)).toBe(2_400);
});

const query = { isFetching: false, refetch: () => {} };

test('a section shows exactly one of four states', () => {
  expect(loadStateOf({ ...query, isFetching: true }).kind).toBe('loading');
  expect(loadStateOf({ ...query, data: [] }).kind).toBe('empty');
  expect(loadStateOf({ ...query, data: [1] }).kind).toBe('ready');
  expect(loadStateOf({ ...query, error: { kind: 'timeout' } }).kind).toBe('failed');
});

test('what has arrived once stays when a later request fails', () => {
  expect(loadStateOf({ ...query, data: [1], error: { kind: 'timeout' } }).kind).toBe('ready');
});

test('a further try is shown as such', () => {
  expect(loadStateOf({ ...query, isFetching: true, error: { kind: 'timeout' } })).toMatchObject({
    kind: 'failed',
    retrying: true,
  });
});
