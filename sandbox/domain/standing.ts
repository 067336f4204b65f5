import { formatDate } from '../../src/shared/time/formatTime.ts';
import { defaultTimeZone } from '../../src/shared/time/timeZone.ts';

// What keeps a player from playing: the register of impeded persons, or a choice of the player.
export interface Standing {
  suspendedUntil: Date | null;
  excludedUntil: Date | null;
  excludedForGood: boolean;
  // When the operator closed the account of an impeded person.
  closedAt: Date | null;
}

// A pause or an exclusion that a player asks for.
export type Closing = Partial<Pick<Standing, 'suspendedUntil' | 'excludedUntil' | 'excludedForGood'>>;

/** Keeps a later end that holds already, because neither a pause nor an exclusion can be taken back. */
export function withoutShortening(wanted: Closing, held: Standing): Closing {
  const { suspendedUntil, excludedUntil } = wanted;
  return {
    ...wanted,
    suspendedUntil: suspendedUntil && later(suspendedUntil, held.suspendedUntil),
    excludedUntil: excludedUntil && later(excludedUntil, held.excludedUntil),
  };
}

const later = (one: Date, other: Date | null) => (other && other > one ? other : one);

/** Returns the end of the longest pause among a player's accounts, or null when none is paused. */
export function pauseEnd(accounts: readonly Pick<Standing, 'suspendedUntil'>[], now: Date): Date | null {
  return latestAhead(
    accounts.map(({ suspendedUntil }) => suspendedUntil),
    now,
  );
}

/** Returns the end of the longest exclusion among a player's accounts, or null when none has an end ahead. */
export function exclusionEnd(accounts: readonly Pick<Standing, 'excludedUntil'>[], now: Date): Date | null {
  return latestAhead(
    accounts.map(({ excludedUntil }) => excludedUntil),
    now,
  );
}

/** Returns the exclusion that holds for the player, with a null end when it is for good. */
export function exclusionOf(
  accounts: readonly Pick<Standing, 'excludedUntil' | 'excludedForGood'>[],
  now: Date,
): { until: string | null } | undefined {
  if (accounts.some(({ excludedForGood }) => excludedForGood)) return { until: null };
  const end = exclusionEnd(accounts, now);
  return end ? { until: end.toISOString() } : undefined;
}

const latestAhead = (ends: readonly (Date | null)[], now: Date) =>
  ends.reduce<Date | null>((latest, end) => (end && end > now ? later(end, latest) : latest), null);

export type AccessRefusal = { kind: 'suspended' | 'excluded' | 'closed'; until: Date | null };

export function accessRefusal(standing: Standing, now: Date): AccessRefusal | null {
  if (standing.closedAt) return { kind: 'closed', until: null };
  if (standing.excludedForGood) return { kind: 'excluded', until: null };
  if (standing.excludedUntil && standing.excludedUntil > now) {
    return { kind: 'excluded', until: standing.excludedUntil };
  }
  if (standing.suspendedUntil && standing.suspendedUntil > now) {
    return { kind: 'suspended', until: standing.suspendedUntil };
  }
  return null;
}

export function accessRefusalText({ kind, until }: AccessRefusal, timeZone = defaultTimeZone): string {
  if (kind === 'closed') return 'Sua conta foi encerrada, porque a lei não permite que você aposte.';
  const what = kind === 'excluded' ? 'autoexcluída' : 'em pausa';
  return until
    ? `Sua conta está ${what} até ${formatDate(until, timeZone)}.`
    : `Sua conta está ${what} por tempo indeterminado.`;
}
