import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandEntry, folderWith, themeFiles } from './brands/testFixture.ts';

function configWith(...entries: object[]): string {
  const folder = folderWith({
    'brands.config.json': JSON.stringify({ brands: entries }, null, 2),
    ...themeFiles('brands/shared'),
  });
  return join(folder, 'brands.config.json');
}

function brand(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'brand.ts'), ...args], { encoding: 'utf8' });
}

const sound = [
  brandEntry('aurora'),
  {
    id: 'boreal',
    extends: 'aurora',
    origin: 'https://boreal.example',
    api: { origin: 'https://api.boreal.example' },
  },
];

// Each case starts Node anew, which takes long on a busy machine.
describe('npm run brand', { timeout: 60_000 }, () => {
  it('check counts sound brands and exits 0', () => {
    expect(brand('check', '--config', configWith(...sound))).toMatchObject({
      status: 0,
      stdout: '2 brands, no problems\n',
      stderr: '',
    });
  });

  it('check prints each problem with its place on stderr and exits 1', () => {
    const config = configWith(brandEntry('aurora', { layout: 'blase', icons: undefined }));
    const { status, stdout, stderr } = brand('check', '--config', config);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /brands\.config\.json:\d+:7 {2}brand "aurora" {2}field "layout"\n {2}"layout" is "blase", expected one of default, blaze, orange; did you mean "blaze"\?/,
    );
    expect(stderr).toMatch(/field "icons"/);
    expect(stderr).toMatch(/2 problems\n$/);
  });

  it('show tells where each value came from, for people and for machines', () => {
    const config = configWith(...sound);
    const text = brand('show', 'boreal', '--config', config);
    expect(text.status).toBe(0);
    expect(text.stdout).toMatch(/layout +"default" +inherited from aurora/);
    expect(text.stdout).toMatch(/origin +"https:\/\/boreal\.example" +own/);
    expect(text.stdout).toMatch(/chat +null +intentionally off \(inherited from aurora\)/);
    const record = JSON.parse(brand('show', 'boreal', '--json', '--config', config).stdout);
    expect(record.settings.layout).toBe('default');
    expect(record.provenance.layout).toMatchObject({ source: 'inherited', from: 'aurora' });
  });

  it('list gives every brand', () => {
    const config = configWith(...sound);
    expect(JSON.parse(brand('list', '--json', '--config', config).stdout).brands).toMatchObject([
      { id: 'aurora' },
      { id: 'boreal', origin: 'https://boreal.example' },
    ]);
    expect(brand('list', '--config', config).stdout).toMatch(
      /boreal +Brand aurora +https:\/\/boreal\.example/,
    );
  });

  it.each([
    ['an unknown command', ['chek']],
    ['no command', []],
    ['an unknown option', ['check', '--jsn']],
    ['an unknown environment', ['check', '--env', 'nowhere']],
    ['an unknown brand', ['show', 'nobody']],
    ['a revision that is missing', ['affected']],
  ])('exits 2 for %s and says so on stderr', (_, args) => {
    const config = args.length > 0 ? ['--config', configWith(...sound)] : [];
    const { status, stdout, stderr } = brand(...args, ...config);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).not.toBe('');
  });

  it('lists the options that there are, and the nearest, for an unknown one', () => {
    const { stderr } = brand('show', 'aurora', '--jsn');
    expect(stderr).toContain("unknown option '--jsn'");
    expect(stderr).toContain('Did you mean --json?');
    expect(stderr).toContain('The options are --config, --env, --json, --help.');
  });

  it('has help for every command', () => {
    for (const args of [[], ['list'], ['check'], ['show'], ['affected']])
      expect(brand(...args, '--help').status).toBe(0);
  });
});
