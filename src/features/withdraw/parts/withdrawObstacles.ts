import type { Jurisdiction } from '../../../shared/brand/brandRecord.ts';
import type { User } from '../../../shared/contract/user.ts';

export type WithdrawObstacle =
  | { kind: 'identity' }
  /** Cents still to be wagered. */
  | { kind: 'rollover'; name: string; missingCents: number };

/** What keeps a player from withdrawing, known before the call. Under Brazilian law a bonus never holds money back. */
export function obstacleOf(user: User, jurisdiction: Jurisdiction): WithdrawObstacle | null {
  if (user.status !== 'Ativo') return { kind: 'identity' };
  const rollover = user.user_rollover;
  if (jurisdiction === 'br' || !rollover || rollover.active !== 1) return null;
  const missingCents = rollover.amount_rollover - rollover.amount_current;
  return missingCents > 0 ? { kind: 'rollover', name: rollover.name ?? 'seu bônus', missingCents } : null;
}
