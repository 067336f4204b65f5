import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../cli/projectPaths.ts';

const page = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');
const [words = '', table = ''] = page.split('## OWASP ASVS 5.0');
const rows = [...table.matchAll(/^\| (\d[\d., ]*) \|(.*)\|$/gm)].map(([, items = '', rest = '']) => ({
  items,
  rest,
}));

test('every test that the table of the security page names exists', () => {
  const named = rows.flatMap(({ rest }) =>
    [...rest.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file ?? ''),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

test('every row of the table names a test or says that the item does not hold', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ rest }) => !/\.(test|spec)\.tsx?`|does not hold/.test(rest))).toEqual([]);
});

test('the security page stays short', () => {
  expect(words.split(/\s+/).length).toBeLessThanOrEqual(1_500);
});
