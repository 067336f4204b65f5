import { useEffect, useState } from 'react';
import { serverNow } from '../../../shared/time/serverNow.ts';

const tickMs = 1_000;

/** Returns the remaining milliseconds, at least 0, updated every second. */
export function useCountdown(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const leftMs = Math.max(0, endsAtMs - nowMs);
  const isOver = leftMs === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end starts another countdown
  useEffect(() => {
    setNowMs(Date.now());
    if (isOver) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isOver, endsAtMs]);
  return leftMs;
}

// `14:59`.
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Converts the expiry to this device's clock by the operator's `server_time`; milliseconds since 1970. */
export function expiryHere(
  charge: { expires_at: string; server_time?: string | undefined },
  receivedAtMs: number,
): number {
  const lifetimeMs =
    Date.parse(charge.expires_at) - serverNow(charge.server_time, receivedAtMs, receivedAtMs);
  return receivedAtMs + lifetimeMs;
}
