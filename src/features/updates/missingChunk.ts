/** Calls back when a chunk responds with 404, whichever import requested it. */
export function watchMissingChunks(onMissing: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('resource')) return;
  const observer = new PerformanceObserver((list) => {
    const isMissing = list
      .getEntries()
      .some((entry) => entry instanceof PerformanceResourceTiming && isGone(entry));
    if (isMissing) onMissing();
  });
  observer.observe({ type: 'resource' });
}

function isGone({
  name,
  responseStatus,
}: Pick<PerformanceResourceTiming, 'name' | 'responseStatus'>): boolean {
  return responseStatus === 404 && new URL(name).pathname.startsWith('/assets/');
}
