import { requestIdle } from '../../../../shared/time/requestIdle.ts';

// Shows covers even while scrolling leaves no idle time.
const longestWaitMs = 200;
// One frame: where idle time is not measured, a longer pause would leave a fast phone without covers.
const frameMs = 16;

let last: Promise<void> = Promise.resolve();

/** Runs callbacks one by one, each in its own idle period, and skips aborted ones. */
export function enqueueFill(fill: () => void, signal: AbortSignal): void {
  last = last.then(async () => {
    if (signal.aborted) return;
    await requestIdle({ timeout: longestWaitMs, pauseMs: frameMs });
    if (!signal.aborted) fill();
  });
}
