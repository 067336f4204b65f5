import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rulesSchema } from '../../../src/shared/brand/brandSchema.ts';
import { projectRoot } from '../../cli/projectPaths.ts';
import { loadBrands } from '../loadBrands.ts';
import { judge } from './judge.ts';
import { lawfulRules } from './rules.ts';
import type { RuleId } from './testsOf.ts';

function isInSource(test: string): boolean {
  const [file = '', title = ''] = test.split(' › ');
  const path = join(projectRoot, file);
  return title !== '' && existsSync(path) && readFileSync(path, 'utf8').includes(title);
}

it('names existing tests only, at least one for each rule', () => {
  const tests: string[] = lawfulRules.flatMap((rule) => rule.tests);
  expect(tests.filter((test) => !isInSource(test))).toEqual([]);
  expect(lawfulRules.filter((rule) => rule.tests.length === 0)).toEqual([]);
  expect(isInSource(`${tests[0]} of another brand`)).toBe(false);
});

it('has a unique id, sentence and source for each rule', () => {
  expect(new Set(lawfulRules.map(({ id }) => id)).size).toBe(lawfulRules.length);
  expect(lawfulRules.filter(({ source, sentence }) => source === '' || !sentence.endsWith('.'))).toEqual([]);
});

it('has a dated switch for each rule that is announced, in dispute or of uncertain grade, and no other', () => {
  const uncertain = lawfulRules.filter(({ source, grade }) => grade === 'U' || /announced|ADI/.test(source));
  const switched = lawfulRules.filter(({ switchedBy }) => switchedBy !== undefined);
  expect(switched.map(({ id }) => id)).toEqual(uncertain.map(({ id }) => id));
  expect(switched.map(({ switchedBy }) => switchedBy).toSorted()).toEqual(
    Object.keys(rulesSchema.entries).toSorted(),
  );
});

// Rules about texts, pictures and reminders of the page, which no call could break.
const pageOnly: readonly RuleId[] = [
  'age-mark',
  'warning',
  'risk-notice',
  'central-exclusion',
  'advertising',
  'cookie-choice',
  'accessibility',
  'help',
  'self-test',
  'payout-time',
];

it('names a test of the operator and one of the page for each rule that the build does not decide', () => {
  const has = (tests: readonly string[], place: RegExp) => tests.some((test) => place.test(test));
  const played = lawfulRules.filter(({ isAbout }) => isAbout === undefined);
  const lacks = (place: RegExp) => played.flatMap(({ id, tests }) => (has(tests, place) ? [] : id));
  expect(lacks(/^(src\/.*\.component\.test\.tsx|tests\/e2e\/.*) › /)).toEqual([]);
  expect(lacks(/^(tests\/contract|sandbox)\/.* › /).filter((id) => !pageOnly.includes(id))).toEqual([]);
});

it('finds no broken rule in the shipped brands under Brazilian law', async () => {
  const { brands, problems } = await loadBrands({
    configFile: join(projectRoot, 'brands.config.json'),
    env: 'production',
    projectRoot,
    processEnv: {},
  });
  const licensed = brands.filter(({ settings }) => settings.jurisdiction === 'br');
  const verdicts = licensed.flatMap(({ settings }) =>
    lawfulRules.map((rule) => {
      const { id, status } = judge(rule, problems, settings);
      return `${settings.id} ${id} ${status}`;
    }),
  );
  expect(problems).toEqual([]);
  expect(licensed.map(({ settings }) => settings.id)).toEqual(['gingaro', 'tucavo', 'velvora']);
  expect(verdicts.filter((verdict) => !/ (kept|tested)$/.test(verdict))).toEqual([]);
});
