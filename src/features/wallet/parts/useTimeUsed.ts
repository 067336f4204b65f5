import { useEffect, useState } from 'react';
import { useGetLimitsQuery } from '../../protection/limitsApi.ts';
import { type TimeUsed, timeUsed } from './timeUsed.ts';

const tickMs = 20_000;
const pollMs = 5 * 60_000;

/** Null until the operator has been asked; one that cannot say is no reason to show nothing. */
export function useTimeUsed(): TimeUsed | null {
  const { data, isError, fulfilledTimeStamp } = useGetLimitsQuery(undefined, { pollingInterval: pollMs });
  const [openedMs] = useState(Date.now);
  const [nowMs, setNowMs] = useState(openedMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  if (!data && !isError) return null;
  const answer = data && fulfilledTimeStamp !== undefined ? { limits: data, atMs: fulfilledTimeStamp } : null;
  return timeUsed(answer, openedMs, nowMs);
}
