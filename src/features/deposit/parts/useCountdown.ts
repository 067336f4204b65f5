import { useEffect, useState } from 'react';
import { serverNow } from '../../../shared/time/serverNow.ts';

const tickMs = 1_000;

/** Returns the remaining milliseconds, at least 0, updated every second. */
export function useCountdown(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => {
      setNowMs(Date.now());
      if (Date.now() >= endsAtMs) clearInterval(timer);
    };
    const timer = setInterval(tick, tickMs);
    tick();
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return Math.max(0, endsAtMs - nowMs);
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
