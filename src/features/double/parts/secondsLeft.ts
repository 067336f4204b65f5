/**
 * Computes the seconds left in the phase from the operator's instants, so a wrong local clock has no effect.
 */
export function secondsLeft(
  { ends_at, now }: { ends_at: string; now: string },
  receivedAtMs: number,
  nowMs: number,
): number {
  const leftMs = Date.parse(ends_at) - Date.parse(now) - (nowMs - receivedAtMs);
  return Number.isFinite(leftMs) ? Math.max(0, leftMs / 1000) : 0;
}
