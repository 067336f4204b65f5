import { useMemo } from 'react';
import type { PlayLimit } from '../../shared/money/playLimits.ts';
import { playLimits } from './limitRoom.ts';
import { useGetLimitsQuery } from './limitsApi.ts';

/** Time goes by without a word from the operator. */
const pollMs = 60_000;
const none: readonly PlayLimit[] = [];

/** The player's limits on loss, bets and time; none while they are not known, and for visitors. */
export function usePlayLimits(isPlayer: boolean): readonly PlayLimit[] {
  const { data } = useGetLimitsQuery(undefined, { skip: !isPlayer, pollingInterval: pollMs });
  return useMemo(() => (isPlayer && data ? playLimits(data) : none), [isPlayer, data]);
}
