import { describe, expect, it } from 'vitest';
import { derivedColours, statedColours } from '../../../src/shared/tokens/tokenNames.ts';
import type { PlainObject } from '../config/json/plainObject.ts';
import { brandEntry, loadFixture, themeFiles, themeTokens } from '../testFixture.ts';
import { colourScheme } from './colourValue.ts';

async function loadTheme(tokens: string, files: Record<string, string> = {}) {
  const config = { brands: [brandEntry('aurora', { theme: 'brands/aurora' })] };
  const { brands, problems } = await loadFixture(config, {
    files: { ...themeFiles('brands/aurora', tokens), ...files },
  });
  return { theme: brands[0]?.theme, problems };
}

const errors = async (tokens: string) =>
  (await loadTheme(tokens)).problems.map(({ field, message }) => `${field}: ${message}`);

const colour = (components: unknown, rest: PlainObject = {}): PlainObject => ({
  colorSpace: 'srgb',
  components,
  ...rest,
});

describe('theme tokens', () => {
  it('resolves stated tokens, and inherits the others from the default theme', async () => {
    const { theme, problems } = await loadTheme(themeTokens({ primary: colour([0, 1, 0.5]) }));
    expect(problems).toEqual([]);
    expect(theme?.values['color.primary']).toBe('#00ff80');
    expect(theme?.values['radius.control']).toMatch(/^\d+px$/);
    expect(theme?.css).toContain('--color-primary:#00ff80;');
  });

  it('derives colors by color-mix and measures the same result', async () => {
    const { theme } = await loadTheme(
      themeTokens({ primary: '#ffffff', 'on-primary': '#000000', surface: '#000000' }),
    );
    expect(theme?.css).toContain(
      '--color-primary-soft:color-mix(in srgb,var(--color-primary) 16%,var(--color-surface))',
    );
    expect(theme?.values['color.primary-soft']).toBe('#292929');
    for (const name of Object.keys(derivedColours))
      expect(theme?.css).toContain(`--color-${name}:color-mix(`);
  });

  it('sets the color scheme by the background', async () => {
    const dark = await loadTheme(themeTokens());
    expect(dark.theme?.css).toMatch(/[{;]color-scheme:dark[;}]/);
    expect(colourScheme({ channels: [244, 246, 245], alpha: 1 })).toBe('light');
    expect(colourScheme({ channels: [110, 110, 110], alpha: 1 })).toBe('dark');
  });

  it('writes one sorted line', async () => {
    const { theme } = await loadTheme(themeTokens());
    const rules = theme?.css.slice(':root{'.length, -1).split(';') ?? [];
    expect(rules).toEqual([...rules].sort());
    expect(theme?.css).not.toContain('\n');
  });

  it('follows aliases, including those in shadows and the default theme', async () => {
    const shadow = {
      $type: 'shadow',
      raised: {
        $value: {
          color: '{color.text}',
          offsetX: { value: 0, unit: 'px' },
          offsetY: '{space.s}',
          blur: { value: 4, unit: 'px' },
          spread: { value: -1, unit: 'px' },
        },
      },
    };
    const { theme, problems } = await loadTheme(
      themeTokens(
        { focus: '{color.primary}', primary: '{color.secondary}', 'on-primary': '#000000' },
        { shadow },
      ),
    );
    expect(problems).toEqual([]);
    expect(theme?.values['color.focus']).toBe('#ffd84d');
    expect(theme?.values['shadow.raised']).toMatch(/^0px 0\.\d+rem 4px -1px #eef7f0$/);
  });

  it('takes values from a palette of nested groups, which stays out of the artifact', async () => {
    const palette = {
      $type: 'color',
      green: { 400: { $value: '#00ff80' }, brand: { $value: '{palette.green.400}' } },
      measure: { m: { $type: 'dimension', $value: { value: 7, unit: 'px' } } },
    };
    const { theme, problems } = await loadTheme(
      themeTokens(
        { primary: '{palette.green.brand}', focus: { $ref: '#/palette/green/400' } },
        {
          palette,
          radius: { card: { $type: 'dimension', $value: '{palette.measure.m}' } },
        },
      ),
    );
    expect(problems).toEqual([]);
    expect(theme?.values).toMatchObject({
      'color.primary': '#00ff80',
      'color.focus': '#00ff80',
      'radius.card': '7px',
    });
    expect(theme?.css).not.toContain('palette');
  });

  it.each([
    [{ primary: '{palette.gren.400}' }, /did you mean "\{palette\.green\.400\}"/],
    [{ primary: '{palette.size}' }, /of type dimension, and color is wanted/],
    [{ primary: '{palette.bare}' }, /of type undefined, and color is wanted/],
  ])('refuses the alias of %j with a reason', async (colors, message) => {
    const palette = {
      green: { $type: 'color', 400: { $value: '#00ff80' } },
      size: { $type: 'dimension', $value: { value: 7, unit: 'px' } },
      bare: { $value: '#00ff80' },
    };
    const [problem, ...others] = await errors(themeTokens(colors, { palette }));
    expect(problem).toMatch(message);
    expect(others).toEqual([]);
  });

  it('reads every color space of the format, and maps colors outside sRGB into it', async () => {
    const spaces: Record<string, unknown[]> = {
      'srgb-linear': [0.5, 0.5, 0.5],
      hsl: [150, 80, 60],
      hwb: [150, 20, 10],
      lab: [80, -50, 30],
      lch: [80, 60, 150],
      oklab: [0.8, -0.1, 0.05],
      oklch: [0.8, 0.3, 150],
      'display-p3': [0, 1, 0],
      'a98-rgb': [0.4, 0.8, 0.5],
      'prophoto-rgb': [0.4, 0.8, 0.5],
      rec2020: [0.4, 0.8, 0.5],
      'xyz-d65': [0.4, 0.6, 0.4],
      'xyz-d50': [0.4, 0.6, 0.3],
    };
    for (const [colorSpace, components] of Object.entries(spaces)) {
      const { theme, problems } = await loadTheme(themeTokens({ border: { colorSpace, components } }));
      expect(problems, colorSpace).toEqual([]);
      expect(theme?.values['color.border'], colorSpace).toMatch(/^#[0-9a-f]{6}$/);
    }
    const { theme } = await loadTheme(themeTokens({ border: colour(['none', 1, 1], { alpha: 0.5 }) }));
    expect(theme?.values['color.border']).toBe('#00ffff80');
  });

  it.each<[string, Record<string, unknown>, PlainObject, RegExp]>([
    ['a missing semantic color', { focus: undefined }, {}, /^color\.focus: the required token/],
    ['an unknown token', { brand: '#ffffff' }, {}, /^color\.brand: "brand" is no token/],
    ['a derived color', { 'primary-hover': '#ffffff' }, {}, /computed from the stated colours/],
    ['an unknown group', {}, { colour: {} }, /^colour: .*did you mean "color"/],
    ['an alias to nothing', { border: '{color.bordr}' }, {}, /did you mean "\{color\.border\}"/],
    ['an alias of another type', { border: '{space.s}' }, {}, /is of type dimension, and color is wanted/],
    ['a cycle of aliases', { border: '{color.focus}', focus: '{color.border}' }, {}, /go in a circle/],
    ['a component out of range', { border: colour([0, 2, 0]) }, {}, /expected a number from 0 to 1/],
    [
      'an unknown colour space',
      { border: { colorSpace: 'sgrb', components: [0, 0, 0] } },
      {},
      /colour space "sgrb"/,
    ],
    ['a CSS color name', { border: 'red' }, {}, /a CSS color: write "#ff0000"/],
    ['a translucent background', { background: colour([0, 0, 0], { alpha: 0.5 }) }, {}, /is translucent/],
    [
      'a dimension without unit',
      {},
      { radius: { $type: 'dimension', card: { $value: 4 } } },
      /expected a dimension as/,
    ],
    [
      'a negative radius',
      {},
      { radius: { $type: 'dimension', card: { $value: { value: -4, unit: 'px' } } } },
      /not negative/,
    ],
    [
      'a token without type',
      {},
      { radius: { card: { $value: { value: 4, unit: 'px' } } } },
      /has no "\$type"/,
    ],
    [
      'a wrong type',
      {},
      { radius: { $type: 'color', card: { $value: '#ffffff' } } },
      /is of type "color", expected "dimension"/,
    ],
    [
      'a font that is not shipped',
      {},
      { font: { body: { $type: 'fontFamily', $value: ['Soraa', 'serif'] } } },
      /did you mean "Sora"/,
    ],
    [
      'a value with CSS in it',
      {},
      { font: { body: { $type: 'fontFamily', $value: ['a;}b{'] } } },
      /expected a font family/,
    ],
    [
      'a curve that is none',
      {},
      { motion: { easing: { $type: 'cubicBezier', $value: [2, 0, 0, 1] } } },
      /expected four numbers/,
    ],
    [
      'a property the format has not',
      {},
      { radius: { $typ: 'dimension' } },
      /"\$typ" is no property.*did you mean "\$type"/,
    ],
  ])('refuses %s and reports no other problem', async (_, colours, groups, message) => {
    const found = await errors(themeTokens(colours, groups));
    for (const line of found) expect(line).toMatch(message);
    expect(found.length).toBeGreaterThan(0);
  });

  it('reports a failing pair with its measured ratio at the foreground token', async () => {
    const { problems } = await loadTheme(themeTokens({ 'on-primary': '#1fa065' }));
    const pair = problems.find(({ message }) => message.includes('"color.on-primary" on "color.primary" '));
    expect(pair).toMatchObject({
      field: 'color.on-primary',
      expected: 'at least 4.5:1',
      found: expect.stringMatching(/^1\.\d+:1$/),
    });
    const line =
      themeTokens()
        .split('\n')
        .findIndex((text) => text.includes('"on-primary"')) + 1;
    expect(pair?.line).toBe(line);
  });

  it('requires own colors of every theme, even when the default theme has them', async () => {
    const found = await errors('{}');
    expect(found).toHaveLength(statedColours.length);
  });

  it("prefers the default theme next to the configuration to the project's own", async () => {
    const radius = { $type: 'dimension', card: { $value: { value: 99, unit: 'px' } } };
    const { theme } = await loadTheme(
      themeTokens(),
      themeFiles('brands/default', themeTokens({}, { radius })),
    );
    expect(theme?.values['radius.card']).toBe('99px');
    expect(theme?.values['radius.panel']).toMatch(/px$/);
  });

  it('loads a shipped font with a fallback of equal metrics, and nothing for system fonts', async () => {
    const font = {
      body: { $type: 'fontFamily', $value: ['Sora', 'system-ui', 'sans-serif'] },
      display: { $type: 'fontFamily', $value: ['Georgia', 'serif'] },
    };
    const { theme } = await loadTheme(themeTokens({}, { font }));
    expect(theme?.values['font.body']).toBe('"Sora","Sora fallback",system-ui,sans-serif');
    expect(theme?.fonts.map(({ family }) => family)).toEqual(['Sora']);
    const css = theme?.fonts[0]?.css((name) => `/brand/${name}`) ?? '';
    expect(css).toContain('src:url("/brand/sora-latin-wght-normal.woff2")');
    expect(css).toContain('font-display:swap');
    expect(css).toMatch(/font-family:"Sora fallback";.*size-adjust:[\d.]+%;ascent-override:[\d.]+%/);
  });
});
