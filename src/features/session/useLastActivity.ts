import { useEffect, useState } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { readActivity } from './activity.ts';

const tickMs = 20_000;

// Returns the last activity of any tab in milliseconds since 1970; brands outside Brazilian law report now.
export function useLastActivity(): { activeAtMs: number; nowMs: number } {
  const { id, jurisdiction } = useBrand();
  const [seen, setSeen] = useState(() => ({ activeAtMs: Date.now(), nowMs: Date.now() }));
  useEffect(() => {
    const timer = setInterval(() => {
      const nowMs = Date.now();
      const activity = jurisdiction === 'br' ? readActivity(id) : nowMs;
      // A locked page keeps the last value.
      setSeen(({ activeAtMs }) => ({
        nowMs,
        activeAtMs: typeof activity === 'number' ? activity : activeAtMs,
      }));
    }, tickMs);
    return () => clearInterval(timer);
  }, [id, jurisdiction]);
  return seen;
}
