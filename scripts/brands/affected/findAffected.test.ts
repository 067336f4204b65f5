import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rubikFont, rubikLicense } from '../../../tests/support/fonts/rubikFont.ts';
import { UsageError } from '../../cli/cliErrors.ts';
import type { PlainObject } from '../config/json/plainObject.ts';
import { type LoadBrandsOptions, loadBrands } from '../loadBrands.ts';
import { brandEntry, dirWith, plainSvg, themeFiles, themeTokens } from '../testFixture.ts';
import { codeChanges } from './codeChanges.ts';
import { findAffected } from './findAffected.ts';

const radius = (value: number): PlainObject => ({
  radius: { $type: 'dimension', card: { $value: { value, unit: 'px' } } },
});

// A full set of tokens for `brands/default`, so that the fixture project needs nothing else.
function everyToken(card: number): string {
  const px = (value: number) => ({ $value: { value, unit: 'px' } });
  const names = ['2xs', 'xs', 's', 'm', 'l', 'xl', '2xl'];
  return themeTokens(
    {},
    {
      font: {
        body: { $type: 'fontFamily', $value: 'Georgia' },
        display: { $type: 'fontFamily', $value: '{font.body}' },
        'display-weight': { $type: 'fontWeight', $value: 'bold' },
      },
      heading: { $type: 'dimension', bar: px(0), rule: px(0) },
      cover: { ratio: { $type: 'number', $value: 1 } },
      radius: { $type: 'dimension', control: px(2), card: px(card), panel: px(8) },
      shadow: { $type: 'shadow', raised: { $value: [] }, overlay: { $value: [] } },
      space: { $type: 'dimension', ...Object.fromEntries(names.map((name) => [name, px(4)])) },
      motion: {
        fast: { $type: 'duration', $value: { value: 1, unit: 'ms' } },
        normal: { $type: 'duration', $value: { value: 2, unit: 'ms' } },
        easing: { $type: 'cubicBezier', $value: [0, 0, 1, 1] },
      },
    },
  );
}

const brands = [
  brandEntry('default', { theme: 'brands/default' }),
  brandEntry('aurora', { theme: 'brands/aurora', name: `\${AURORA_NAME:-Aurora}` }),
  {
    id: 'boreal',
    extends: 'aurora',
    origin: 'https://boreal.example',
    api: { origin: 'https://api.boreal.example' },
    theme: 'brands/boreal',
  },
];

function repository(files: Record<string, string | Buffer> = {}): {
  change(files: Record<string, string>): void;
  affected(since?: string): Promise<Record<string, string[]>>;
} {
  const dir = dirWith({
    'brands.config.json': JSON.stringify({ brands }),
    '.gitignore': '.env\n',
    ...themeFiles('brands/default', everyToken(10)),
    ...themeFiles('brands/aurora', themeTokens({}, radius(20))),
    ...themeFiles('brands/boreal'),
    'brands/default/legal/termos.md': '---\ntitle: Termos\nupdated: 2026-01-01\n---\nTexto',
    'src/app.ts': '',
    ...files,
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', dir, '-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args]);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  const options: LoadBrandsOptions = {
    configFile: join(dir, 'brands.config.json'),
    env: 'production',
    projectRoot: dir,
    processEnv: {},
  };
  return {
    change(files) {
      for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
    },
    async affected(since = 'HEAD') {
      const now = await loadBrands(options);
      expect(now.problems).toEqual([]);
      const { brands: found, removed } = await findAffected(now, options, since);
      const reasons = Object.fromEntries(found.map(({ id, reasons }) => [id, reasons]));
      return removed.length > 0 ? { ...reasons, removed } : reasons;
    },
  };
}

