import { useEffect, useRef } from 'react';
import { api } from '../../shared/http/api.ts';
import { type AppDispatch, type RootState, useAppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { type BonusFollower, followBonuses } from './followBonuses.ts';

function followedBonuses() {
  return (dispatch: AppDispatch, _getState: () => RootState, extra: unknown): BonusFollower =>
    followBonuses(servicesOf(extra).realtime, () => dispatch(api.util.invalidateTags(['bonus'])));
}

/** Live progress of all rollovers that a page shows, active or not. */
export function useFollowBonuses(ids: readonly string[]): void {
  const dispatch = useAppDispatch();
  const follower = useRef<BonusFollower>(null);
  const key = ids.join(' ');
  useEffect(() => {
    follower.current ??= dispatch(followedBonuses());
    follower.current.follow(key ? key.split(' ') : []);
  }, [key, dispatch]);
  useEffect(
    () => () => {
      follower.current?.end();
      follower.current = null;
    },
    [],
  );
}
