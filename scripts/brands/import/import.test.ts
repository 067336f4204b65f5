import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runBrand, spawnBrand } from '../../../tests/support/runBrand.ts';
import { brandEntry, dirWith, themeFiles } from '../testFixture.ts';

const figma = {
  brand: {
    $type: 'color',
    green: { 500: { $value: { colorSpace: 'srgb', components: [0.2, 0.85, 0.5], hex: '#33d980' } } },
  },
  color: {
    $type: 'color',
    surface: {
      raised: {
        $value: '#ffffff',
        $extensions: {
          mode: { Light: '#ffffff', Dark: { colorSpace: 'srgb', components: [0.09, 0.17, 0.13] } },
        },
      },
    },
    primary: { $value: '{brand.green.500}' },
    border: { $value: '#dddddd', $extensions: { mode: { Light: '#dddddd', Dark: '#284536' } } },
  },
  radius: { $type: 'dimension', md: { $value: { value: 14, unit: 'px' } } },
};

const tokensStudio = {
  core: {
    green: { value: 'hsl(148 70% 52%)', type: 'color' },
    base: { value: '4', type: 'dimension' },
    space: { sm: { value: '{base} * 2', type: 'spacing' } },
  },
  dark: {
    primary: { value: '{green}', type: 'color' },
    border: { value: '#284536', type: 'color' },
    fonts: { body: { value: 'Figtree', type: 'fontFamilies' } },
  },
  light: { primary: { value: '#005522', type: 'color' } },
  $themes: [
    { id: '1', name: 'Light', selectedTokenSets: { core: 'source', light: 'enabled' } },
    { id: '2', name: 'Dark', selectedTokenSets: { core: 'source', dark: 'enabled' } },
  ],
  $metadata: { tokenSetOrder: ['core', 'light', 'dark'] },
};

const styleDictionary = {
  color: {
    base: { green: { value: 'rgb(51, 217, 128)' } },
    brand: { primary: { value: '{color.base.green.value}' } },
    border: { value: '#284536' },
  },
};

const css = `:root { --green: oklch(0.78 0.17 155); --primary: var(--green); --border: #ddd; }
/* --primary: red; */
[data-theme="dark"] { --border: #284536; }`;

function workspace(name: string, content: object | string) {
  const dir = dirWith({
    'brands.config.json': JSON.stringify({ brands: [brandEntry('aurora', { theme: 'brands/aurora' })] }),
    ...themeFiles('brands/aurora'),
    [name]: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  });
  const args = ['import', join(dir, name), '--brand', 'aurora', '--config', join(dir, 'brands.config.json')];
  const theme = join(dir, 'brands/aurora/theme.tokens.json');
  return {
    spawned: () => spawnBrand(...args),
    run: (...more: string[]) => runBrand(...args, ...more),
    theme,
    map: join(dirname(theme), 'tokens.map.json'),
    tokens: () => JSON.parse(readFileSync(theme, 'utf8')),
  };
}

