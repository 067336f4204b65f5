/**
 * Creates the form token `1.<milliseconds open>.<random>`, by which the operator refuses bots and repeats;
 * uses the monotonic clock.
 */
export function formToken(openedAtMs: number, nowMs: number = performance.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `1.${Math.max(0, Math.round(nowMs - openedAtMs))}.${hex}`;
}
