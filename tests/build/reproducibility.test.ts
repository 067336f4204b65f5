import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateBrands } from '../support/build/generateBrands.ts';
import { artifactDir, dirHash, filesThatDiffer } from './artifact.ts';
import { runBuild } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

// Names instead of a count, because the report of a finished run contains only the names.
const changed = (out: string, brand: string) =>
  filesThatDiffer(artifactDir(brand), join(out, brand)).map((file) => `${brand}/${file}`);

test('builds the same bytes alone or among others, in any order, zone, language, umask and output directory', async () => {
  const out = temporaryDir();
  const env = {
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    FOO: 'bar',
    NODE_ENV: 'development',
  };
  const umask = process.umask(0o077);
  try {
    expect((await runBuild(['--brand', 'velvora', '--out', out], { env })).code).toBe(0);
    expect((await runBuild(['--brand', 'tucavo,default', '--out', out], { env, cwd: out })).code).toBe(0);
  } finally {
    process.umask(umask);
  }
  expect(['velvora', 'tucavo', 'default'].flatMap((brand) => changed(out, brand))).toEqual([]);
});

test('a brand filled into the page templates of others has the bytes of one built alone', async () => {
  const dir = temporaryDir();
  // Of generated brands every fifteenth has the same layout and features, and so the same templates.
  const { configFile, ids } = generateBrands(dir, 31);
  const alike = [0, 15, 30].map((index) => ids[index] ?? '');
  const [, , last = ''] = alike;
  const [together, alone] = [join(dir, 'together'), join(dir, 'alone')];
  const build = (brands: string, out: string) =>
    runBuild(['--config', configFile, '--brand', brands, '--out', out]);
  expect((await build(alike.join(), together)).code).toBe(0);
  expect((await build(last, alone)).code).toBe(0);
  expect(dirHash(join(together, last))).toBe(dirHash(join(alone, last)));
});
