import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheDir, projectRoot } from '../../scripts/cli/projectPaths.ts';
import { generateBrands } from '../support/build/generateBrands.ts';
import { copyProject } from '../support/build/projectCopy.ts';
import { artifactDir, brandIds, filesThatDiffer } from './artifact.ts';
import { runBuild, runScript } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

const env = { TZ: 'America/Sao_Paulo' };

let copy: string;

// Its own, empty cache forces another compilation, which the first test makes and the second one uses.
beforeAll(() => {
  copy = join(realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-copy-'))), 'elsewhere');
  copyProject(copy);
});
afterAll(() => rmSync(join(copy, '..'), { recursive: true, force: true }));

test('finds a brand in an uncompiled app by check and build, and names its field', async () => {
  // A second attempt finds no compiled app either.
  rmSync(cacheDir(copy, 'compiled'), { recursive: true, force: true });
  const dir = temporaryDir();
  const { configFile } = generateBrands(dir, 1);
  const config = readFileSync(configFile, 'utf8');
  const { name } = JSON.parse(config).brands[0];
  const out = join(dir, 'dist');
  // A mistake that is visible without the app is reported before the app is compiled.
  const misspelled = await runBuild(['--config', configFile, '--brand', 'auroro', '--out', out], {
    root: copy,
    env,
  });
  expect(misspelled.code).toBe(2);
  expect(misspelled.stderr).toMatch(/^There is no brand "auroro"\./);
  // The error page's heading.
  writeFileSync(
    configFile,
    config.replace(`"name": ${JSON.stringify(name)}`, '"name": "Voltamos em breve!"'),
  );
  const check = await runScript('brand', ['check', '--config', configFile], { root: copy, env });
  expect(check.code).toBe(1);
  expect(check.stderr).toMatch(/^Compiling the app/);
  expect(check.stderr).toMatch(/brands\.config\.json:\d+:\d+ {2}brand "[^"]+" {2}field "name"/);
  expect(check.stderr).toContain('The compiled app holds "Voltamos em breve!"');
  const build = await runBuild(['--config', configFile, '--out', out], { root: copy, env });
  const problems = check.stderr.split('\n').slice(1).join('\n');
  expect(build).toMatchObject({ code: 1, stderr: `${problems}Nothing was written.\n` });
});

test('builds the same bytes in a copy of the project with entries in another order', async () => {
  const config = JSON.parse(readFileSync(join(projectRoot, 'brands.config.json'), 'utf8'));
  config.brands.reverse();
  writeFileSync(join(copy, 'brands.config.json'), JSON.stringify(config));
  const out = join(copy, 'dist');
  const { code } = await runBuild(['--out', out], { root: copy, env });
  expect(code).toBe(0);
  // Names instead of a count, because the report of a finished run contains only the names.
  const changed = brandIds.flatMap((brand) =>
    filesThatDiffer(artifactDir(brand), join(out, brand)).map((file) => `${brand}/${file}`),
  );
  expect(changed).toEqual([]);
});
