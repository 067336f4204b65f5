import { onTestFinished, vi } from 'vitest';

/**
 * Holds the clock and the timers of the page for the rest of a test; what is returned lets time pass. It also passes
 * while a test waits for the page, as fast as for the test.
 */
export function holdTimers(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return async (ms) => void (await vi.advanceTimersByTimeAsync(ms));
}
