import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandEntry, dirWith, themeFiles } from './brands/testFixture.ts';
import { projectRoot } from './cli/projectPaths.ts';

// A Node process takes long on a busy machine.
it('prints each problem of its own configuration and exits 1', { timeout: 60_000 }, () => {
  const entry = brandEntry('aurora', { layout: 'blase' });
  const config = JSON.stringify({ brands: [entry], environments: { sandbox: {} } }, null, 2);
  const dir = dirWith({ 'brands.config.json': config, ...themeFiles('brands/shared') });
  const args = [
    'scripts/sandbox.ts',
    '--config',
    join(dir, 'brands.config.json'),
    '--data',
    join(dir, 'data'),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/brands\.config\.json:\d+:\d+ {2}brand "aurora" {2}field "layout"/);
  expect(stderr).toMatch(/1 problem\n$/);
});
