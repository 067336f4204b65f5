/** Safari has no idle callbacks; a pause is the next best thing, and what one idle moment would be elsewhere. */
const pauseMs = 300;
const momentMs = 10;

/**
 * Does a work step by step while the page has nothing better to do: as many steps in one idle moment as it lasts.
 * Resolves when all is done, or as soon as the signal is aborted.
 */
export async function workWhenIdle(steps: Iterator<unknown>, signal: AbortSignal): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const timeRemaining = await idleTime();
    if (signal.aborted) return;
    do isDone = steps.next().done === true;
    while (!isDone && timeRemaining() > 0);
  }
}

/** Resolves in an idle moment, with a function that tells how many milliseconds of it are left. */
function idleTime(): Promise<() => number> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback)
      window.requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining()));
    else
      setTimeout(() => {
        const end = performance.now() + momentMs;
        resolve(() => end - performance.now());
      }, pauseMs);
  });
}
