import type { User } from '../../shared/contract/user.ts';

export interface Balance {
  mainCents: number;
  bonusCents: number;
  /** What the header shows: main and bonus in one figure. */
  shownCents: number;
  /** What a stake may take: the player's money, and what is left of the active bonus after it. */
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
