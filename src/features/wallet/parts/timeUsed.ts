import type { Limits } from '../../../shared/contract/protection.ts';
import { formatTime } from '../../../shared/time/formatTime.ts';

export interface TimeUsed {
  ms: number;
  /** What it is the time of. */
  span: 'hoje' | 'em 24 h' | 'nesta visita';
}

const minuteMs = 60_000;

interface Clock {
  openedMs: number;
  /** When the player last did something. */
  activeAtMs: number;
  nowMs: number;
  timeZone: string;
}

/**
 * Counts how long the player has been logged in, up to their last activity: in the operator's day, or in the last 24 hours
 * where the operator says no more. It goes on after the response and starts again at midnight.
 */
export function timeUsed(
  answer: { limits: Pick<Limits, 'time_today' | 'used'>; atMs: number } | null,
  { openedMs, activeAtMs, nowMs, timeZone }: Clock,
): TimeUsed {
  const { time_today: today = null, used } = answer?.limits ?? {};
  const minutes = today ?? used?.time.day ?? null;
  if (!answer || minutes === null) return { ms: Math.max(0, activeAtMs - openedMs), span: 'nesta visita' };
  const lastMs = Math.max(answer.atMs, activeAtMs);
  const ms = minutes * minuteMs + lastMs - answer.atMs;
  if (today === null) return { ms, span: 'em 24 h' };
  const midnightMs = nowMs - sinceMidnightMs(nowMs, timeZone);
  return { ms: Math.max(0, Math.min(ms, lastMs - midnightMs)), span: 'hoje' };
}

/** In site time, to the minute. */
function sinceMidnightMs(nowMs: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = formatTime(nowMs, timeZone).split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
}
