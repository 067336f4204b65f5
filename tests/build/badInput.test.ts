import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../../scripts/brands/problem.ts';
import { generateBrands } from '../support/build/generateBrands.ts';
import { dirHash } from './artifact.ts';
import { runBuild } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

test('reports every error of every stage at once with its position, and writes nothing', async () => {
  const dir = temporaryDir();
  const { configFile, ids } = generateBrands(dir, 3);
  const [first = '', second = '', third = ''] = ids;
  const out = join(dir, 'dist');
  const build = () => runBuild(['--config', configFile, '--out', out, '--json']);
  expect((await build()).code).toBe(0);
  const before = dirHash(out);

  const sound = readFileSync(configFile, 'utf8');
  const config = JSON.parse(sound);
  config.brands[0].layot = 'blaze';
  config.brands[1].layout = 'ornage';
  config.brands[1].company.document = '11.222.333/0001-80';
  config.brands[2].extends = first.slice(0, -1);
  writeFileSync(configFile, JSON.stringify(config, null, 2));
  const theme = join(dir, 'brands', third, 'theme.tokens.json');
  const tokens = JSON.parse(readFileSync(theme, 'utf8'));
  tokens.color.primray = tokens.color.text;
  tokens.color.text = tokens.color.background;
  writeFileSync(theme, JSON.stringify(tokens, null, 2));
  writeFileSync(
    join(dir, 'brands', second, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>',
  );

  const { code, stdout, stderr } = await build();
  expect(code).toBe(1);
  const problems: Problem[] = JSON.parse(stdout).problems;
  const of = (brand: string, field: string) =>
    problems.find((problem) => problem.brand === brand && problem.field.startsWith(field));
  expect(of(first, 'layot')).toMatchObject({ file: configFile, suggestion: 'layout' });
  expect(of(second, 'layout')).toMatchObject({ found: '"ornage"', suggestion: 'orange' });
  expect(of(second, 'company.document')).toBeDefined();
  expect(of(third, 'extends')).toMatchObject({ suggestion: first });
  expect(of(third, 'color.primray')).toMatchObject({ file: theme, suggestion: 'primary' });
  expect(of(third, 'color.text')?.expected).toContain('4.5');
  expect(problems.some(({ file }) => file.endsWith(join(second, 'logo.svg')))).toBe(true);
  for (const problem of problems) {
    const line = readFileSync(problem.file, 'utf8').split('\n')[problem.line - 1] ?? '';
    expect(problem.column).toBeLessThanOrEqual(line.length + 1);
    expect(stderr).toContain(`:${problem.line}:${problem.column}`);
    expect(stderr).toContain(problem.message);
  }
  const layot = of(first, 'layot');
  const place = readFileSync(configFile, 'utf8')
    .split('\n')
    [(layot?.line ?? 0) - 1]?.slice((layot?.column ?? 0) - 1);
  expect(place?.startsWith('"layot"')).toBe(true);
  for (const word of [first, 'found', 'expected']) expect(stderr).toContain(word);
  expect(dirHash(out)).toBe(before);
});

test('names a page that passes its budget of JavaScript, and writes nothing', async () => {
  const dir = temporaryDir();
  const { configFile, ids } = generateBrands(dir, 2);
  const [first = '', second = ''] = ids;
  const config = JSON.parse(readFileSync(configFile, 'utf8'));
  config.brands[0].budgets = { index: 90 };
  config.brands[1].budgets = { index: 900 };
  writeFileSync(configFile, JSON.stringify(config));
  const out = join(dir, 'dist');
  const { code, stdout } = await runBuild(['--config', configFile, '--out', out, '--json']);
  expect(code).toBe(1);
  const { failures }: { failures: string[] } = JSON.parse(stdout);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(
    new RegExp(`^${first}: .* route "index" has [\\d.]+ kB .* its budget is 90.0 kB`),
  );
  expect(existsSync(join(out, first))).toBe(false);
  expect(existsSync(join(out, second))).toBe(false);
});

test('reports a missing or invalid configuration as one problem', async () => {
  const dir = temporaryDir();
  const missing = await runBuild(['--config', join(dir, 'none.json'), '--out', join(dir, 'dist')]);
  expect(missing.code).toBe(1);
  expect(missing.stderr).toContain('none.json');
  const broken = join(dir, 'broken.json');
  writeFileSync(broken, '{\n  "brands": [ }\n');
  const syntax = await runBuild(['--config', broken, '--out', join(dir, 'dist')]);
  expect(syntax.code).toBe(1);
  expect(syntax.stderr).toContain('broken.json:2:');
  expect(existsSync(join(dir, 'dist'))).toBe(false);
});

test('reports an impossible output directory in a sentence', async () => {
  const dir = temporaryDir();
  mkdirSync(join(dir, 'a'));
  writeFileSync(join(dir, 'a/file'), '');
  const { code, stderr } = await runBuild(['--brand', 'tucavo', '--out', join(dir, 'a/file')]);
  expect(code).toBe(1);
  expect(stderr).not.toContain('    at ');
  expect(stderr).toContain(join(dir, 'a/file'));
});

test('does not replace a directory that is not an artifact', async () => {
  const dir = temporaryDir();
  const { configFile, ids } = generateBrands(dir, 2);
  const [first = '', second = ''] = ids;
  const before = dirHash(join(dir, 'brands'));
  const build = (out: string) => runBuild(['--config', configFile, '--out', join(dir, out)]);
  const lost = await build('brands');
  expect(lost.code).toBe(1);
  for (const id of ids)
    expect(lost.stderr).toContain(`${join(dir, 'brands', id)} is no artifact, and would be lost`);
  expect(dirHash(join(dir, 'brands'))).toBe(before);

  // Replacing an empty directory, or an artifact without its sums, loses nothing.
  mkdirSync(join(dir, 'dist', first), { recursive: true });
  expect((await build('dist')).code).toBe(0);
  rmSync(join(dir, 'dist', second, 'SHA256SUMS'));
  expect((await build('dist')).code).toBe(0);
  rmSync(join(dir, 'dist', first), { recursive: true });
  writeFileSync(join(dir, 'dist', first), 'mine');
  expect((await build('dist')).code).toBe(1);
  expect(readFileSync(join(dir, 'dist', first), 'utf8')).toBe('mine');
});