// A case may start a Node process, and each checks the result.
describe('brand import', { timeout: 60_000 }, () => {
  it('imports Figma variables: groups, aliases, color objects and the mode of the theme', () => {
    const { spawned, tokens, map } = workspace('figma.json', figma);
    const { status, stderr, stdout } = spawned();
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/color\.primary +#2fd180 → #33d980|color\.primary +"#2fd180" → #33d980/);
    expect(tokens().color.primary.$value.hex).toBe('#33d980');
    expect(tokens().color.border.$value.hex).toBe('#284536');
    expect(tokens().color['surface-raised'].$value).toMatchObject({ colorSpace: 'srgb', hex: '#172b21' });
    expect(tokens().radius.card).toEqual({ $type: 'dimension', $value: { value: 14, unit: 'px' } });
    expect(JSON.parse(readFileSync(map, 'utf8'))).toEqual({
      mode: 'Dark',
      tokens: {
        'color.surface-raised': 'color.surface.raised',
        'color.border': 'color.border',
        'color.primary': 'color.primary',
        'radius.card': 'radius.md',
      },
    });
  });

  it('imports Tokens Studio: sets of a theme, aliases and formulas', async () => {
    const { run, tokens } = workspace('studio.json', tokensStudio);
    const { status, stderr } = await run();
    expect(status, stderr).toBe(0);
    expect(tokens().color.primary.$value.hex).toBe('#2fda7f');
    expect(tokens().color.border.$value.hex).toBe('#284536');
    expect(tokens().space.s.$value).toEqual({ value: 8, unit: 'px' });
    expect(tokens().font.body.$value).toEqual(['Figtree']);
  });

  it('imports Style Dictionary, with its aliases', async () => {
    const { run, tokens } = workspace('tokens.json', styleDictionary);
    const { status, stderr } = await run();
    expect(status, stderr).toBe(0);
    expect(tokens().color.primary.$value.hex).toBe('#33d980');
    expect(tokens().color.border.$value.hex).toBe('#284536');
  });

  it('imports CSS custom properties, with a selector as a mode', async () => {
    const { run, tokens } = workspace('theme.css', css);
    const { status, stderr } = await run();
    expect(status, stderr).toBe(0);
    expect(tokens().color.primary.$value.hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(tokens().color.border.$value.hex).toBe('#284536');
  });

  it('follows the kept mapping the next time, and changes nothing without a change', async () => {
    const { run, theme, map } = workspace('tokens.json', styleDictionary);
    writeFileSync(map, JSON.stringify({ tokens: { 'color.border': 'color.border' } }));
    expect((await run()).status).toBe(0);
    const first = readFileSync(theme, 'utf8');
    expect(JSON.parse(first).color.primary.$value).toBe('#2fd180');
    const again = await run();
    expect(again.stderr).toContain('0 of 1 mapped tokens differ');
    expect(readFileSync(theme, 'utf8')).toBe(first);
  });

  it('writes nothing with --dry-run and says what would change', async () => {
    const { run, theme, map } = workspace('tokens.json', styleDictionary);
    const before = readFileSync(theme, 'utf8');
    const { status, stdout, stderr } = await run('--dry-run');
    expect(status).toBe(0);
    expect(stdout).toContain('color.brand.primary');
    expect(stderr).toContain('nothing was written');
    expect(readFileSync(theme, 'utf8')).toBe(before);
    expect(existsSync(map)).toBe(false);
  });

  it.each([
    [
      'an alias to nothing',
      { color: { primary: { value: '{color.gren}' }, green: { value: '#33d980' } } },
      'tokens.json:3:5',
      'did you mean {color.green}?',
    ],
    [
      'a color that fails a pair',
      { color: { primary: { value: '#0f2018' } } },
      'theme.tokens.json:',
      'expected at least 3:1',
    ],
    ['a broken file', '{ "color": ', 'tokens.json:1:', 'not valid JSON'],
    ['a file without tokens', { name: 'x' }, 'tokens.json:1:1', 'holds no tokens'],
  ])('refuses %s with its place and writes nothing', async (_, content, place, reason) => {
    const { run, theme, map } = workspace('tokens.json', content);
    writeFileSync(map, JSON.stringify({ tokens: { 'color.primary': 'color.primary' } }));
    const before = readFileSync(theme, 'utf8');
    const { status, stderr } = await run();
    expect(status).toBe(1);
    expect(stderr).toContain(place);
    expect(stderr).toContain(reason);
    expect(readFileSync(theme, 'utf8')).toBe(before);
  });

  it('names the nearest token for a mapping with a typo', async () => {
    const { run, map } = workspace('tokens.json', styleDictionary);
    writeFileSync(map, '{\n  "tokens": {\n    "color.primry": "color.bordr"\n  }\n}');
    const { status, stderr } = await run();
    expect(status).toBe(1);
    expect(stderr).toMatch(/tokens\.map\.json:3:5/);
    expect(stderr).toContain('did you mean "color.primary"?');
    expect(stderr).toContain('did you mean "color.border"?');
  });
});
