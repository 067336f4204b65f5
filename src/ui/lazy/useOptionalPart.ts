import { useEffect, useState } from 'react';

const firstPauseMs = 3_000;
const longestPauseMs = 60_000;

/**
 * A part of a component that is fetched when first `wanted`; `undefined` until then, and while it cannot be fetched: its
 * absence must not take the page down as `lazy` would. It is tried again by itself, ever less often and when the network
 * is back.
 * `load` must be the same function at every call.
 */
export function useOptionalPart<Part extends object>(
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
        // In a function, because a component is one, and would be called.
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
