import { useEffect, useState } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { readActivity } from './activity.ts';

const tickMs = 20_000;

/** When the player last did something in any tab, in ms since 1970; now in brands that do not measure it. */
export function useLastActivity(): { activeAtMs: number; nowMs: number } {
  const { id, jurisdiction } = useBrand();
  const [seen, setSeen] = useState(() => ({ activeAtMs: Date.now(), nowMs: Date.now() }));
  useEffect(() => {
    const timer = setInterval(() => {
      const nowMs = Date.now();
      const activity = jurisdiction === 'br' ? readActivity(id) : nowMs;
      // While the page is locked it stays what it was.
      setSeen(({ activeAtMs }) => ({
        nowMs,
        activeAtMs: typeof activity === 'number' ? activity : activeAtMs,
      }));
    }, tickMs);
    return () => clearInterval(timer);
  }, [id, jurisdiction]);
  return seen;
}
