import { useState } from 'react';
import { useGetLimitsQuery } from '../../protection/limitsApi.ts';
import { useLastActivity } from '../../session/useLastActivity.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { type TimeUsed, timeUsed } from './timeUsed.ts';

const pollMs = 5 * 60_000;

/** Returns the time used; null before the first response. */
export function useTimeUsed(): TimeUsed | null {
  const timeZone = useTimeZone();
  const clock = useLastActivity();
  const [openedMs] = useState(clock.nowMs);
  const [pollingInterval, setPollingInterval] = useState(pollMs);
  const { data, isError, fulfilledTimeStamp } = useGetLimitsQuery(undefined, {
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  // The operator counts this request as activity, so an idle page stops polling.
  const wanted = clock.activeAtMs >= (fulfilledTimeStamp ?? 0) ? pollMs : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  if (!data && !isError) return null;
  const response =
    data && fulfilledTimeStamp !== undefined ? { limits: data, atMs: fulfilledTimeStamp } : null;
  return timeUsed(response, { openedMs, timeZone, ...clock });
}
