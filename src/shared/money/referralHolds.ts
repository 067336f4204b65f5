import { formatDate, formatDateTime } from '../time/formatTime.ts';
import { formatBrl } from './formatBrl.ts';

// Referral earnings that may not be withdrawn yet: cents, and the ISO instant from which they may.
export interface ReferralHold {
  amount: number;
  released_at: string;
}

export function heldCents(holds: readonly ReferralHold[]): number {
  return holds.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Groups holds by day of site time, each released with its last part; the first released comes first, as in
 * `holds`.
 */
export function heldByDay(holds: readonly ReferralHold[], timeZone: string): ReferralHold[] {
  const days = new Map<string, ReferralHold>();
  for (const { amount, released_at } of holds) {
    const day = formatDate(released_at, timeZone);
    days.set(day, { amount: (days.get(day)?.amount ?? 0) + amount, released_at });
  }
  return [...days.values()];
}

// E.g. `R$ 10,00 de indicações, liberado para saque em 23/11/2026 14:35.`
export function holdText({ amount, released_at: at }: ReferralHold, timeZone: string): string {
  return `${formatBrl(amount)} de indicações, liberado para saque em ${formatDateTime(at, timeZone)}.`;
}

/**
 * Explains why a withdrawal would take money that is not released yet, or returns null; the page and the
 * sandbox share it.
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