describe('affected brands', () => {
  it('lists no brand when nothing visible changed', async () => {
    const project = repository();
    expect(await project.affected()).toEqual({});
    project.change({
      'brands.config.json': JSON.stringify({ brands }, null, 4),
      'src/app.test.ts': 'x',
      'README.md': 'x',
    });
    expect(await project.affected()).toEqual({});
  });

  it('lists a brand and its heirs with the changed field', async () => {
    const project = repository();
    const [first, second, third] = brands;
    project.change({
      'brands.config.json': JSON.stringify({ brands: [first, { ...second, layout: 'blaze' }, third] }),
    });
    expect(await project.affected()).toEqual({ aurora: ['settings: layout'], boreal: ['settings: layout'] });
  });

  it('lists brands that inherit a changed token of the default theme, and omits those with their own', async () => {
    const project = repository();
    project.change({ 'brands/default/theme.tokens.json': everyToken(11) });
    expect(await project.affected()).toEqual({
      default: ['theme tokens: radius.card'],
      boreal: ['theme tokens: radius.card'],
    });
  });

  it('lists brands whose picture or legal page changed', async () => {
    const project = repository();
    project.change({ 'brands/aurora/logo.svg': plainSvg.replace('r="12"', 'r="11"') });
    expect(await project.affected()).toEqual({ aurora: ['pictures: logo.svg'] });
    project.change({
      'brands/default/legal/termos.md': '---\ntitle: Termos\nupdated: 2026-01-01\n---\nOutro texto',
    });
    expect(await project.affected()).toEqual({
      default: ['legal pages: termos'],
      aurora: ['pictures: logo.svg', 'legal pages: termos'],
      boreal: ['legal pages: termos'],
    });
  });

  it('lists brands whose font or voice changed', async () => {
    const font = { body: { $type: 'fontFamily', $value: 'Nova Sans' } };
    const project = repository({
      'brands/boreal/theme.tokens.json': themeTokens({}, { font }),
      'brands/boreal/fonts/Nova Sans.woff2': rubikFont,
      'brands/boreal/fonts/OFL.txt': rubikLicense,
      'brands/boreal/voice.json': '{"welcome":"Oi"}',
    });
    expect(await project.affected()).toEqual({});
    project.change({ 'brands/boreal/fonts/OFL.txt': 'another license' });
    expect(await project.affected()).toEqual({ boreal: ['fonts: Nova Sans'] });
    project.change({ 'brands/boreal/voice.json': '{"welcome":"Boa noite"}' });
    expect(await project.affected()).toEqual({ boreal: ['fonts: Nova Sans', 'voice: welcome'] });
  });

  it('lists every brand when code changed, including new files', async () => {
    const project = repository();
    project.change({ 'src/new.ts': 'x' });
    expect(await project.affected()).toEqual({
      default: ['code of every artifact: src/new.ts'],
      aurora: ['code of every artifact: src/new.ts'],
      boreal: ['code of every artifact: src/new.ts'],
    });
  });

  it('lists new and removed brands', async () => {
    const project = repository();
    const [first, second] = brands;
    const nova = brandEntry('nova', { theme: 'brands/boreal' });
    project.change({ 'brands.config.json': JSON.stringify({ brands: [first, second, nova] }) });
    expect(await project.affected()).toEqual({ nova: ['a new brand'], removed: ['boreal'] });
  });

  it('compares ignored .env files with themselves, because they have no history', async () => {
    const project = repository();
    project.change({ '.env': 'AURORA_NAME=Outra' });
    expect(await project.affected()).toEqual({});
  });

  it('throws a usage error for a revision that does not exist, and without a repository', async () => {
    const project = repository();
    await expect(project.affected('nowhere')).rejects.toBeInstanceOf(UsageError);
    await expect(project.affected('--output=x')).rejects.toBeInstanceOf(UsageError);
    const dir = dirWith({ 'brands.config.json': '{}' });
    const options = {
      configFile: join(dir, 'brands.config.json'),
      env: 'production',
      projectRoot: dir,
      processEnv: {},
    };
    const nothing = { ids: [], brands: [], problems: [], warnings: [] };
    await expect(findAffected(nothing, options, 'HEAD')).rejects.toBeInstanceOf(UsageError);
  });

  it('separates code of the artifact from tests, docs and tools', () => {
    const files = [
      'src/a.ts',
      'src/a.test.ts',
      'public/x.png',
      'docs/a.md',
      'scripts/build/b.ts',
      'scripts/browsers/browserFloor.ts',
      'scripts/browsers/compatData.ts',
      'scripts/brands/commands/list.ts',
      'sandbox/c.ts',
      'package-lock.json',
    ];
    expect(codeChanges(files, '')).toEqual([
      'src/a.ts',
      'public/x.png',
      'scripts/build/b.ts',
      'scripts/browsers/browserFloor.ts',
      'package-lock.json',
    ]);
    expect(codeChanges(['web/src/a.ts', 'src/a.ts'], 'web')).toEqual(['src/a.ts']);
  });
});
