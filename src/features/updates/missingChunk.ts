/** Calls back when a part of the page is not on the server any more, whoever asked for it. */
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
