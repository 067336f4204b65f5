/**
 * Stands where other sites send a captcha's answer: `1.<milliseconds the form was open>.<random>`. The operator can
 * refuse forms that were filled in faster than anybody types, and one that comes twice. Times are of the clock that
 * nobody sets, `performance.now()`.
 */
export function formToken(openedAtMs: number, nowMs: number = performance.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `1.${Math.max(0, Math.round(nowMs - openedAtMs))}.${hex}`;
}
