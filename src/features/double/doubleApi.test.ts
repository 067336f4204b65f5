import { expect, test } from 'vitest';
import type { DoubleRound } from '../../shared/contract/casino/games.ts';
import { type SeenDouble, takeRound } from './doubleApi.ts';

const round = (change: Partial<DoubleRound>): DoubleRound => ({
  id: '7',
  phase: 'rolling',
  ends_at: '2026-03-10T15:00:20Z',
  now: '2026-03-10T15:00:10Z',
  slot: 3,
  colour: 1,
  seed_hash: 'h',
  seed: undefined,
  players: [],
  ...change,
});

const table = (): SeenDouble => ({
  data: round({}),
  history: [],
  bets: [{ id: '1', bet: 100, colour: 1, payout: 0 }],
  salt: undefined,
  receivedAtMs: 5,
});

test('ignores a message older than the table', () => {
  const seen = table();
  takeRound(seen, round({ phase: 'waiting', now: '2026-03-10T15:00:09Z' }));
  takeRound(seen, round({ id: '6', phase: 'complete', now: '2026-03-10T15:00:01Z' }));
  expect(seen).toEqual(table());
});

test('keeps the clock when a message repeats', () => {
  const seen = table();
  takeRound(seen, round({}));
  expect(seen).toEqual(table());
});

test('takes a finished round into the history once, and asks the API for payouts only', () => {
  const last = round({ phase: 'complete', seed: 's', now: '2026-03-10T15:00:20Z' });
  const [player, viewer] = [table(), { ...table(), bets: [] }];
  const history = [{ id: '7', slot: 3, colour: 1, seed: 's' }];
  for (const [seen, asks] of [
    [player, true],
    [viewer, false],
    [viewer, false],
  ] as const) {
    expect(takeRound(seen, last)).toBe(asks);
    expect(seen.history).toEqual(history);
  }
  expect(takeRound({ ...table(), bets: [] }, { ...last, seed: undefined })).toBe(true);
  expect(takeRound(table(), round({}))).toBe(false);
});

test('drops the bets of the previous round', () => {
  const seen = table();
  takeRound(seen, round({ id: '8', phase: 'waiting', now: '2026-03-10T15:00:21Z' }));
  expect(seen.bets).toEqual([]);
  expect(seen.data.id).toBe('8');
  expect(seen.receivedAtMs).toBeGreaterThan(5);
});
