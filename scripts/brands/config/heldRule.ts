import * as v from 'valibot';
import { rulesSchema } from '../../../src/shared/brand/brandSchema.ts';
import { type DatedRule, isInForce } from '../../../src/shared/brand/datedRules.ts';
import type { ResolvedEntry } from './layers/resolveEntry.ts';

/** Tells whether an entry, valid or not, is held to a rule with a dated switch today. */
export function isHeld({ value }: ResolvedEntry, rule: DatedRule): boolean {
  const rules = v.is(rulesSchema, value.rules) ? value.rules : {};
  return value.jurisdiction === 'br' && isInForce(rule, { jurisdiction: 'br', rules }, new Date());
}
