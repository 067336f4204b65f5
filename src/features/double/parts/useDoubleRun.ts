import { useEffect, useRef, useState } from 'react';
import type { DoubleTable } from '../../../shared/contract/casino/games.ts';
import type { DoubleColour } from '../../../shared/fairness/doubleSlot.ts';
import type { AutoEnd, AutoStops } from '../../stake/autoStops.ts';
import { type DoubleRun, isBettingClosed, nextStep } from './doubleRun.ts';

interface Bet {
  betCents: number;
  colour: DoubleColour;
}

// `refused`: by the operator, so that no bet was placed.
export type BetOutcome = 'placed' | 'refused' | 'failed';

interface AutoTable {
  place: (bet: Bet) => Promise<BetOutcome>;
  // Fetches the table; undefined without a response.
  ask: () => Promise<DoubleTable | undefined>;
  // The bet came too late for its round.
  onMissed: () => void;
}

interface AutoDouble {
  run: DoubleRun | null;
  ended: AutoEnd | null;
  start: (stops: AutoStops, bet: Bet) => void;
  stop: () => void;
}

/** Plays rounds in sequence and skips a round whose betting closes before the bet arrives. */
export function useDoubleRun(table: DoubleTable, calls: AutoTable): AutoDouble {
  const [run, setRun] = useState<DoubleRun | null>(null);
  const [ended, setEnded] = useState<AutoEnd | null>(null);
  const isWaiting = useRef(false);
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });

  useEffect(() => {
    if (!run || isWaiting.current) return;
    const end = (how: AutoEnd) => {
      setRun(null);
      setEnded(how);
    };
    const step = nextStep(run, table);
    if (step.kind === 'settled') setRun(step.run);
    if (step.kind === 'end') end(step.end);
    if (step.kind === 'ask') {
      isWaiting.current = true;
      void latest.current.ask().then((fresh) => {
        isWaiting.current = false;
        // Without a response, the next table update triggers another request.
        if (!fresh) return;
        // The round is too old for the history.
        if (nextStep(run, fresh).kind === 'ask') end('stopped');
        else setRun((now) => now && { ...now });
      });
    }
    if (step.kind !== 'bet') return;
    isWaiting.current = true;
    const round = table.data.id;
    void bet(latest.current, run, round).then((next) => {
      isWaiting.current = false;
      if (next) setRun((now) => now && { ...now, ...next });
      else end('stopped');
    });
  }, [run, table]);

  return {
    run,
    ended,
    start: (stops, { betCents, colour }) => {
      setEnded(null);
      setRun({ stops, betCents, colour, played: 0, resultCents: 0, at: null, missed: null, stopping: false });
    },
    stop: () => setRun((now) => now && { ...now, stopping: true }),
  };
}

// Null: play ends.
async function bet(
  { place, ask, onMissed }: AutoTable,
  run: DoubleRun,
  round: string,
): Promise<Partial<DoubleRun> | null> {
  const outcome = await place(run);
  if (outcome === 'placed') return { at: round };
  const table = outcome === 'refused' ? await ask() : undefined;
  if (!table || !isBettingClosed(round, table)) return null;
  onMissed();
  return { missed: round };
}
