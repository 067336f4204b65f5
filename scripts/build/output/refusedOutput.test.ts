import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dirWith } from '../../brands/testFixture.ts';
import { refusedOutput } from './refusedOutput.ts';

const root = () => dirWith({ 'src/a.ts': '', 'node_modules/a.js': '', 'shop/brands.config.json': '{}' });

test.each(['.', '..', 'src', 'src/dist', 'node_modules', 'node_modules/.cache/x', '.git', 'shop', 'link'])(
  'refuses artifacts in %s',
  (out) => {
    const project = root();
    symlinkSync(join(project, 'src'), join(project, 'link'));
    const configFile = join(project, 'shop/brands.config.json');
    expect(refusedOutput(join(project, out), { root: project, configFile })).toMatch(/^--out .+: choose/);
  },
);

test.each(['dist', 'shop/dist', 'srcs', '../elsewhere'])('takes artifacts in %s', (out) => {
  const project = root();
  const configFile = join(project, 'shop/brands.config.json');
  expect(refusedOutput(join(project, out), { root: project, configFile })).toBeUndefined();
});
