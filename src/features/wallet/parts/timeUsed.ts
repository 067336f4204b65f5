import type { Limits } from '../../../shared/contract/protection.ts';
import { formatTime } from '../../../shared/time/formatTime.ts';

export interface TimeUsed {
  ms: number;
  /** What it is the time of. */
  span: 'hoje' | 'em 24 h' | 'nesta visita';
}

const minuteMs = 60_000;

/**
 * How long the player has been logged in by now: of the operator's day, as the result beside it; of the last 24 hours where
 * the operator counts its limits so and says no more. It goes on after the answer, and begins anew at midnight.
 */
export function timeUsed(
  answer: { limits: Pick<Limits, 'time_today' | 'used'>; atMs: number } | null,
  openedMs: number,
  nowMs: number,
): TimeUsed {
  const { time_today: today = null, used } = answer?.limits ?? {};
  const minutes = today ?? used?.time.day ?? null;
  if (!answer || minutes === null) return { ms: nowMs - openedMs, span: 'nesta visita' };
  const ms = minutes * minuteMs + Math.max(0, nowMs - answer.atMs);
  if (today === null) return { ms, span: 'em 24 h' };
  return { ms: Math.min(ms, sinceMidnightMs(nowMs)), span: 'hoje' };
}

/** In site time, to the minute. */
function sinceMidnightMs(nowMs: number): number {
  const [hours = 0, minutes = 0] = formatTime(nowMs).split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
}
