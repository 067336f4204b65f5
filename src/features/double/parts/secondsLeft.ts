/** Until the phase ends. Both instants are the operator's, so a wrong clock on this device does not matter. */
export function secondsLeft(
  { ends_at, now }: { ends_at: string; now: string },
  receivedAtMs: number,
  nowMs: number,
): number {
  const leftMs = Date.parse(ends_at) - Date.parse(now) - (nowMs - receivedAtMs);
  return Number.isFinite(leftMs) ? Math.max(0, leftMs / 1000) : 0;
}
