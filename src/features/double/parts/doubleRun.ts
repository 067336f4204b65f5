import type { DoubleTable } from '../../../shared/contract/games.ts';
import { type DoubleColour, doublePays } from '../../../shared/fairness/doubleSlot.ts';
import { type AutoEnd, type AutoStops, autoEnd } from '../../stake/autoStops.ts';

/** Automatic play at the table: the same bet in every round. */
export interface DoubleRun {
  stops: AutoStops;
  betCents: number;
  colour: DoubleColour;
  played: number;
  resultCents: number;
  /** The round with a bet on it that is still to end; null: none. */
  at: string | null;
  /** The player wants it to end after that round. */
  stopping: boolean;
}

export type RunStep =
  | { kind: 'wait' }
  /** The round has gone by unseen: ask the table. */
  | { kind: 'ask' }
  | { kind: 'bet' }
  | { kind: 'settled'; run: DoubleRun }
  | { kind: 'end'; end: AutoEnd };

type Table = Pick<DoubleTable, 'history'> & { data: Pick<DoubleTable['data'], 'id' | 'phase' | 'colour'> };

/** What the run does next, as the table stands now. Only a complete round settles. */
export function nextStep(run: DoubleRun, { data, history }: Table): RunStep {
  if (run.at === null) {
    if (run.stopping) return { kind: 'end', end: 'stopped' };
    return data.phase === 'waiting' ? { kind: 'bet' } : { kind: 'wait' };
  }
  const isOver = data.id === run.at && data.phase === 'complete';
  const colour = isOver ? data.colour : history.find(({ id }) => id === run.at)?.colour;
  if (colour === undefined) return { kind: data.id === run.at ? 'wait' : 'ask' };
  const paidCents = colour === run.colour ? run.betCents * doublePays[run.colour] : 0;
  const played = run.played + 1;
  const resultCents = run.resultCents + paidCents - run.betCents;
  const end = autoEnd(run.stops, played, resultCents);
  return end ? { kind: 'end', end } : { kind: 'settled', run: { ...run, played, resultCents, at: null } };
}
