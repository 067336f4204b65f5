import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rubikFont, rubikLicense } from '../../../tests/support/fonts/rubikFont.ts';
import { runBrand, spawnBrand } from '../../../tests/support/runBrand.ts';
import { brandEntry, dirWith, plainSvg, themeFiles, themeTokens } from '../testFixture.ts';
import { diffText } from './diffText.ts';

function configWith(): string {
  const dir = dirWith({
    'brands.config.json': JSON.stringify({
      brands: [
        brandEntry('aurora', { theme: 'brands/aurora' }),
        brandEntry('boreal', { theme: 'brands/boreal', layout: 'blaze' }),
      ],
    }),
    ...themeFiles('brands/aurora'),
    ...themeFiles('brands/boreal', themeTokens({ 'text-muted': '#b0c7ba' })),
    'brands/boreal/logo.svg': plainSvg.replace('r="12"', 'r="10.5"'),
  });
  return join(dir, 'brands.config.json');
}

const diff = (config: string, ...args: string[]) => runBrand('diff', ...args, '--config', config);

// A case may start a Node process.
describe('brand diff', { timeout: 60_000 }, () => {
  it('lists fields, tokens, pictures, contrast and sizes as JSON', () => {
    const args = ['aurora', 'boreal', '--json', '--config', configWith()];
    const { status, stdout, stderr } = spawnBrand('diff', ...args);
    expect(status, stderr).toBe(0);
    const found = JSON.parse(stdout);
    expect(found).toMatchObject({ before: 'aurora', after: 'boreal' });
    expect(found.fields).toContainEqual({ field: 'layout', before: 'default', after: 'blaze' });
    expect(found.tokens).toEqual([{ token: 'color.text-muted', before: '#a0b7aa', after: '#b0c7ba' }]);
    expect(found.pictures).toMatchObject([
      { picture: 'logo', before: { file: 'logo.svg' }, after: { file: 'logo.svg' } },
    ]);
    expect(found.contrast).toHaveLength(3);
    for (const pair of found.contrast) expect(pair.after).toBeGreaterThan(pair.before);
    expect(found.sizes).toContainEqual({
      part: 'logo.svg',
      before: plainSvg.length,
      after: plainSvg.length + 2,
    });
  });

  it('lists a font that is new and the license that came with it', async () => {
    const config = configWith();
    const dir = join(dirname(config), 'brands/boreal');
    const font = { body: { $type: 'fontFamily', $value: ['Nova Sans'] } };
    writeFileSync(join(dir, 'theme.tokens.json'), themeTokens({}, { font }));
    mkdirSync(join(dir, 'fonts'));
    writeFileSync(join(dir, 'fonts/Nova Sans.woff2'), rubikFont);
    writeFileSync(join(dir, 'fonts/Nova Sans.txt'), rubikLicense);
    const { status, stdout, stderr } = await diff(config, 'aurora', 'boreal', '--json');
    expect(status, stderr).toBe(0);
    const { fonts, sizes } = JSON.parse(stdout);
    const bytes = sizes.find(({ part }: { part: string }) => part === 'fonts').after;
    expect(fonts).toContainEqual({ font: 'Nova Sans', before: null, after: { own: true, bytes } });
  });

  it('compares a brand with its past', async () => {
    const config = configWith();
    const git = (...args: string[]) =>
      execFileSync('git', [
        '-C',
        dirname(config),
        '-c',
        'user.name=t',
        '-c',
        'user.email=t@t.example',
        ...args,
      ]);
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'first');
    const unchanged = await diff(config, 'aurora', '--since', 'HEAD');
    expect(unchanged.stdout).toBe('aurora@HEAD → aurora: no difference\n');
    const tokens = join(dirname(config), 'brands/aurora/theme.tokens.json');
    writeFileSync(tokens, themeTokens({ border: '#284536' }));
    const { status, stdout } = await diff(config, 'aurora', '--since', 'HEAD');
    expect(status).toBe(0);
    expect(stdout).toContain('color.border');
    expect(stdout).toContain('#274435 → #284536');
    expect((await diff(config, 'aurora', '--since', 'nowhere')).status).toBe(2);
  });

  it('writes a page with swatches and pictures that needs no other file', async () => {
    const config = configWith();
    const file = join(dirname(config), 'diff.html');
    const { status, stdout } = await diff(config, 'aurora', 'boreal', '--html', file);
    expect({ status, stdout }).toEqual({ status: 0, stdout: `Wrote ${file}\n` });
    const html = readFileSync(file, 'utf8');
    expect(html).toContain('<span class="swatch" style="background:#b0c7ba"></span>');
    expect(html.match(/src="data:image\/svg\+xml;base64,/g)).toHaveLength(2);
    expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
  });

  it('says why it cannot write the page', async () => {
    const config = configWith();
    const dir = dirname(config);
    const write = (file: string) => diff(config, 'aurora', 'boreal', '--html', file);
    expect(await write(join(dir, 'no/x.html'))).toEqual({
      status: 1,
      stdout: '',
      stderr: `--html ${join(dir, 'no/x.html')}: there is no folder ${join(dir, 'no')}, make it first.\n`,
    });
    expect((await write(dir)).stderr).toBe(`--html ${dir} is a folder: name a file, such as one in it.\n`);
    const below = await write(join(config, 'x.html'));
    expect(below.stderr).toBe(
      `--html ${join(config, 'x.html')}: A file is in the way where a folder is needed: ${join(config, 'x.html')}.\n`,
    );
  });

  it.each([[['aurora']], [['aurora', 'boreal', '--since', 'HEAD']], [['aurora', 'borel']]])(
    'exits 2 for %j',
    async (args) => {
      const { status, stderr } = await diff(configWith(), ...args);
      expect(status).toBe(2);
      expect(stderr).toMatch(/Name two brands|Did you mean "boreal"/);
    },
  );

  it('shows swatches only where the terminal shows colors', () => {
    const change = {
      before: 'a',
      after: 'b',
      fields: [],
      tokens: [{ token: 'color.text', before: '#ffffff', after: '#102030' }],
      pictures: [],
      fonts: [],
      voice: [],
      legal: [],
      contrast: [],
      sizes: [],
    };
    expect(diffText(change, true)).toContain('\u001b[48;2;16;32;48m');
    expect(diffText(change, false)).not.toContain('\u001b');
  });
});
