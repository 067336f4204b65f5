import { expect, test } from 'vitest';
import { minesRound } from '../../../../tests/support/minesRound.ts';
import type { MinesRound } from '../../../shared/contract/games.ts';
import { inTurn, type Turns } from './inTurn.ts';

const opened = minesRound();

/** Presses three moves at once; each answers what it is given, and says when it began. */
function pressed(answers: readonly (MinesRound | null)[]) {
  const turns: Turns = { last: null };
  const began: number[] = [];
  const ends = answers.map((answer, index) =>
    inTurn(turns, '1', async () => {
      began.push(index);
      await new Promise((resolve) => setTimeout(resolve));
      return answer;
    }),
  );
  return { turns, began, ends: Promise.all(ends) };
}

test('moves asked for while one is under way follow it in their order', async () => {
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
])('those that wait are dropped when %s', async (_, first) => {
  const { turns, began, ends } = pressed([first, opened, opened]);
  expect(await ends).toEqual([first, null, null]);
  expect(began).toEqual([0]);
  expect(turns.last).toBeNull();
});

test('a move that throws does not keep the next from its turn', async () => {
  const turns: Turns = { last: null };
  await expect(inTurn(turns, '1', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  expect(await inTurn(turns, '1', async () => opened)).toEqual(opened);
});
