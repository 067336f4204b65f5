import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../cli/projectPaths.ts';
import { brandEntry, dirWith, plainSvg, themeFiles } from '../testFixture.ts';
import { checkPreview } from './previewBrands.ts';

it('checks a change of a file that is a link between packages, and leaves the original', async () => {
  const config = JSON.stringify({ brands: [brandEntry('aurora', { theme: 'brands/aurora' })] });
  const dir = dirWith({
    'brands.config.json': config,
    'brands/shared/logo.svg': plainSvg,
    ...themeFiles('brands/aurora'),
  });
  rmSync(join(dir, 'brands/aurora/logo.svg'));
  symlinkSync('../shared/logo.svg', join(dir, 'brands/aurora/logo.svg'));
  const files = { 'logo.svg': plainSvg.replace('r="12"', 'r="11"') };
  const options = {
    configFile: join(dir, 'brands.config.json'),
    env: 'production',
    projectRoot,
    processEnv: {},
  };
  expect(await checkPreview(options, { config, dir: 'brands/aurora', files })).toEqual([]);
  expect(readFileSync(join(dir, 'brands/shared/logo.svg'), 'utf8')).toBe(plainSvg);
});
