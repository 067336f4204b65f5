/** Safari has no idle callbacks; a pause is the next best thing. */
const pauseMs = 300;

/** Resolves when the page has nothing better to do. Rejects once the signal is aborted. */
export function idleMoment(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const proceed = () => (signal?.aborted ? reject(signal.reason) : resolve());
    if (window.requestIdleCallback) window.requestIdleCallback(proceed);
    else setTimeout(proceed, pauseMs);
  });
}
