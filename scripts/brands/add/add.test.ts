import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rubikFont, rubikLicense } from '../../../tests/support/fonts/rubikFont.ts';
import { runBrand, spawnBrand } from '../../../tests/support/runBrand.ts';
import { brandEntry, dirWith, themeFiles, themeTokens } from '../testFixture.ts';

// With the first line of a person's formatting, which stays.
const configText = (...entries: object[]): string =>
  `{\n  "environments": {   "staging": {} },\n  "brands": ${JSON.stringify(entries, null, 2).replaceAll('\n', '\n  ')}\n}\n`;

function configWith(...entries: object[]): string {
  return join(
    dirWith({ 'brands.config.json': configText(...entries), ...themeFiles('brands/shared') }),
    'brands.config.json',
  );
}

const add = (config: string, ...args: string[]) => runBrand('add', ...args, '--config', config);

const brandsOf = (config: string): string[] => readdirSync(join(dirname(config), 'brands')).sort();

// A case may start a Node process, and each checks twice.
describe('brand add', { timeout: 120_000 }, () => {
  it('writes an entry and a package that pass the check, and keeps the rest of the file', () => {
    const config = configWith(brandEntry('boreal'));
    const before = readFileSync(config, 'utf8');
    const options = ['--name', "D'Ávila", '--color', 'hsl(255 100% 62%)', '--yes', '--config', config];
    const { status, stdout, stderr } = spawnBrand('add', ...options);
    expect({ status, stdout }, stderr).toEqual({ status: 0, stdout: 'davila: no problems\n' });
    const after = readFileSync(config, 'utf8');
    expect(after.startsWith(before.slice(0, before.lastIndexOf('}\n  ]') + 1))).toBe(true);
    expect(JSON.parse(after).brands[1]).toMatchObject({ id: 'davila', name: "D'Ávila", layout: 'default' });
    expect(readdirSync(join(dirname(config), 'brands/davila')).sort()).toEqual([
      'favicon.svg',
      'logo-error.svg',
      'logo.svg',
      'share.svg',
      'theme.tokens.json',
    ]);
    expect(stderr).toContain('Examples in the entry, to replace before a release:');
    expect(readdirSync(dirname(config)).sort()).toEqual(['brands', 'brands.config.json']);
  });

  it('inherits from a brand with --from, with hosts of its own and the same theme', async () => {
    const config = configWith(brandEntry('boreal', { theme: undefined }));
    const dir = dirname(config);
    for (const file of readdirSync(join(dir, 'brands/shared')))
      writeFileSync(join(dirOf(dir, 'boreal'), file), readFileSync(join(dir, 'brands/shared', file)));
    const { status, stderr } = await add(config, 'aurora', '--name', 'Aurora Bet', '--from', 'boreal');
    expect(status, stderr).toBe(0);
    expect(JSON.parse(readFileSync(config, 'utf8')).brands[1]).toMatchObject({
      extends: 'boreal',
      origin: 'https://{brand}.example',
      api: { origin: 'https://api.{brand}.example' },
    });
    const tokens = (id: string): string => readFileSync(join(dir, 'brands', id, 'theme.tokens.json'), 'utf8');
    expect(tokens('aurora')).toBe(tokens('boreal'));
  });

  it('copies the fonts of the brand that it starts from', async () => {
    const config = configWith(brandEntry('boreal', { theme: undefined }));
    const parent = dirOf(dirname(config), 'boreal');
    const font = { body: { $type: 'fontFamily', $value: ['Nova Sans'] } };
    for (const [file, content] of Object.entries({
      ...themeFiles('.', themeTokens({}, { font })),
      'fonts/Nova Sans.woff2': rubikFont,
      'fonts/OFL.txt': rubikLicense,
    })) {
      mkdirSync(dirname(join(parent, file)), { recursive: true });
      writeFileSync(join(parent, file), content);
    }
    const { status, stderr } = await add(config, 'aurora', '--name', 'Aurora Bet', '--from', 'boreal');
    expect(status, stderr).toBe(0);
    const fonts = join(dirname(config), 'brands/aurora/fonts');
    expect(readdirSync(fonts).sort()).toEqual(['Nova Sans.woff2', 'OFL.txt']);
    expect(readFileSync(join(fonts, 'Nova Sans.woff2')).equals(rubikFont)).toBe(true);
  });

  it.each([
    ['an id that exists', ['boreal', '--yes'], 'there is a brand "boreal" already; "boreal-2" is free'],
    ['a host name of the product', ['partners', '--yes'], 'the id "partners" is reserved'],
    ['an id of another form', ['Aurora Bet', '--yes'], 'did you mean "aurora-bet"?'],
    ['an unknown layout', ['aurora', '--yes', '--layout', 'blase'], 'did you mean "blaze"?'],
    ['no color', ['aurora', '--yes', '--color', 'blurple'], '"blurple" is no color'],
    ['an unknown parent', ['aurora', '--yes', '--from', 'borel'], 'Did you mean "boreal"?'],
    ['nothing given and no terminal', [], 'give --name "Aurora Bet", --layout blaze, --color'],
  ])('exits 2 for %s and writes nothing', async (_, args, reason) => {
    const config = configWith(brandEntry('boreal'));
    const before = readFileSync(config, 'utf8');
    const { status, stderr } = await add(config, ...args);
    expect(stderr).toContain(reason);
    expect(status).toBe(2);
    expect(readFileSync(config, 'utf8')).toBe(before);
    expect(brandsOf(config)).toEqual(['shared']);
  });

  it.each([
    ['{}', '"brands" is missing'],
    ['{"brands":{}}', '"brands" is {}, expected a list'],
  ])('names the field of a configuration without a list of brands, as in %s', async (text, reason) => {
    const config = join(dirWith({ 'brands.config.json': text }), 'brands.config.json');
    const { status, stderr } = await add(config, 'aurora', '--yes');
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(reason) });
    expect(stderr).toMatch(/^\S+brands\.config\.json:1:\d {2}field "brands"\n/);
    expect(readFileSync(config, 'utf8')).toBe(text);
  });

  it('reports every problem of the company with its place, and writes nothing', async () => {
    const config = configWith(brandEntry('boreal'));
    const company = join(dirname(config), 'company.json');
    writeFileSync(company, '{\n  "legalNam": "Aurora S.A.",\n  "document": "11.222.333/0001-80"\n}\n');
    const { status, stderr } = await add(config, 'aurora', '--yes', '--company', company);
    expect(status).toBe(1);
    expect(stderr).toMatch(/company\.json:2:3 .*"legalNam"/);
    expect(stderr).toContain('did you mean "legalName"?');
    expect(stderr).toMatch(/company\.json:3:3 /);
    expect(existsSync(join(dirname(config), 'brands/aurora'))).toBe(false);
  });

  it('takes tokens from a file and reports their problems there', async () => {
    const config = configWith(brandEntry('boreal'));
    const tokens = join(dirname(config), 'tokens.json');
    writeFileSync(tokens, '{ "color": { "$type": "color", "primary": { "$value": "#2fd180" } } }');
    const { status, stderr } = await add(config, 'aurora', '--yes', '--tokens', tokens);
    expect(status).toBe(1);
    expect(stderr).toContain('tokens.json:1:');
    expect(stderr).toContain('the required token "color.background" is missing');
    expect(brandsOf(config)).toEqual(['shared']);
  });
});

function dirOf(root: string, id: string): string {
  const dir = join(root, 'brands', id);
  mkdirSync(dir, { recursive: true });
  return dir;
}
