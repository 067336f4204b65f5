import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/artifact/projectPaths.ts';
import { copyProject } from '../support/projectCopy.ts';
import { artifactFolder, brandIds, filesThatDiffer } from './artifact.ts';
import { runBuild, temporaryFolder } from './runScript.ts';

/** Named, not counted: who sees this fail in a run that is over has the names alone. */
const changed = (out: string, brand: string) =>
  filesThatDiffer(artifactFolder(brand), join(out, brand)).map((file) => `${brand}/${file}`);

test('alone or among others, in another order, zone, language, umask and out folder: the same bytes', async () => {
  const out = temporaryFolder();
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

test('a copy of the project in another folder compiles and stamps the same bytes, entries in another order', async () => {
  const copy = join(temporaryFolder(), 'elsewhere');
  // A cache of its own, so that this is another compilation and not the first one found again.
  copyProject(copy);
  const config = JSON.parse(readFileSync(join(projectRoot, 'brands.config.json'), 'utf8'));
  config.brands.reverse();
  writeFileSync(join(copy, 'brands.config.json'), JSON.stringify(config));
  const out = join(copy, 'dist');
  const { code, stderr } = await runBuild(['--out', out], { root: copy, env: { TZ: 'America/Sao_Paulo' } });
  expect(stderr).toContain('Compiling the app');
  expect(code).toBe(0);
  expect(brandIds.flatMap((brand) => changed(out, brand))).toEqual([]);
});
