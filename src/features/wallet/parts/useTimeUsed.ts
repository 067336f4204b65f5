import { useEffect, useState } from 'react';
import { useGetLimitsQuery } from '../../protection/limitsApi.ts';

const tickMs = 20_000;
const pollMs = 5 * 60_000;

/**
 * How long the player has been logged in within the last 24 hours, in milliseconds, as the limits of time count it; it
 * goes on between two answers. An operator that does not say is no reason to show nothing: then since the page was opened.
 */
export function useTimeUsed(): number | null {
  const { data, isError, fulfilledTimeStamp } = useGetLimitsQuery(undefined, { pollingInterval: pollMs });
  const [openedMs] = useState(Date.now);
  const [nowMs, setNowMs] = useState(openedMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  if (!data && !isError) return null;
  const usedMinutes = data?.used.time.day ?? null;
  if (usedMinutes === null || fulfilledTimeStamp === undefined) return nowMs - openedMs;
  return usedMinutes * 60_000 + Math.max(0, nowMs - fulfilledTimeStamp);
}
