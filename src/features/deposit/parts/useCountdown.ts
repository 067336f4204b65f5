import { useEffect, useState } from 'react';

const tickMs = 1_000;

/** What is left until the moment, in ms, and never less than nothing. It ticks once a second until then. */
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

/** `14:59`. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * When a charge expires by this device's clock: the operator says how long it lives from its own `server_time` on,
 * so a clock that is wrong here changes nothing. Ms since 1970; `receivedAtMs` is when the answer came.
 */
export function expiryHere(
  charge: { expires_at: string; server_time?: string | undefined },
  receivedAtMs: number,
): number {
  const expiresAt = Date.parse(charge.expires_at);
  const serverNow = charge.server_time === undefined ? receivedAtMs : Date.parse(charge.server_time);
  return receivedAtMs + (expiresAt - (Number.isNaN(serverNow) ? receivedAtMs : serverNow));
}
