import { useMemo } from 'react';
import type { PlayLimit } from '../../shared/money/playLimits.ts';
import { playLimits } from './remainingLimit.ts';
import { usePolledLimits } from './usePolledLimits.ts';

const pollMs = 60_000;
const none: readonly PlayLimit[] = [];

/** Returns the player's limits on loss, bets and time; empty for visitors and before the response. */
export function usePlayLimits(isPlayer: boolean): readonly PlayLimit[] {
  const { data } = usePolledLimits({ skip: !isPlayer, everyMs: pollMs });
  return useMemo(() => (isPlayer && data ? playLimits(data) : none), [isPlayer, data]);
}
