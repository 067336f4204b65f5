import { requestIdle } from '../shared/time/requestIdle.ts';

// A slow picture must not delay the callback.
const patienceMs = 3_000;
// A busy page may never be idle.
const longestRestMs = 2_000;

/** Calls back once, when the page has loaded and is idle. */
export function onPageIdle(settled: () => void): void {
  let isLoaded = false;
  const loaded = () => {
    if (isLoaded) return;
    isLoaded = true;
    void requestIdle({ timeout: longestRestMs, pauseMs: 0 }).then(settled);
  };
  if (document.readyState === 'complete') {
    loaded();
    return;
  }
  window.addEventListener('load', loaded, { once: true });
  setTimeout(loaded, patienceMs);
}
