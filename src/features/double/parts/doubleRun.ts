import type { DoubleTable } from '../../../shared/contract/casino/games.ts';
import { type DoubleColour, doublePays } from '../../../shared/fairness/doubleSlot.ts';
import { type AutoEnd, type AutoStops, autoEnd } from '../../stake/autoStops.ts';

// Automatic play with the same bet in every round.
export interface DoubleRun {
  stops: AutoStops;
  betCents: number;
  colour: DoubleColour;
  played: number;
  resultCents: number;
  // Id of the round with an unsettled bet; null when none is open.
  at: string | null;
  // Id of a round whose betting closed before the bet arrived.
  missed: string | null;
  // Whether play ends after that round.
  stopping: boolean;
}

export type RunStep =
  | { kind: 'wait' }
  // The round ended unseen, so the table has to be requested.
  | { kind: 'ask' }
  | { kind: 'bet' }
  | { kind: 'settled'; run: DoubleRun }
  | { kind: 'end'; end: AutoEnd };

type Table = Pick<DoubleTable, 'history'> & { data: Pick<DoubleTable['data'], 'id' | 'phase' | 'colour'> };

/** Computes the next step of automatic play; only a complete round settles a bet. */
export function nextStep(run: DoubleRun, { data, history }: Table): RunStep {
  if (run.at === null) {
    if (run.stopping) return { kind: 'end', end: 'stopped' };
    return data.phase === 'waiting' && data.id !== run.missed ? { kind: 'bet' } : { kind: 'wait' };
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

type Betting = { data: Pick<DoubleTable['data'], 'id' | 'phase' | 'ends_at' | 'now'> };

/** Tells whether betting on the round has closed, so that a refused bet came too late. */
export function isBettingClosed(roundId: string, { data }: Betting): boolean {
  const isWaiting = data.id === roundId && data.phase === 'waiting';
  return !isWaiting || Date.parse(data.ends_at) <= Date.parse(data.now);
}
