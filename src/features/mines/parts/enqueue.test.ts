import { expect, test } from 'vitest';
import { minesRound } from '../../../../tests/support/minesRound.ts';
import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import { enqueue, type Turns } from './enqueue.ts';

const opened = minesRound();

// Starts three moves at once and records when each one runs.
function pressed(responses: readonly (MinesRound | null)[]) {
  const turns: Turns = { last: null };
  const began: number[] = [];
  const ends = responses.map((response, index) =>
    enqueue(turns, '1', async () => {
      began.push(index);
      await new Promise((resolve) => setTimeout(resolve));
      return response;
    }),
  );
  return { turns, began, ends: Promise.all(ends) };
}

test('runs queued moves in order', async () => {
  const { turns, began, ends } = pressed([opened, opened, minesRound({ status: 'cashed_out' })]);
  expect(began).toEqual([0]);
  expect((await ends).map((round) => round?.status)).toEqual(['playing', 'playing', 'cashed_out']);
  expect(began).toEqual([0, 1, 2]);
  expect(turns.last).toBeNull();
});

test.each([
  ['the round has ended', minesRound({ status: 'lost' })],
  ['a move was refused', null],
  ['another round is open', minesRound({ id: '2' })],
])('drops queued moves when %s', async (_, first) => {
  const { turns, began, ends } = pressed([first, opened, opened]);
  expect(await ends).toEqual([first, null, null]);
  expect(began).toEqual([0]);
  expect(turns.last).toBeNull();
});

test('runs the next move after one that throws', async () => {
  const turns: Turns = { last: null };
  await expect(enqueue(turns, '1', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  expect(await enqueue(turns, '1', async () => opened)).toEqual(opened);
});
