import { useEffect } from 'react';
import { selectIsRealtimeConnected } from '../../shared/realtime/realtimeSlice.ts';
import { useRealtime } from '../../shared/realtime/useRealtime.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { selectUser } from '../session/me.ts';
import { useGetBonusesQuery } from './bonusApi.ts';

// Fallback for missing realtime events.
const pollWhileDisconnectedMs = 30_000;

// Loads the player's rollovers and subscribes to the active ones.
export function BonusEffects() {
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isConnected = useAppSelector(selectIsRealtimeConnected);
  const { currentData: bonuses, refetch } = useGetBonusesQuery(undefined, {
    skip: !isAuthenticated,
    pollingInterval: isConnected ? 0 : pollWhileDisconnectedMs,
  });
  useRealtime(
    'rollover',
    (bonuses ?? []).filter(({ active }) => active === 1).map(({ id }) => id),
  );

  // The profile names a bonus before the list has it.
  const named = useAppSelector((state) => selectUser(state)?.user_rollover?.id);
  const unlisted = bonuses?.some(({ id }) => id === named) === false ? named : undefined;
  useEffect(() => {
    if (unlisted !== undefined) void refetch();
  }, [unlisted, refetch]);

  return null;
}
