import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runBrand } from '../../../tests/support/runBrand.ts';
import { projectRoot } from '../../cli/projectPaths.ts';
import { loadBrands } from '../loadBrands.ts';
import { brandEntry, dirWith, themeFiles, themeTokens } from '../testFixture.ts';
import { applyFixes } from './applyFixes.ts';

function optionsFor(entry: object, tokens: string) {
  const dir = dirWith({
    'brands.config.json': JSON.stringify({ brands: [entry] }, null, 2),
    ...themeFiles('brands/aurora', tokens),
  });
  return {
    configFile: join(dir, 'brands.config.json'),
    env: 'production',
    projectRoot,
    processEnv: {},
  };
}

const all = (): boolean => true;
const entry = brandEntry('aurora', { theme: 'brands/aurora' });

describe('check --fix', { timeout: 60_000 }, () => {
  it.each([
    ['a color that fails a pair', { 'text-muted': '#445544' }],
    [
      'a failing color with components',
      { 'text-muted': { colorSpace: 'srgb', components: [0.27, 0.33, 0.27] } },
    ],
    [
      'a hex that differs from its components',
      { border: { colorSpace: 'srgb', components: [1, 0, 0], hex: '#274435' } },
    ],
    ['a CSS color', { border: 'hsl(150 60% 40%)' }],
    ['an unknown color space', { border: { colorSpace: 'srgbb', components: [0.1, 0.2, 0.1] } }],
    ['an alias with a typo', { focus: '{color.secondry}' }],
  ])('corrects %s', async (_, colors) => {
    const options = optionsFor(entry, themeTokens(colors));
    const { problems } = await loadBrands(options);
    expect(problems.length).toBeGreaterThan(0);
    for (const { fix } of problems)
      expect(fix).toMatchObject({ kind: 'value', file: expect.stringContaining('theme.tokens.json') });
    expect(await applyFixes(options, all)).not.toEqual([]);
    expect((await loadBrands(options)).problems).toEqual([]);
  });

  it('corrects a key, then the value that it uncovers, and keeps the rest of the files', async () => {
    const options = optionsFor(
      { ...entry, id: 'Auróra', layout: undefined, layuot: 'blase' },
      themeTokens().replace('"text-muted"', '"text-mutd"'),
    );
    const before = readFileSync(options.configFile, 'utf8');
    const applied = await applyFixes(options, all);
    expect(applied.map(({ kind, before, value }) => [kind, before, value])).toEqual(
      expect.arrayContaining([
        ['value', 'Auróra', 'aurora'],
        ['key', 'layuot', 'layout'],
        ['value', 'blase', 'blaze'],
        ['key', 'text-mutd', 'text-muted'],
      ]),
    );
    expect((await loadBrands(options)).problems).toEqual([]);
    expect(readFileSync(options.configFile, 'utf8')).toBe(
      before.replace('Auróra', 'aurora').replace('layuot', 'layout').replace('blase', 'blaze'),
    );
  });

  it('does not guess: a missing color, a wrong CNPJ and a key that exists already stay problems', async () => {
    const company = { ...(entry.company as object), document: '11.222.333/0001-80' };
    const options = optionsFor({ ...entry, company, layuot: 'blaze' }, themeTokens({ border: undefined }));
    const before = readFileSync(options.configFile, 'utf8');
    expect(await applyFixes(options, all)).toEqual([]);
    expect((await loadBrands(options)).problems).toHaveLength(3);
    expect(readFileSync(options.configFile, 'utf8')).toBe(before);
  });

  it('says what it changed, as text and as JSON', async () => {
    const run = async (...args: string[]) => {
      const { configFile } = optionsFor(entry, themeTokens({ border: 'red' }));
      return { dir: dirname(configFile), ...(await runBrand('check', ...args, '--config', configFile)) };
    };
    const refused = await run('--json');
    expect(refused.status).toBe(1);
    expect(JSON.parse(refused.stdout).problems).toMatchObject([
      {
        fix: {
          file: join(refused.dir, 'brands/aurora/theme.tokens.json'),
          path: ['color', 'border', '$value'],
          value: '#ff0000',
        },
      },
    ]);
    const text = await run('--fix', '--brand', 'aurora');
    expect(text.stderr).toContain('theme.tokens.json  color.border.$value: "red" → "#ff0000"');
    expect(text).toMatchObject({ status: 0, stdout: 'aurora: no problems\n' });
    const json = await run('--fix', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: true,
      problems: [],
      fixed: [{ before: 'red', value: '#ff0000' }],
    });
  });
});
