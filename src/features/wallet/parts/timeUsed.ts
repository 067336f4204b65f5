import type { Limits } from '../../../shared/contract/account/protection.ts';
import { formatTime } from '../../../shared/time/formatTime.ts';

export interface TimeUsed {
  ms: number;
  // Period that the time covers.
  span: 'hoje' | 'em 24 h' | 'nesta visita';
}

const minuteMs = 60_000;

interface Clock {
  openedMs: number;
  // Time of the player's last activity.
  activeAtMs: number;
  nowMs: number;
  timeZone: string;
}

/** Computes the logged-in time until the last activity, for the operator's day or the last 24 hours. */
export function timeUsed(
  response: { limits: Pick<Limits, 'time_today' | 'used'>; atMs: number } | null,
  { openedMs, activeAtMs, nowMs, timeZone }: Clock,
): TimeUsed {
  const { time_today: today = null, used } = response?.limits ?? {};
  const minutes = today ?? used?.time.day ?? null;
  if (!response || minutes === null) return { ms: Math.max(0, activeAtMs - openedMs), span: 'nesta visita' };
  const lastMs = Math.max(response.atMs, activeAtMs);
  const ms = minutes * minuteMs + lastMs - response.atMs;
  if (today === null) return { ms, span: 'em 24 h' };
  const midnightMs = nowMs - sinceMidnightMs(nowMs, timeZone);
  return { ms: Math.max(0, Math.min(ms, lastMs - midnightMs)), span: 'hoje' };
}

// In the operator's time zone, to the minute.
function sinceMidnightMs(nowMs: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = formatTime(nowMs, timeZone).split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
}
