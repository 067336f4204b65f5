import { formatDate, formatDateTime } from '../time/formatTime.ts';
import { formatBrl } from './formatBrl.ts';

/** Money earned by referring somebody that may not be withdrawn yet: cents, and the ISO instant from which it may. */
export interface ReferralHold {
  amount: number;
  released_at: string;
}

export function heldCents(holds: readonly ReferralHold[]): number {
  return holds.reduce((sum, { amount }) => sum + amount, 0);
}

/** One for each day of site time, released with its last part; sorted as they come, the first released first. */
export function heldByDay(holds: readonly ReferralHold[], timeZone: string): ReferralHold[] {
  const days = new Map<string, ReferralHold>();
  for (const { amount, released_at } of holds) {
    const day = formatDate(released_at, timeZone);
    days.set(day, { amount: (days.get(day)?.amount ?? 0) + amount, released_at });
  }
  return [...days.values()];
}

/** E.g. `R$ 10,00 de indicações, liberado para saque em 23/11/2026 14:35.` */
export function holdText({ amount, released_at: at }: ReferralHold, timeZone: string): string {
  return `${formatBrl(amount)} de indicações, liberado para saque em ${formatDateTime(at, timeZone)}.`;
}

/**
 * Why a withdrawal would take money that is not released yet; null: it does not. The same function explains it in the
 * page and decides in the sandbox.
 */
export function holdRefusal(
  amountCents: number,
  balanceCents: number,
  holds: readonly ReferralHold[],
  timeZone: string,
): string | null {
  const freeCents = balanceCents - heldCents(holds);
  if (amountCents <= freeCents || amountCents > balanceCents) return null;
  const [first] = heldByDay(holds, timeZone);
  return first
    ? `Você pode sacar até ${formatBrl(Math.max(0, freeCents))} agora: ${holdText(first, timeZone)}`
    : null;
}
