import { expect, test } from 'vitest';
import { type DatedRule, isInForce } from './datedRules.ts';

const now = new Date('2026-11-24T12:00:00Z');
const holds = (rule: DatedRule, day?: string | null, jurisdiction: 'br' | 'none' = 'br') =>
  isInForce(rule, { jurisdiction, rules: day === undefined ? {} : { [rule]: day } }, now);

const disputed = ['terms', 'operatorWide', 'authorizationDate', 'legalPages'] as const;

test.each(disputed)('keeps the rule %s without a day, and never when it is off', (rule) => {
  expect(holds(rule)).toBe(true);
  expect(holds(rule, null)).toBe(false);
});

test.each(['pace', 'benefits'] as const)('keeps the announced rule %s only with a day', (rule) => {
  expect(holds(rule)).toBe(false);
  expect(holds(rule, null)).toBe(false);
});

test.each([...disputed, 'pace', 'benefits'] as const)('keeps the rule %s from its day on', (rule) => {
  expect(holds(rule, '2026-11-25')).toBe(false);
  expect(holds(rule, '2026-11-24')).toBe(true);
  expect(holds(rule, '2026-11-24', 'none')).toBe(false);
});
