import type { MinesRound } from '../../../shared/contract/games.ts';

/** What a move leaves; null: it was refused, or nobody knows whether it arrived. */
type Left = Promise<MinesRound | null>;

/** Of one table. */
export interface Turns {
  /** The move asked for last, while it is under way or waits. */
  last: Left | null;
}

/**
 * A press is not lost because another move of the round `id` is under way: it waits for it, and is dropped (null)
 * where that one leaves nothing to go on with.
 */
export async function inTurn(turns: Turns, id: string, move: () => Left): Left {
  const before = turns.last;
  const turn = before
    ? before.then((left) => (left?.id === id && left.status === 'playing' ? move() : null))
    : move();
  turns.last = turn;
  try {
    return await turn;
  } finally {
    if (turns.last === turn) turns.last = null;
  }
}
