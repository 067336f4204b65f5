import { expect, test } from 'vitest';
import { loadStateOf } from './loadState.ts';

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
