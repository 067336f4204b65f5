/** Where scrolling leaves no moment free, whoever scrolls slowly sees covers all the same. */
const longestWaitMs = 200;

let last: Promise<void> = Promise.resolve();

/** One after the other, each in a free moment of its own; who has been given up by then takes none. */
export function fillInTurn(fill: () => void, signal: AbortSignal): void {
  last = last.then(async () => {
    if (signal.aborted) return;
    await freeMoment();
    if (!signal.aborted) fill();
  });
}

/** After the next frame where the browser cannot tell: a pause would leave a quick phone without covers. */
function freeMoment(): Promise<void> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
