import { useEffect, useRef, useState } from 'react';
import { type AutoEnd, type AutoStops, autoEnd } from '../../stake/autoStops.ts';
import type { MinesPlay } from './useMinesPlay.ts';

interface Bet {
  betCents: number;
  mines: number;
  clientSeed: string;
}

interface AutoPlan extends AutoStops {
  /** Tiles opened in every round. */
  tiles: readonly number[];
}

export interface AutoPlay {
  /** Rounds still to play; null: it is not running. */
  left: number | null;
  ended: AutoEnd | null;
  /** Ends after the round under way. */
  stopping: boolean;
  start: (plan: AutoPlan, bet: Bet) => Promise<void>;
  stop: () => void;
}

/** Long enough to see what happened. */
const pauseMs = 700;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays one round after the other: the marked tiles, then the cash-out. Stopping ends it after the round under way. */
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
        // Also by whoever has stopped it, or left, while no round was under way.
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

/** What the round paid; null where a move was refused. */
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
