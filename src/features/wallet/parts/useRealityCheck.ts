import { useState } from 'react';

const minuteMs = 60_000;

/**
 * Tells when another interval of play has passed (Portaria SPA/MF 1.231/2024 art. 4); a new interval and a reload
 * count from now on.
 */
export function useRealityCheck(playedMs: number | null, everyMinutes: number | undefined) {
  const turn =
    playedMs === null || everyMinutes === undefined ? null : Math.floor(playedMs / (everyMinutes * minuteMs));
  const [seen, setSeen] = useState<{ every: number | undefined; turn: number } | null>(null);
  const isAnother = seen === null || seen.every !== everyMinutes || (turn !== null && turn < seen.turn);
  if (turn !== null && isAnother) setSeen({ every: everyMinutes, turn });
  const isDue = turn !== null && !isAnother && turn > seen.turn;
  return { isDue, onRead: () => turn !== null && setSeen({ every: everyMinutes, turn }) };
}
