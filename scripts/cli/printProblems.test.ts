import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../brands/problem.ts';
import { formatWarnings } from './printProblems.ts';

const warning = (brand: string | null, line: number): Problem => ({
  file: join(process.cwd(), 'brands.config.json'),
  line,
  column: 7,
  brand,
  field: 'monitoring',
  found: '',
  expected: '',
  message: 'goes without monitoring',
});

test('merges equal warnings of several brands', () => {
  expect(formatWarnings([warning('a', 3), warning('b', 3), warning('c', 9), warning(null, 1)])).toEqual([
    'warning: brands.config.json:3:7: 2 brands (a, b): goes without monitoring',
    'warning: brands.config.json:9:7: brand "c": goes without monitoring',
    'warning: brands.config.json:1:7: goes without monitoring',
  ]);
});
