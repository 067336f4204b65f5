import { describe, expect, it } from 'vitest';
import { brandEntry, loadFixture, themeFiles, themeTokens } from '../testFixture.ts';

async function loadTheme(tokens: string) {
  const config = { brands: [brandEntry('aurora', { theme: 'brands/aurora' })] };
  return loadFixture(config, { files: themeFiles('brands/aurora', tokens) });
}

const errors = async (tokens: string) =>
  (await loadTheme(tokens)).problems.map(({ field, message }) => `${field}: ${message}`);

describe('mistakes in a theme file', () => {
  it('reports the hex of a CSS color', async () => {
    const written = {
      'rgb(255 0 0)': '#ff0000',
      'hsl(150 60% 40%)': '#29a366',
      'oklch(70% 0.1 150)': '#6fb07d',
      red: '#ff0000',
    };
    for (const [text, hex] of Object.entries(written)) {
      const { problems } = await loadTheme(themeTokens({ border: text }));
      expect(problems, text).toMatchObject([
        { field: 'color.border', suggestion: hex, expected: `"${hex}"` },
      ]);
    }
    expect(await errors(themeTokens({ border: 'forest' }))).toHaveLength(1);
  });

  it('suggests the nearest color with which all pairs of a foreground pass', async () => {
    const { problems } = await loadTheme(themeTokens({ 'text-muted': '#445544' }));
    expect(problems.length).toBeGreaterThan(1);
    const [suggestion] = new Set(problems.map((problem) => problem.suggestion));
    expect(problems.every((problem) => problem.message.includes(`that passes is "${suggestion}"`))).toBe(
      true,
    );
    expect(await errors(themeTokens({ 'text-muted': suggestion }))).toEqual([]);
  });

  it.each([
    ['Tokens Studio', { global: { brand: { primary: { value: '#fff', type: 'color' } } }, $themes: [] }],
    ['Tokens Studio', { color: { primary: { value: '#fff', type: 'color' } } }],
    ['Figma', { meta: { variables: { a: { valuesByMode: {} } }, variableCollections: {} } }],
    ['Figma', { collections: [{ name: 'Brand', modes: {} }] }],
    [
      'Figma',
      {
        Brand: { primary: { $type: 'color', $value: '#fff', $extensions: { 'com.figma.variableId': '1' } } },
      },
    ],
  ])('reports a file as an export of %s and no other problem', async (tool, tokens) => {
    const { problems } = await loadTheme(JSON.stringify(tokens, null, 2));
    expect(problems).toMatchObject([{ brand: 'aurora', found: expect.stringContaining(tool) }]);
    expect(problems[0]?.message).toContain('"$value"');
  });

  it('refuses a hex that differs from its components, in every color space', async () => {
    const mismatch = (colorSpace: string, components: number[], hex: string) =>
      errors(themeTokens({ border: { colorSpace, components, hex } }));
    expect(await mismatch('srgb', [0, 1, 0.5], '#00ff80')).toEqual([]);
    expect(await mismatch('srgb', [0.1529, 0.2667, 0.2078], '#274435')).toEqual([]);
    expect(await mismatch('oklch', [0.7, 0.1, 150], '#6fb07d')).toEqual([]);
    expect(await mismatch('oklch', [0.7, 0.1, 150], '#77b982')).toHaveLength(1);
    expect(await mismatch('srgb', [0, 1, 0.5], '#ff0000')).toEqual([
      'color.border: "color.border" says "#ff0000" and components that are "#00ff80": for #ff0000 write "components": [1,0,0] in "srgb"',
    ]);
    expect(await mismatch('display-p3', [0, 1, 0], '#ff0000')).toHaveLength(1);
    const { problems } = await loadTheme(
      themeTokens({ border: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#ffffff' } }),
    );
    expect(problems).toMatchObject([{ brand: 'aurora', field: 'color.border', line: expect.any(Number) }]);
  });

  it('refuses covers of an extreme form', async () => {
    const withRatio = (ratio: unknown) =>
      errors(themeTokens({}, { cover: { ratio: { $type: 'number', $value: ratio } } }));
    expect(await withRatio(0.5)).toEqual([]);
    expect(await withRatio(2)).toEqual([]);
    expect(await withRatio(3)).toEqual(['cover.ratio: "cover.ratio" is 3, expected a number from 0.5 to 2']);
    expect(await withRatio('1')).toEqual([
      'cover.ratio: "cover.ratio" is "1", expected a number from 0.5 to 2',
    ]);
  });
});
