import { useEffect, useState } from 'react';

const firstPauseMs = 3_000;
const longestPauseMs = 60_000;

/**
 * Loads an optional module once `wanted` and retries with backoff and when online; `load` must be stable.
 * Unlike `lazy`, a failure leaves the page intact.
 */
export function useLazyComponent<Part extends object>(
  load: () => Promise<Part>,
  wanted: boolean,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  const isMissing = wanted && !part;
  useEffect(() => {
    if (!isMissing) return undefined;
    let pauseMs = firstPauseMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const wait = () => {
      if (!current) return;
      timer = setTimeout(fetchPart, pauseMs);
      addEventListener('online', fetchPart, { once: true });
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    };
    const rest = () => {
      clearTimeout(timer);
      removeEventListener('online', fetchPart);
    };
    const fetchPart = () => {
      rest();
      load().then((loaded) => {
        // As a function, because React would call a component passed as state.
        if (current) setPart(() => loaded);
      }, wait);
    };
    fetchPart();
    return () => {
      current = false;
      rest();
    };
  }, [load, isMissing]);
  return part;
}
