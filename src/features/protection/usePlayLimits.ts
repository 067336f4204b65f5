import { useMemo } from 'react';
import type { PlayLimit } from '../../shared/money/playLimits.ts';
import { useGetLimitsQuery } from './limitsApi.ts';
import { playLimits } from './remainingLimit.ts';

// No event announces passing time.
const pollMs = 60_000;
const none: readonly PlayLimit[] = [];

/** Returns the player's limits on loss, bets and time; empty for visitors and before the response. */
export function usePlayLimits(isPlayer: boolean): readonly PlayLimit[] {
  const { data } = useGetLimitsQuery(undefined, { skip: !isPlayer, pollingInterval: pollMs });
  return useMemo(() => (isPlayer && data ? playLimits(data) : none), [isPlayer, data]);
}
