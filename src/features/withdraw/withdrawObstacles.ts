import type { Jurisdiction } from '../../shared/brand/brandRecord.ts';
import type { User } from '../../shared/contract/account/user.ts';

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
