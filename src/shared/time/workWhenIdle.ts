import { requestIdle } from './requestIdle.ts';

// Length of a moment where the browser measures none.
const momentMs = 10;

/** Runs steps in idle moments; resolves when all are done, or as soon as the signal is aborted. */
export async function workWhenIdle(steps: Iterator<unknown>, signal: AbortSignal): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const deadline = await requestIdle();
    if (signal.aborted) return;
    const end = performance.now() + momentMs;
    do isDone = steps.next().done === true;
    while (!isDone && (deadline ? deadline.timeRemaining() : end - performance.now()) > 0);
  }
}
