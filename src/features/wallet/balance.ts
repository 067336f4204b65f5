import type { User } from '../../shared/contract/user.ts';

export interface Balance {
  mainCents: number;
  bonusCents: number;
  /** What the header shows: main and bonus in one figure. */
  shownCents: number;
}

export function balanceOf({ balance, wallet }: Pick<User, 'balance' | 'wallet'>): Balance {
  return { mainCents: balance, bonusCents: wallet.bonus_mixed, shownCents: balance + wallet.bonus_mixed };
}
