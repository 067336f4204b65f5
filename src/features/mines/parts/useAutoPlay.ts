import { useEffect, useRef, useState } from 'react';
import { wait } from '../../../shared/time/wait.ts';
import { type AutoEnd, type AutoStops, autoEnd } from '../../stake/autoStops.ts';
import type { MinesPlay } from './useMinesPlay.ts';

interface Bet {
  betCents: number;
  mines: number;
  clientSeed: string;
}

interface AutoPlan extends AutoStops {
  // Tiles opened in every round.
  tiles: readonly number[];
}

export interface AutoPlay {
  // Remaining rounds; null when automatic play is off.
  left: number | null;
  ended: AutoEnd | null;
  // Whether play ends after the current round.
  stopping: boolean;
  start: (plan: AutoPlan, bet: Bet) => Promise<void>;
  stop: () => void;
}

// Long enough to see the result.
const pauseMs = 700;

/** Plays rounds in sequence: opens the marked tiles, then cashes out. */
export function useAutoPlay(play: MinesPlay): AutoPlay {
  const [left, setLeft] = useState<number | null>(null);
  const [ended, setEnded] = useState<AutoPlay['ended']>(null);
  const [stopping, setStopping] = useState(false);
  const running = useRef(false);
  const latest = useRef(play);
  useEffect(() => {
    latest.current = play;
  });
  useEffect(
    () => () => {
      running.current = false;
    },
    [],
  );

  const start = async (plan: AutoPlan, bet: Bet) => {
    running.current = true;
    setEnded(null);
    setStopping(false);
    let resultCents = 0;
    let end: AutoPlay['ended'] = null;
    for (let played = 0; end === null; ) {
      setLeft(plan.rounds - played);
      const paidCents = await playRound(latest, plan.tiles, bet);
      if (paidCents === null) end = 'stopped';
      else {
        played += 1;
        resultCents += paidCents - bet.betCents;
        end = autoEnd(plan, played, resultCents);
        if (end === null && running.current) await wait(pauseMs);
        // The player may stop or leave between rounds.
        if (!running.current) end ??= 'stopped';
      }
    }
    running.current = false;
    setLeft(null);
    setEnded(end);
  };
  const stop = () => {
    running.current = false;
    setStopping(true);
  };
  return { left, ended, stopping, start, stop };
}

// Resolves to the payout in cents, or null when a move was refused.
async function playRound(
  latest: { current: MinesPlay },
  tiles: readonly number[],
  bet: Bet,
): Promise<number | null> {
  let round = await latest.current.bet(bet);
  for (const tile of tiles) {
    if (round?.status !== 'playing') break;
    round = await latest.current.reveal(round, tile);
  }
  if (round?.status === 'playing') round = await latest.current.cashOut(round);
  return round ? round.payout : null;
}
