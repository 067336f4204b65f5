import { useMemo } from 'react';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/me.ts';
import { type Balance, balanceOf } from './balance.ts';

// Null without a session.
export function useBalance(): Balance | null {
  const user = useAppSelector(selectUser);
  return useMemo(() => user && balanceOf(user), [user]);
}
