import { useState } from 'react';
import { useGetLimitsQuery } from '../../protection/limitsApi.ts';
import { useLastActivity } from '../../session/useLastActivity.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { type TimeUsed, timeUsed } from './timeUsed.ts';

const pollMs = 5 * 60_000;

/** Null until the operator has been asked; one that cannot say is no reason to show nothing. */
export function useTimeUsed(): TimeUsed | null {
  const timeZone = useTimeZone();
  const clock = useLastActivity();
  const [openedMs] = useState(clock.nowMs);
  const [pollingInterval, setPollingInterval] = useState(pollMs);
  const { data, isError, fulfilledTimeStamp } = useGetLimitsQuery(undefined, {
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  // The operator takes the call for activity: a page without a player asks no more.
  const wanted = clock.activeAtMs >= (fulfilledTimeStamp ?? 0) ? pollMs : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  if (!data && !isError) return null;
  const answer = data && fulfilledTimeStamp !== undefined ? { limits: data, atMs: fulfilledTimeStamp } : null;
  return timeUsed(answer, { openedMs, timeZone, ...clock });
}
