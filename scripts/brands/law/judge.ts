import { relative } from 'node:path';
import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { type DatedRule, isAnnounced, isInForce } from '../../../src/shared/brand/datedRules.ts';
import type { Problem } from '../problem.ts';
import type { LawfulRule } from './rules.ts';

export interface Verdict extends Pick<LawfulRule, 'id' | 'sentence' | 'source' | 'grade' | 'tests'> {
  // `tested` is not decided by the build; the named tests of the product hold it. `off`: its switch says not yet.
  status: 'kept' | 'broken' | 'tested' | 'off';
  // Positions of what breaks the rule.
  details: string[];
  // Of a rule with a dated switch: how the brand record sets it.
  switch?: string;
}

/** Tells whether a brand keeps a rule, by the problems that the checks found in its configuration. */
export function judge(
  { isAbout, id, sentence, source, grade, tests, switchedBy }: LawfulRule,
  problems: readonly Problem[],
  brand: BrandSettings,
): Verdict {
  const setting = switchedBy && { switch: switchText(switchedBy, brand) };
  const rule = { id, sentence, source, grade, tests, ...setting };
  if (switchedBy && !isAnnounced(switchedBy) && !isInForce(switchedBy, brand, new Date()))
    return { ...rule, status: 'off', details: [] };
  if (!isAbout) return { ...rule, status: 'tested', details: [] };
  const details = problems
    .filter(isAbout)
    .map(
      ({ file, line, column, message }) => `${relative(process.cwd(), file)}:${line}:${column}: ${message}`,
    );
  return { ...rule, status: details.length > 0 ? 'broken' : 'kept', details };
}

function switchText(rule: DatedRule, { rules }: BrandSettings): string {
  const from = rules[rule];
  const held = from === undefined && !isAnnounced(rule) ? 'no day is set, the rule holds' : 'no day is set';
  return `rules.${rule}, ${from === null ? 'off' : from === undefined ? held : `from ${from}`}`;
}
