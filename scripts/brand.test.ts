import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runBrand, spawnBrand } from '../tests/support/runBrand.ts';
import { lawfulRules } from './brands/law/rules.ts';
import { brandEntry, dirWith, themeFiles } from './brands/testFixture.ts';

function configWith(...entries: object[]): string {
  const dir = dirWith({
    'brands.config.json': JSON.stringify({ brands: entries }, null, 2),
    ...themeFiles('brands/shared'),
  });
  return join(dir, 'brands.config.json');
}

const sound = [
  brandEntry('aurora'),
  {
    id: 'boreal',
    extends: 'aurora',
    name: 'Boreal',
    origin: 'https://boreal.example',
    api: { origin: 'https://api.boreal.example' },
  },
];

// Some cases start a Node process, which takes long on a busy machine.
describe('npm run brand', { timeout: 60_000 }, () => {
  it('counts valid brands and exits 0 with check', () => {
    expect(spawnBrand('check', '--config', configWith(...sound))).toMatchObject({
      status: 0,
      stdout: '2 brands, no problems\n',
      // The first check of a source compiles the app.
      stderr: expect.stringMatching(/^(Compiling the app .*\n)?$/),
    });
  });

  it('prints the problems of a file that is cut short, whichever brand is asked for', async () => {
    const whole = JSON.stringify({ brands: sound }, null, 2);
    const config = join(dirWith({ 'brands.config.json': whole.slice(0, 120) }), 'brands.config.json');
    for (const args of [
      ['check', '--brand', 'boreal'],
      ['show', 'boreal'],
      ['lawful', 'boreal'],
      ['diff', 'boreal', 'aurora'],
    ]) {
      const { status, stderr } = await runBrand(...args, '--config', config);
      expect({ args, status }).toEqual({ args, status: 1 });
      expect(stderr).toContain('this is not valid JSON');
    }
    const { status, stderr } = await runBrand(
      'check',
      '--brand',
      'boreall',
      '--config',
      configWith(...sound),
    );
    expect([status, stderr]).toEqual([2, expect.stringContaining('Did you mean "boreal"?')]);
  });

  it('prints each problem with its position on stderr and exits 1 with check', () => {
    const config = configWith(brandEntry('aurora', { layout: 'blase', icons: undefined }));
    const { status, stdout, stderr } = spawnBrand('check', '--config', config);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /brands\.config\.json:\d+:7 {2}brand "aurora" {2}field "layout"\n {2}"layout" is "blase", expected one of default, blaze, orange; did you mean "blaze"\?/,
    );
    expect(stderr).toMatch(/field "icons"/);
    expect(stderr).toMatch(/2 problems\n$/);
  });

  it('shows where each value came from, as text and as JSON', async () => {
    const config = configWith(...sound);
    const text = spawnBrand('show', 'boreal', '--config', config);
    expect(text.status).toBe(0);
    expect(text.stdout).toMatch(/layout +"default" +inherited from aurora/);
    expect(text.stdout).toMatch(/origin +"https:\/\/boreal\.example" +own/);
    expect(text.stdout).toMatch(/chat +null +intentionally off \(inherited from aurora\)/);
    const json = await runBrand('show', 'boreal', '--json', '--config', config);
    const record = JSON.parse(json.stdout);
    expect(record.settings.layout).toBe('default');
    expect(record.provenance.layout).toMatchObject({ source: 'inherited', from: 'aurora' });
  });

  it('says in the help of --json how to leave out the lines of npm', async () => {
    const { status, stdout } = await runBrand('list', '--help');
    expect(status).toBe(0);
    expect(stdout.replace(/\s+/g, ' ')).toContain('on stdout, and nothing else there with npm run --silent');
  });

  it('lists every brand', async () => {
    const config = configWith(...sound);
    const json = await runBrand('list', '--json', '--config', config);
    expect(JSON.parse(json.stdout).brands).toMatchObject([
      { id: 'aurora' },
      { id: 'boreal', origin: 'https://boreal.example' },
    ]);
    const text = spawnBrand('list', '--config', config);
    expect(text.stdout).toMatch(/boreal +Boreal +https:\/\/boreal\.example/);
  });

  it.each([
    ['an unknown command', ['chek']],
    ['no command', []],
    ['an unknown option', ['check', '--jsn']],
    ['an unknown environment', ['check', '--env', 'nowhere']],
    ['an unknown brand', ['show', 'unknown']],
    ['a revision that is missing', ['affected']],
  ])('exits 2 for %s and says so on stderr', async (_, args) => {
    const config = args.length > 0 ? ['--config', configWith(...sound)] : [];
    const { status, stdout, stderr } = await runBrand(...args, ...config);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).not.toBe('');
  });

  it.each([
    ['no file', () => join(dirWith({}), 'brands.config.json')],
    ['a folder', () => dirWith({})],
  ])('says once that there is %s, and lists nothing', async (what, configOf) => {
    const config = configOf();
    const { status, stdout, stderr } = await runBrand('list', '--config', config);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.replaceAll(config, 'FILE')).toBe(
      `FILE:1:1\n  there is ${what} here, expected a brands.config.json\n\n1 problem\n`,
    );
  });

  it('suggests existing options, and the nearest, for an unknown one', () => {
    const { stderr } = spawnBrand('show', 'aurora', '--jsn');
    expect(stderr).toContain("unknown option '--jsn'");
    expect(stderr).toContain('Did you mean --json?');
    expect(stderr).toContain('The options are --config, --env, --json, --help.');
  });

  describe('lawful', () => {
    const licensed = (changes: object = {}) =>
      brandEntry('aurora', {
        jurisdiction: 'br',
        origin: 'https://aurora.bet.br',
        verification: { script: 'https://id.example/a.js', token: 'v1' },
        ...changes,
      });

    it('prints each rule with source, grade and the tests that hold it', () => {
      const { status, stdout } = spawnBrand('lawful', 'aurora', '--config', configWith(licensed()));
      expect(status).toBe(0);
      expect(stdout).toContain('✓ domain  Every host name ends in .bet.br in production.');
      expect(stdout).toContain('Portaria SPA/MF 722/2024 [S]');
      expect(stdout).toMatch(/^✓ kyc-deposit .*\n.*\n {4}held by: tests\//m);
      expect(stdout.match(/^✓/gm)).toHaveLength(lawfulRules.length);
    });

    it.each([
      ['domain', { origin: 'https://aurora.example' }],
      ['verification', { verification: null }],
    ])('exits 1 for a broken rule: %s', async (id, changes) => {
      const config = configWith(licensed(changes));
      const { status, stdout, stderr } = await runBrand('lawful', 'aurora', '--json', '--config', config);
      expect(status).toBe(1);
      expect(stderr).toContain('brands.config.json:');
      const { rules } = JSON.parse(stdout);
      const broken = rules.filter((rule: { status: string }) => rule.status === 'broken');
      expect(broken).toMatchObject([{ id, details: [expect.stringContaining('brands.config.json:')] }]);
    });

    it('prints the dated switch of each uncertain rule, and which rule is off', async () => {
      const rules = { legalPages: '2026-01-01', terms: null, operatorWide: '2099-01-01' };
      const { stdout } = await runBrand('lawful', 'aurora', '--config', configWith(licensed({ rules })));
      const said = (id: string) => stdout.match(new RegExp(`^. ${id}  .*\n.*\n.*$`, 'm'))?.[0];
      expect(said('authorization-date')).toMatch(
        /^✓.*\n.*counsel must confirm\n.*no day is set, the rule holds$/,
      );
      expect(said('legal-pages')).toMatch(
        /^✓.*\n.*counsel must confirm\n.*rules.legalPages, from 2026-01-01$/,
      );
      expect(said('terms')).toMatch(/^–.*\n.*counsel must confirm\n.*rules.terms, off$/);
      expect(said('operator-wide')).toMatch(/^–.*\n.*\n.*rules.operatorWide, from 2099-01-01$/);
      expect(said('benefits')).toMatch(/^✓.*\n.*counsel must confirm\n.*rules.benefits, no day is set$/);
    });

    it('prints that the rules do not apply to other brands', async () => {
      const { status, stdout } = await runBrand('lawful', 'aurora', '--config', configWith(...sound));
      expect(status).toBe(0);
      expect(stdout).toBe('The rules do not apply to "aurora": its jurisdiction is "none".\n');
    });

    it('suggests the nearest brand for an unknown id', async () => {
      const { status, stderr } = await runBrand('lawful', 'aurorra', '--config', configWith(...sound));
      expect(status).toBe(2);
      expect(stderr).toContain('Did you mean "aurora"?');
    });
  });

  it.each(['', 'add', 'list', 'check', 'diff', 'import', 'show', 'affected', 'lawful'])(
    'prints help for the command "%s"',
    async (command) => {
      const { status } = await runBrand(...[command, '--help'].filter((word) => word !== ''));
      expect(status).toBe(0);
    },
  );
});
