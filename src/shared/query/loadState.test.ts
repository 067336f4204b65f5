import { expect, test } from 'vitest';
import { loadStateOf } from './loadState.ts';

const query = { isFetching: false, refetch: () => {} };

test('returns exactly one of four states', () => {
  expect(loadStateOf({ ...query, isFetching: true }).kind).toBe('loading');
  expect(loadStateOf({ ...query, data: [] }).kind).toBe('empty');
  expect(loadStateOf({ ...query, data: [1] }).kind).toBe('ready');
  expect(loadStateOf({ ...query, error: { kind: 'timeout' } }).kind).toBe('failed');
});

test('keeps data that arrived once when a later request fails', () => {
  expect(loadStateOf({ ...query, data: [1], error: { kind: 'timeout' } }).kind).toBe('ready');
});

test('shows that a retry is running', () => {
  expect(loadStateOf({ ...query, isFetching: true, error: { kind: 'timeout' } })).toMatchObject({
    kind: 'failed',
    retrying: true,
  });
});
