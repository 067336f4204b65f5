/**
 * Returns the operator's time in milliseconds since 1970, from a response's `server_time` and its local arrival time.
 * Falls back to the device's time where either is unknown.
 */
export function serverNow(
  serverTime: string | undefined,
  receivedAtMs: number | undefined,
  nowMs: number = Date.now(),
): number {
  const serverMs = serverTime === undefined ? Number.NaN : Date.parse(serverTime);
  return Number.isNaN(serverMs) || receivedAtMs === undefined ? nowMs : serverMs + (nowMs - receivedAtMs);
}
