import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rulesSchema } from '../../../src/shared/brand/brandSchema.ts';
import { projectRoot } from '../../cli/projectPaths.ts';
import { lawfulRules } from './rules.ts';

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
