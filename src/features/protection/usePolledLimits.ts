import { useState } from 'react';
import { useIsActiveSince } from '../session/useIsActiveSince.ts';
import { useGetLimitsQuery } from './limitsApi.ts';

interface PollOptions {
  skip?: boolean;
  // 0 requests the limits once.
  everyMs: number;
}

/** Requests the player's limits again and again while the player is active, because no event announces passing time. */
export function usePolledLimits({ skip = false, everyMs }: PollOptions) {
  const [pollingInterval, setPollingInterval] = useState(everyMs);
  const query = useGetLimitsQuery(undefined, { skip, pollingInterval, skipPollingIfUnfocused: true });
  const isActive = useIsActiveSince(query.fulfilledTimeStamp ?? 0);
  // The operator counts this request as activity, so an idle page stops polling.
  const wanted = isActive ? everyMs : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  return query;
}
