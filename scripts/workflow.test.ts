import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileInputs } from './build/compile/compile.ts';
import { projectRoot } from './cli/projectPaths.ts';

const workflow = readFileSync(join(projectRoot, '.github/workflows/ci.yml'), 'utf8');

test('keys the cache of the compiled app by all of its inputs', () => {
  const [, key = ''] = /key: compiled-\$\{\{ hashFiles\((.*)\) \}\}/.exec(workflow) ?? [];
  const patterns = [...key.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern.replace(/\/\*\*$/, ''));
  expect(patterns.sort()).toEqual([...compileInputs].sort());
});

test('stamps brands from the compiled app, each into an artifact without source maps', () => {
  const stamp = workflow.slice(workflow.indexOf('\n  stamp:'));
  for (const part of [
    'fail-fast: false',
    `npm run brand -- lawful \${{ matrix.brand }}`,
    `brand: \${{ fromJson(needs.compile.outputs.brands) }}`,
    "if grep --quiet 'Compiling the app' build.log; then exit 1; fi",
    `!dist/\${{ matrix.brand }}/sourcemaps`,
  ])
    expect(stamp).toContain(part);
});
