import { useEffect, useState } from 'react';

// Short enough not to hold up the next move.
const lastsMs = 500;

/** Returns a number on its way to `target`, within 500 ms; the target at once under reduced motion. */
export function useCountUp(target: number, start: number = target): number {
  const [shown, setShown] = useState(start);
  const [from, setFrom] = useState(start);
  const [last, setLast] = useState(start);
  if (last !== target) {
    setFrom(shown);
    setLast(target);
  }
  useEffect(() => {
    if (from === target || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(target);
      return undefined;
    }
    const startedMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const part = Math.min(1, (nowMs - startedMs) / lastsMs);
      // Fast at first, slow at the end.
      const eased = 1 - (1 - part) ** 3;
      setShown(Math.round(from + (target - from) * eased));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, target]);
  return shown;
}
