interface IdleOptions {
  signal?: AbortSignal;
  // Longest wait on a busy page.
  timeout?: number;
  // Safari has no idle callbacks; a pause comes closest.
  pauseMs?: number;
}

/**
 * Resolves when the page is idle, with the deadline where the browser measures one; rejects once the signal is
 * aborted.
 */
export function requestIdle({
  signal,
  timeout,
  pauseMs = 300,
}: IdleOptions = {}): Promise<IdleDeadline | undefined> {
  return new Promise((resolve, reject) => {
    const proceed = (deadline?: IdleDeadline) =>
      signal?.aborted ? reject(signal.reason) : resolve(deadline);
    if (window.requestIdleCallback) window.requestIdleCallback(proceed, { timeout });
    else setTimeout(proceed, pauseMs);
  });
}
