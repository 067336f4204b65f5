import { isoDay } from '../time/formatTime.ts';
import { defaultTimeZone } from '../time/timeZone.ts';
import type { BrandSettings } from './brandRecord.ts';

// Between two stakes, once the rule is in force.
export const paceMs = 5_000;

export const paceText = 'Espere 5 segundos entre uma aposta e outra.';

type RuledBrand = Partial<Pick<BrandSettings, 'jurisdiction' | 'rules'>>;

/** Tells whether a rule with a dated switch holds: under Brazilian law from its day in `rules` on. */
export function isInForce(
  rule: keyof BrandSettings['rules'],
  { jurisdiction, rules }: RuledBrand,
  now: Date,
): boolean {
  const from = rules?.[rule];
  if (jurisdiction !== 'br' || !from) return false;
  return isoDay(now, defaultTimeZone) >= from;
}

/** Tells whether stakes keep a pace and nothing plays by itself. */
export const isPaced = (brand: RuledBrand, now: Date) => isInForce('pace', brand, now);
