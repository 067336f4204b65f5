import { createHash } from 'node:crypto';
import { Refusal } from '../operations/refusal.ts';

export interface RateLimiter {
  // Counts an attempt at once, so that parallel ones count one by one; throws a 429 when none is left.
  take(key: string): void;
  // Undoes the count of an attempt that succeeded.
  giveBack(key: string): void;
  forget(key: string): void;
}

interface Window {
  attempts: number;
  endsAtMs: number;
}

const mostKeys = 50_000;
// No e-mail is longer, and a visitor chooses some of the keys.
const longestKey = 300;
const shortKey = (key: string) =>
  key.length <= longestKey ? key : createHash('sha256').update(key).digest('base64url');

/** Limits attempts per key and window; old windows are removed, so that invented keys cannot fill the memory. */
export function rateLimiter(attempts: number, windowMs: number, clock: () => Date): RateLimiter {
  const windows = new Map<string, Window>();
  const sweep = (nowMs: number) => {
    if (windows.size < mostKeys / 5) return;
    for (const [key, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(key);
    const [oldest] = windows.keys();
    if (windows.size >= mostKeys && oldest !== undefined) windows.delete(oldest);
  };
  const current = (key: string) => {
    const found = windows.get(key);
    return found && found.endsAtMs > clock().getTime() ? found : undefined;
  };
  return {
    take: (longKey) => {
      const key = shortKey(longKey);
      const nowMs = clock().getTime();
      const window = current(key) ?? { attempts: 0, endsAtMs: nowMs + windowMs };
      if (window.attempts >= attempts) {
        const seconds = Math.ceil((window.endsAtMs - nowMs) / 1000);
        const message = `Muitas tentativas. Tente novamente em ${seconds} segundos.`;
        const body = { success: false, error: message, message };
        throw new Refusal(429, body, { 'Retry-After': String(seconds) });
      }
      sweep(nowMs);
      windows.set(key, { ...window, attempts: window.attempts + 1 });
    },
    giveBack: (longKey) => {
      const key = shortKey(longKey);
      const window = current(key);
      if (window && window.attempts > 0) windows.set(key, { ...window, attempts: window.attempts - 1 });
    },
    forget: (key) => {
      windows.delete(shortKey(key));
    },
  };
}
