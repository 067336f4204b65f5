import { useMemo } from 'react';
import type { User } from '../../shared/contract/account/user.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/me.ts';

export interface Balance {
  mainCents: number;
  bonusCents: number;
  // Main and bonus in one figure.
  shownCents: number;
  // Main balance plus the rest of the active bonus.
  playableCents: number;
}

type Wallets = Pick<User, 'balance' | 'wallet'> & Partial<Pick<User, 'user_rollover'>>;

export function balanceOf({ balance, wallet, user_rollover: rollover }: Wallets): Balance {
  return {
    mainCents: balance,
    bonusCents: wallet.bonus_mixed,
    shownCents: balance + wallet.bonus_mixed,
    playableCents: balance + (rollover?.active === 1 ? rollover.balance : 0),
  };
}

// Null without a session.
export function useBalance(): Balance | null {
  const user = useAppSelector(selectUser);
  return useMemo(() => user && balanceOf(user), [user]);
}
