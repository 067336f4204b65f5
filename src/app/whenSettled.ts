/** One slow picture must not hold back what waits for all of them. */
const patienceMs = 3_000;
/** A busy page comes to rest late, or never. */
const longestRestMs = 2_000;

/** Calls once, when the browser has loaded what the page needs to be seen and has nothing better to do. */
export function whenSettled(settled: () => void): void {
  let isLoaded = false;
  const loaded = () => {
    if (isLoaded) return;
    isLoaded = true;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(settled, { timeout: longestRestMs });
    else setTimeout(settled);
  };
  if (document.readyState === 'complete') {
    loaded();
    return;
  }
  window.addEventListener('load', loaded, { once: true });
  setTimeout(loaded, patienceMs);
}
