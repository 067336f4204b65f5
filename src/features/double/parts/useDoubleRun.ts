import { useEffect, useRef, useState } from 'react';
import type { DoubleTable } from '../../../shared/contract/games.ts';
import type { DoubleColour } from '../../../shared/fairness/doubleSlot.ts';
import type { AutoEnd, AutoStops } from '../../stake/autoStops.ts';
import { type DoubleRun, nextStep } from './doubleRun.ts';

interface Bet {
  betCents: number;
  colour: DoubleColour;
}

interface AutoDouble {
  run: DoubleRun | null;
  ended: AutoEnd | null;
  start: (stops: AutoStops, bet: Bet) => void;
  stop: () => void;
}

/**
 * Plays one round after the other. `place` says whether the table took the bet, `ask` brings the table as it is now, or
 * nothing where it does not answer.
 */
export function useDoubleRun(
  table: DoubleTable,
  place: (bet: Bet) => Promise<boolean>,
  ask: () => Promise<DoubleTable | undefined>,
): AutoDouble {
  const [run, setRun] = useState<DoubleRun | null>(null);
  const [ended, setEnded] = useState<AutoEnd | null>(null);
  const isWaiting = useRef(false);
  const latest = useRef({ place, ask });
  useEffect(() => {
    latest.current = { place, ask };
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
        // Without an answer the next table that arrives asks anew.
        if (!fresh) return;
        // So long ago that the table tells of it no more.
        if (nextStep(run, fresh).kind === 'ask') end('stopped');
        else setRun((now) => now && { ...now });
      });
    }
    if (step.kind !== 'bet') return;
    isWaiting.current = true;
    const round = table.data.id;
    void latest.current.place(run).then((taken) => {
      isWaiting.current = false;
      if (taken) setRun((now) => now && { ...now, at: round });
      else end('stopped');
    });
  }, [run, table]);

  return {
    run,
    ended,
    start: (stops, { betCents, colour }) => {
      setEnded(null);
      setRun({ stops, betCents, colour, played: 0, resultCents: 0, at: null, stopping: false });
    },
    stop: () => setRun((now) => now && { ...now, stopping: true }),
  };
}
