import { useMemo } from 'react';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/meApi.ts';
import { type Balance, balanceOf } from './balance.ts';

/** The player's money, from the one place it is kept; null while nobody is logged in. */
export function useBalance(): Balance | null {
  const user = useAppSelector(selectUser);
  return useMemo(() => user && balanceOf(user), [user]);
}
