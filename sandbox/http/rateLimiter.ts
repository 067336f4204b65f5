import { Refusal } from '../operations/refusal.ts';

export interface RateLimiter {
  /** Throws a 429 when the key has used its attempts up. */
  check(key: string): void;
  count(key: string): void;
  forget(key: string): void;
}

interface Window {
  attempts: number;
  endsAtMs: number;
}

/** So many attempts per key and window; old windows are swept so that made-up keys cannot fill the memory. */
export function rateLimiter(attempts: number, windowMs: number, clock: () => Date): RateLimiter {
  const windows = new Map<string, Window>();
  const sweep = (nowMs: number) => {
    if (windows.size < 10_000) return;
    for (const [key, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(key);
  };
  const current = (key: string) => {
    const found = windows.get(key);
    return found && found.endsAtMs > clock().getTime() ? found : undefined;
  };
  return {
    check: (key) => {
      const window = current(key);
      if (!window || window.attempts < attempts) return;
      const seconds = Math.ceil((window.endsAtMs - clock().getTime()) / 1000);
      const message = `Muitas tentativas. Tente novamente em ${seconds} segundos.`;
      throw new Refusal(429, { success: false, error: message, message }, { 'Retry-After': String(seconds) });
    },
    count: (key) => {
      const nowMs = clock().getTime();
      sweep(nowMs);
      const window = current(key) ?? { attempts: 0, endsAtMs: nowMs + windowMs };
      windows.set(key, { ...window, attempts: window.attempts + 1 });
    },
    forget: (key) => {
      windows.delete(key);
    },
  };
}
