import type { MinesRound } from '../../../shared/contract/casino/games.ts';

// Null when the move was refused or its outcome is unknown.
type Left = Promise<MinesRound | null>;

export interface Turns {
  // The latest move, pending or queued.
  last: Left | null;
}

/** Queues a move of round `id`; resolves to null when the round ends or the move before it fails. */
export async function enqueue(turns: Turns, id: string, move: () => Left): Left {
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
