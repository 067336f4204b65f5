import { expect, test } from 'vitest';
import { type DoubleRun, isBettingClosed, nextStep } from './doubleRun.ts';

const run: DoubleRun = {
  stops: { rounds: 3, stopAtWinCents: 500, stopAtLossCents: 200 },
  betCents: 100,
  colour: 1,
  played: 0,
  resultCents: 0,
  at: null,
  missed: null,
  stopping: false,
};
const table = (id: string, phase: 'waiting' | 'rolling' | 'complete', colour?: 0 | 1 | 2) => ({
  data: { id, phase, colour },
  history: [],
});

test('bets once per waiting round and settles only complete rounds', () => {
  expect(nextStep(run, table('7', 'rolling', 1))).toEqual({ kind: 'wait' });
  expect(nextStep(run, table('8', 'waiting'))).toEqual({ kind: 'bet' });
  const placed = { ...run, at: '8' };
  expect(nextStep(placed, table('8', 'waiting'))).toEqual({ kind: 'wait' });
  expect(nextStep(placed, table('8', 'rolling', 1))).toEqual({ kind: 'wait' });
  expect(nextStep(placed, table('8', 'complete', 1))).toEqual({
    kind: 'settled',
    run: { ...run, played: 1, resultCents: 100 },
  });
});

test('requests a round that ended unseen and finds it in the history', () => {
  const placed = { ...run, at: '8' };
  expect(nextStep(placed, table('9', 'waiting'))).toEqual({ kind: 'ask' });
  const history = [{ id: '8', slot: 0, colour: 0 as const, seed: '' }];
  expect(nextStep(placed, { ...table('9', 'waiting'), history })).toMatchObject({
    kind: 'settled',
    run: { resultCents: -100 },
  });
});

test('ends at its stops or on request, never during a round', () => {
  const losing = { ...run, at: '8', resultCents: -100, played: 1 };
  expect(nextStep(losing, table('8', 'complete', 2))).toEqual({ kind: 'end', end: 'loss' });
  const winning = { ...run, colour: 0 as const, at: '8' };
  expect(nextStep(winning, table('8', 'complete', 0))).toEqual({ kind: 'end', end: 'win' });
  expect(nextStep({ ...run, at: '8', played: 2 }, table('8', 'complete', 1))).toEqual({
    kind: 'end',
    end: 'rounds',
  });
  const stopping = { ...run, stopping: true };
  expect(nextStep({ ...stopping, at: '8' }, table('8', 'rolling', 1))).toEqual({ kind: 'wait' });
  expect(nextStep(stopping, table('9', 'waiting'))).toEqual({ kind: 'end', end: 'stopped' });
});

const betting = (change: object) => ({
  data: {
    id: '8',
    phase: 'waiting' as const,
    ends_at: '2026-03-10T15:00:20Z',
    now: '2026-03-10T15:00:19Z',
    ...change,
  },
});

test('knows a bet that came too late from one that was refused in time', () => {
  expect(isBettingClosed('8', betting({}))).toBe(false);
  expect(isBettingClosed('8', betting({ now: '2026-03-10T15:00:20Z' }))).toBe(true);
  expect(isBettingClosed('8', betting({ phase: 'rolling' }))).toBe(true);
  expect(isBettingClosed('8', betting({ id: '9' }))).toBe(true);
});

test('skips a round whose betting closed before the bet arrived', () => {
  const missed = { ...run, missed: '8' };
  // The page may still show the round as open.
  expect(nextStep(missed, table('8', 'waiting'))).toEqual({ kind: 'wait' });
  expect(nextStep(missed, table('8', 'complete', 1))).toEqual({ kind: 'wait' });
  expect(nextStep(missed, table('9', 'waiting'))).toEqual({ kind: 'bet' });
  const stopping = { ...missed, stopping: true };
  expect(nextStep(stopping, table('8', 'rolling'))).toEqual({ kind: 'end', end: 'stopped' });
});
