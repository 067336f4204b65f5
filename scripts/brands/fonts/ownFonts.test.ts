import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { rubikFont, rubikLicense } from '../../../tests/support/fonts/rubikFont.ts';
import { brandEntry, loadFixture, themeFiles, themeTokens } from '../testFixture.ts';
import { fontBudget, sizeFinding } from './fontFindings.ts';
import { readFont } from './readFont.ts';

const require = createRequire(import.meta.url);
const shippedFile = (name: string): Buffer =>
  readFileSync(require.resolve(`@fontsource-variable/${name}.woff2`));

const license = 'Copyright Nova. SIL Open Font License.';
const novaSans = { 'fonts/Nova Sans.woff2': rubikFont, 'fonts/Nova Sans.txt': rubikLicense };
const named = (body: unknown): string =>
  themeTokens({}, { font: { body: { $type: 'fontFamily', $value: body } } });

async function loadWith(files: Record<string, string | Buffer>, body: unknown = ['Nova Sans', 'sans-serif']) {
  const inPackage = Object.entries(files).map(([name, content]) => [`brands/aurora/${name}`, content]);
  const { brands, problems } = await loadFixture(
    { brands: [brandEntry('aurora', { theme: 'brands/aurora' })] },
    { files: { ...themeFiles('brands/aurora', named(body)), ...Object.fromEntries(inPackage) } },
  );
  return { theme: brands[0]?.theme, problems };
}

describe("a brand's own fonts", () => {
  it('are reduced to Latin letters, with a face, a fallback of equal metrics and a license', async () => {
    const { theme, problems } = await loadWith(novaSans);
    expect(problems).toEqual([]);
    const [font] = theme?.fonts ?? [];
    expect(theme?.values['font.body']).toBe('"Nova Sans","Nova Sans fallback",sans-serif');
    expect(font).toMatchObject({ family: 'Nova Sans', own: { license: { text: rubikLicense } } });
    const css = font?.css((name) => `/brand/${name}`) ?? '';
    expect(css).toContain(
      '@font-face{font-family:"Nova Sans";font-style:normal;font-display:swap;font-weight:300 900;src:url("/brand/nova-sans.woff2") format("woff2");unicode-range:U+0000-00FF',
    );
    // As measured of the shipped Rubik.
    expect(css).toMatch(/"Nova Sans fallback";.*?size-adjust:10\d[.\d]*%;ascent-override:/);
    const bytes = font?.files[0]?.bytes ?? Buffer.alloc(0);
    expect(bytes.length).toBeLessThan(rubikFont.length * 0.8);
    const letters = String.fromCodePoint(...(await readFont(bytes)).codePoints);
    for (const letter of 'ãçõÉR$€') expect(letters).toContain(letter);
    for (const letter of 'Жяł') expect(letters).not.toContain(letter);
  });

  it('have the same bytes after each read, and a file that is small already stays as it is', async () => {
    const first = await loadWith(novaSans);
    const made = first.theme?.fonts[0]?.files[0]?.bytes ?? Buffer.alloc(0);
    const again = await loadWith(novaSans);
    expect(again.theme?.fonts[0]?.files[0]?.bytes.equals(made)).toBe(true);
    const small = await loadWith({ ...novaSans, 'fonts/Nova Sans.woff2': made });
    expect(small.theme?.fonts[0]?.files[0]?.bytes.equals(made)).toBe(true);
  });

  it('keep the axis of weight alone', async () => {
    const { theme, problems } = await loadWith({
      'fonts/Nova Sans.woff2': shippedFile(
        'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal',
      ),
      'fonts/LICENSE.txt': license,
    });
    expect(problems).toEqual([]);
    const font = await readFont(theme?.fonts[0]?.files[0]?.bytes ?? Buffer.alloc(0));
    expect(Object.keys(font.axes)).toEqual(['wght']);
  });

  it('may come from the default theme, together with the token that names them', async () => {
    const { brands, problems } = await loadFixture(
      { brands: [brandEntry('aurora', { theme: 'brands/aurora' })] },
      {
        files: {
          ...themeFiles('brands/aurora'),
          ...themeFiles('brands/default', named(['Nova Sans'])),
          'brands/default/fonts/Nova Sans.woff2': rubikFont,
          'brands/default/fonts/OFL.txt': rubikLicense,
        },
      },
    );
    expect(problems).toEqual([]);
    expect(brands[0]?.theme.fonts.map(({ family }) => family)).toEqual(['Nova Sans']);
  });

  it.each([
    [
      'no license file',
      { 'fonts/Nova Sans.woff2': rubikFont },
      'fonts/Nova Sans.woff2',
      { found: 'no license file', suggestion: 'Nova Sans.txt' },
    ],
    [
      'an empty license',
      { 'fonts/Nova Sans.woff2': rubikFont, 'fonts/LICENSE.txt': ' \n' },
      'fonts/LICENSE.txt',
      { found: 'an empty file' },
    ],
    [
      'another format under the name of WOFF2',
      { 'fonts/Nova Sans.woff2': Buffer.from('\0\x01\0\0 TrueType'), 'fonts/LICENSE.txt': license },
      'fonts/Nova Sans.woff2',
      { found: 'a TrueType file', expected: 'a WOFF2 file' },
    ],
    [
      'another format',
      { ...novaSans, 'fonts/Nova[wght].ttf': 'x' },
      'fonts/Nova[wght].ttf',
      { suggestion: 'Nova.woff2' },
    ],
    [
      'a damaged file',
      { ...novaSans, 'fonts/Nova Sans.woff2': rubikFont.subarray(0, 9000) },
      'fonts/Nova Sans.woff2',
      { found: 'a damaged file' },
    ],
    [
      'letters of Portuguese missing',
      { ...novaSans, 'fonts/Nova Sans.woff2': shippedFile('rubik/files/rubik-cyrillic-wght-normal') },
      'fonts/Nova Sans.woff2',
      { found: expect.stringMatching(/^no B C D/), expected: 'every letter and sign of Portuguese' },
    ],
    [
      'a file that is too large to be read',
      { ...novaSans, 'fonts/Nova Sans.woff2': Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(2_000_000)]) },
      'fonts/Nova Sans.woff2',
      { found: '2000004 bytes', expected: 'at most 2000000 bytes' },
    ],
  ])('report %s', async (_, files, field, finding) => {
    const { problems } = await loadWith(files);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ brand: 'aurora', field, line: 1, column: 1, ...finding });
    expect(problems[0]?.file.endsWith(`brands/aurora/${field}`)).toBe(true);
  });

  it('report a family that is too heavy with Latin letters alone', async () => {
    const weights = Object.fromEntries(
      ['unbounded', 'exo-2'].map((slug, index) => [
        `fonts/Nova Sans-${index + 4}00.woff2`,
        shippedFile(`${slug}/files/${slug}-latin-wght-normal`),
      ]),
    );
    const { problems } = await loadWith({ ...weights, 'fonts/Nova Sans.txt': license });
    expect(problems.map(({ field, expected }) => ({ field, expected }))).toEqual([
      { field: 'fonts/Nova Sans-400.woff2', expected: `at most ${fontBudget} bytes` },
    ]);
    expect(sizeFinding('Nova Sans', fontBudget)).toBeUndefined();
  });

  it('suggest the nearest family for a token that names none', async () => {
    const { problems } = await loadWith(novaSans, ['Nova Sens']);
    expect(problems).toMatchObject([
      { field: 'font.body', found: '"Nova Sens"', suggestion: 'Nova Sans', fix: { value: ['Nova Sans'] } },
    ]);
  });
});
