import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../cli/projectPaths.ts';
import { lawfulRules } from './rules.ts';

it('lists existing tests only', () => {
  const tests = lawfulRules.flatMap(({ decision }) => (decision.by === 'tests' ? decision.tests : []));
  expect(tests.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

it('has a unique id, sentence and source for each rule', () => {
  expect(new Set(lawfulRules.map(({ id }) => id)).size).toBe(lawfulRules.length);
  expect(lawfulRules.filter(({ source, sentence }) => source === '' || !sentence.endsWith('.'))).toEqual([]);
});
