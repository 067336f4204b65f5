import { isoDay } from '../time/formatTime.ts';
import { defaultTimeZone } from '../time/timeZone.ts';
import type { BrandSettings } from './brandRecord.ts';

// Between two stakes, once the rule is in force.
export const paceMs = 5_000;

export const paceText = 'Espere 5 segundos entre uma aposta e outra.';

/** Tells whether stakes keep a pace and nothing plays by itself: under Brazilian law from the day in `rules.pace`. */
export function isPaced(
  { jurisdiction, rules }: Partial<Pick<BrandSettings, 'jurisdiction' | 'rules'>>,
  now: Date,
): boolean {
  if (jurisdiction !== 'br' || !rules?.pace) return false;
  return isoDay(now, defaultTimeZone) >= rules.pace;
}
