import type { Limits } from '../../shared/contract/account/protection.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { formatDateTime } from '../../shared/time/formatTime.ts';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { useGetLimitsQuery } from './limitsApi.ts';

/** Returns the end of the pause that holds now, or null. */
export function pauseEndOf({ paused_until: until }: Pick<Limits, 'paused_until'>): string | null {
  return until && Date.parse(until) > Date.now() ? until : null;
}

/** Returns the end of the player's pause like `31/12/2025 23:59`, or null for players who may bet. */
export function usePausedUntil(): string | null {
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const timeZone = useTimeZone();
  const { data } = useGetLimitsQuery(undefined, { skip: !isPlayer });
  const until = isPlayer && data ? pauseEndOf(data) : null;
  return until && formatDateTime(until, timeZone);
}
