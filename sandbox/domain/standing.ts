import { formatDate } from '../../src/shared/time/formatTime.ts';
import { defaultTimeZone } from '../../src/shared/time/timeZone.ts';
// Protection that the player has chosen.
export interface Standing {
  suspendedUntil: Date | null;
  excludedUntil: Date | null;
  excludedForGood: boolean;
}

export type AccessRefusal = { kind: 'suspended' | 'excluded'; until: Date | null };

export function accessRefusal(standing: Standing, now: Date): AccessRefusal | null {
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
  const what = kind === 'excluded' ? 'autoexcluída' : 'em pausa';
  return until
    ? `Sua conta está ${what} até ${formatDate(until, timeZone)}.`
    : `Sua conta está ${what} por tempo indeterminado.`;
}
