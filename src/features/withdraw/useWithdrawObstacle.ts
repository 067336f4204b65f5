import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/me.ts';
import { useListWithdrawalsQuery } from './withdrawalsApi.ts';
import { obstacleOf, type WithdrawObstacle } from './withdrawObstacles.ts';

/** Returns what blocks a withdrawal, or null. */
export function useWithdrawObstacle(): WithdrawObstacle | null {
  const user = useAppSelector(selectUser);
  const { jurisdiction } = useBrand();
  const { data } = useListWithdrawalsQuery();
  return user && obstacleOf(user, data?.deposits_to_wager ?? 0, jurisdiction);
}
