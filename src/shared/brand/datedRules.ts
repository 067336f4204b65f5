import { isoDay } from '../time/formatTime.ts';
import { defaultTimeZone } from '../time/timeZone.ts';
import type { BrandSettings } from './brandRecord.ts';

export type DatedRule = keyof BrandSettings['rules'];

export type RuledBrand = Partial<Pick<BrandSettings, 'jurisdiction' | 'rules'>>;

// Announced rules wait for a day; each other rule holds without one.
const announced: readonly DatedRule[] = ['pace', 'benefits'];

export const isAnnounced = (rule: DatedRule) => announced.includes(rule);

/** Tells whether a rule with a dated switch holds: under Brazilian law from its day on, never when it is null. */
export function isInForce(rule: DatedRule, { jurisdiction, rules }: RuledBrand, now: Date): boolean {
  const from = rules?.[rule];
  if (jurisdiction !== 'br' || from === null) return false;
  return from === undefined ? !isAnnounced(rule) : isoDay(now, defaultTimeZone) >= from;
}
