import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseBrands } from '../../scripts/build/chooseBrands.ts';
import { generateBrands } from '../support/build/generateBrands.ts';
import { brandIds, brokenFiles, resolvedBrands } from './artifact.ts';
import { runBuild } from './runScript.ts';
import { runScriptHere } from './runScriptHere.ts';
import { temporaryDir } from './temporaryDir.ts';

test.each([
  [['--brand', 'tucavoo'], 'There is no brand "tucavoo". Did you mean "tucavo"?'],
  [
    ['--env', 'stagin'],
    'There is no environment "stagin"; there are: production, sandbox, staging. Did you mean "staging"?',
  ],
  [
    ['--env', 'prod'],
    'There is no environment "prod"; there are: production, sandbox, staging. Did you mean "production"?',
  ],
  [['--brnad', 'tucavo'], "unknown option '--brnad'\n(Did you mean --brand?)"],
  [['--id', 'tucavo'], 'The options are --brand, '],
  [['tucavo'], 'too many arguments'],
  [['--shard', '3/2'], 'I/N'],
  [['--brand', 'tucavo,,velvora'], 'names no brand between two commas'],
  [['--out', ''], 'it names no folder'],
])('exits with 2, a reason and no output for %j', async (args, reason) => {
  const out = join(temporaryDir(), 'dist');
  const { code, stdout, stderr } = await runScriptHere('build', [...args, '--out', out]);
  expect(stderr).toContain(reason);
  expect({ code, stdout, written: existsSync(out) }).toEqual({ code: 2, stdout: '', written: false });
});

test('lists every option with --help and exits with 0', async () => {
  const { code, stdout, stderr } = await runBuild(['--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const option of ['--brand', '--env', '--config', '--out', '--shard', '--json', '--help'])
    expect(stdout).toContain(option);
});

test('prints only one report on stdout with --json, also for wrong usage', async () => {
  const out = temporaryDir();
  const good = await runBuild(['--json', '--brand', 'tucavo,maraxi', '--env', 'staging', '--out', out]);
  const report = JSON.parse(good.stdout);
  expect(good.code).toBe(0);
  expect(report).toMatchObject({ ok: true, exitCode: 0, env: 'staging', out, problems: [], failures: [] });
  expect(report.brands.map(({ id }: { id: string }) => id)).toEqual(['maraxi', 'tucavo']);
  expect(report.brands[0].dir).toBe(join(out, 'maraxi'));
  expect(readdirSync(out).sort()).toEqual(['maraxi', 'tucavo']);

  const bad = await runBuild(['--json', '--brand', 'nobody', '--out', out]);
  expect(bad.code).toBe(2);
  expect(JSON.parse(bad.stdout)).toMatchObject({ ok: false, exitCode: 2, brands: [] });
});

test('splits the brands exactly into any number of shards', async () => {
  const brands = await resolvedBrands();
  for (let count = 1; count <= brands.length + 2; count += 1) {
    const parts = Array.from({ length: count }, (_, index) =>
      chooseBrands(brands, undefined, { index: index + 1, count }),
    );
    expect(parts.flat().sort()).toEqual([...brandIds].sort());
    const sizes = parts.map((part) => part.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  }
});

test('leaves every brand once after one build per shard and an empty shard', async () => {
  const out = temporaryDir();
  const dir = temporaryDir();
  const { configFile, ids } = generateBrands(dir, 2);
  const build = (shard: string) =>
    runBuild(['--config', configFile, '--out', out, '--shard', shard, '--json']);
  const built: string[][] = [];
  for (const shard of ['1/3', '2/3', '3/3']) {
    const { code, stdout } = await build(shard);
    expect(code).toBe(0);
    built.push(JSON.parse(stdout).brands.map(({ id }: { id: string }) => id));
  }
  expect(built.flat().sort()).toEqual([...ids].sort());
  expect(built[2]).toEqual([]);
  expect(readdirSync(out).sort()).toEqual([...ids].sort());
});

test('builds a configuration elsewhere with the theme packages next to it, from any directory', async () => {
  const dir = temporaryDir();
  const { ids } = generateBrands(dir, 2);
  const { code, stderr } = await runBuild(['--config', 'brands.config.json', '--out', 'shop/dist'], {
    cwd: dir,
  });
  expect(stderr).toContain('Built 2 artifacts');
  expect(code).toBe(0);
  for (const id of ids) expect(brokenFiles(join(dir, 'shop/dist', id))).toEqual([]);
});
