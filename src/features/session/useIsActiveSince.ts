import { useEffect, useState } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { readActivity } from './activity.ts';

const tickMs = 20_000;

/** Tells whether any tab was active since that time in milliseconds; always true outside Brazilian law. */
export function useIsActiveSince(sinceMs: number): boolean {
  const { id, jurisdiction } = useBrand();
  const [isActive, setActive] = useState(true);
  useEffect(() => {
    if (jurisdiction !== 'br') return undefined;
    const look = () => {
      const activity = readActivity(id);
      setActive(activity === null || (activity !== 'locked' && activity >= sinceMs));
    };
    look();
    const timer = setInterval(look, tickMs);
    return () => clearInterval(timer);
  }, [id, jurisdiction, sinceMs]);
  return isActive;
}
