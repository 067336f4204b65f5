import type { Jurisdiction } from '../../shared/brand/brandRecord.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { User } from '../../shared/contract/account/user.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/me.ts';
import { useListWithdrawalsQuery } from './withdrawalsApi.ts';

export type WithdrawObstacle =
  | { kind: 'identity' }
  // In cents still to be wagered.
  | { kind: 'rollover'; name: string; missingCents: number }
  | { kind: 'deposits'; missingCents: number };

/**
 * Finds what blocks a withdrawal: identity, active bonus, or deposits to wager (cents), under Brazilian law
 * identity alone.
 */
export function obstacleOf(
  user: User,
  depositsToWager: number,
  jurisdiction: Jurisdiction,
): WithdrawObstacle | null {
  if (user.status !== 'Ativo') return { kind: 'identity' };
  if (jurisdiction === 'br') return null;
  const rollover = user.user_rollover;
  const missingCents = rollover?.active === 1 ? rollover.amount_rollover - rollover.amount_current : 0;
  if (missingCents > 0) return { kind: 'rollover', name: rollover?.name ?? 'seu bônus', missingCents };
  return depositsToWager > 0 ? { kind: 'deposits', missingCents: depositsToWager } : null;
}

/** Returns what blocks a withdrawal, or null. */
export function useWithdrawObstacle(): WithdrawObstacle | null {
  const user = useAppSelector(selectUser);
  const { jurisdiction } = useBrand();
  const { data } = useListWithdrawalsQuery();
  return user && obstacleOf(user, data?.deposits_to_wager ?? 0, jurisdiction);
}
