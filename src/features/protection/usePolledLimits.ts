import { useMemo, useState } from 'react';
import type { PlayLimit } from '../../shared/money/playLimits.ts';
import { useIsActiveSince } from '../session/useIsActiveSince.ts';
import { useGetLimitsQuery } from './limitsApi.ts';
import { playLimits } from './remainingLimit.ts';

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

const pollMs = 60_000;
const none: readonly PlayLimit[] = [];

/** Returns the player's limits on loss, bets and time; empty for visitors and before the response. */
export function usePlayLimits(isPlayer: boolean): readonly PlayLimit[] {
  const { data } = usePolledLimits({ skip: !isPlayer, everyMs: pollMs });
  return useMemo(() => (isPlayer && data ? playLimits(data) : none), [isPlayer, data]);
}
