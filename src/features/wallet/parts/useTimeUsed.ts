import { useState } from 'react';
import { usePolledLimits } from '../../protection/usePolledLimits.ts';
import { useLastActivity } from '../../session/useLastActivity.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { type TimeUsed, timeUsed } from './timeUsed.ts';

const pollMs = 5 * 60_000;

/** Returns the time used; null before the first response. */
export function useTimeUsed(): TimeUsed | null {
  const timeZone = useTimeZone();
  const clock = useLastActivity();
  const [openedMs] = useState(clock.nowMs);
  const { data, isError, fulfilledTimeStamp } = usePolledLimits({ everyMs: pollMs });
  if (!data && !isError) return null;
  const response =
    data && fulfilledTimeStamp !== undefined ? { limits: data, atMs: fulfilledTimeStamp } : null;
  return timeUsed(response, { openedMs, timeZone, ...clock });
}
