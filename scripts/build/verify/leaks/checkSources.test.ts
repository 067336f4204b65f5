import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rubikFont } from '../../../../tests/support/fonts/rubikFont.ts';
import {
  brandEntry,
  type FixtureOptions,
  loadFixture,
  plainSvg,
  themeFiles,
  themeTokens,
} from '../../../brands/testFixture.ts';
import { checkSources } from './checkSources.ts';
import { LeakDetector } from './LeakDetector.ts';
import { brandIdentity } from './needles.ts';
import { neutralNeedles } from './neutralNeedles.ts';

const page = (body: string): string => `---\ntitle: Termos\nupdated: 2026-01-01\n---\n${body}\n`;

async function leaks(files: FixtureOptions['files'], otherName = "D'Órea") {
  const { brands, problems } = await loadFixture(
    {
      brands: [
        brandEntry('aurora', { theme: 'brands/aurora' }),
        brandEntry('dorea', { name: otherName, theme: 'brands/dorea' }),
      ],
    },
    { files: { ...themeFiles('brands/aurora'), ...themeFiles('brands/dorea'), ...files } },
  );
  expect(problems).toEqual([]);
  const detector = new LeakDetector(brands.map(brandIdentity));
  const neutral = neutralNeedles(detector.needles, new Set(['ordinary']));
  return checkSources(detector, brands, neutral).map(({ file, line, column, brand, field, found }) => ({
    at: `${basename(file)}:${line}:${column}`,
    brand,
    field,
    found,
  }));
}

describe('values of another brand in a theme package', () => {
  it('are none in sound packages', async () => {
    expect(await leaks({ 'brands/dorea/legal/termos-gerais.md': page("Olá, D'Órea!") })).toEqual([]);
  });

  it.each([
    ["Bem-vindo à D'Órea!", 6],
    ['Bem-vindo à D&#39;Órea!', 6],
    ['Bem-vindo à D&apos;&Oacute;rea!', 6],
    ["Bem-vindo\n\nà D\\'O\u0301rea!", 8],
    ['Bem-vindo à “D’Órea”!', 6],
  ])('are found in a legal text as %j', async (body, line) => {
    const found = await leaks({ 'brands/aurora/legal/termos-gerais.md': page(`\n${body}`) });
    expect(found).toMatchObject([{ brand: 'aurora', field: 'legal/termos-gerais.md', found: '"D\'Órea"' }]);
    expect(found[0]?.at).toMatch(new RegExp(`^termos-gerais.md:${line}:`));
  });

  it('are found in the license of a font that the theme loads', async () => {
    const font = { body: { $type: 'fontFamily', $value: ['Nova Sans'] } };
    const found = await leaks({
      'brands/aurora/theme.tokens.json': themeTokens({}, { font }),
      'brands/aurora/fonts/Nova Sans.woff2': rubikFont,
      'brands/aurora/fonts/Nova Sans.txt': "Licensed\nto D'Órea",
    });
    expect(found).toMatchObject([{ brand: 'aurora', field: 'fonts/Nova Sans.txt', at: 'Nova Sans.txt:2:4' }]);
  });

  it('are found in a voice', async () => {
    const voice = JSON.stringify({ welcome: 'Oi', heroTitle: "A noite da D'Órea" }, null, 2);
    const found = await leaks({ 'brands/aurora/voice.json': voice });
    expect(found).toMatchObject([{ brand: 'aurora', field: 'voice.json', at: 'voice.json:3:28' }]);
  });

  it('are found where a line breaks within a name', async () => {
    const found = await leaks(
      { 'brands/aurora/legal/termos-gerais.md': page('Somos a Casa\nDórea.') },
      'Casa Dórea',
    );
    expect(found.map(({ at }) => at)).toEqual(['termos-gerais.md:5:1']);
  });

  it('are found in a picture by line and column', async () => {
    const drawing = plainSvg.replace('<circle', '\n  <desc>dorea</desc><circle');
    expect(await leaks({ 'brands/aurora/logo.svg': drawing })).toEqual([
      { at: 'logo.svg:2:9', brand: 'aurora', field: 'logo.svg', found: '"dorea"' },
    ]);
  });

  it('are reported once for a legal text that several brands inherit', async () => {
    const found = await leaks({
      'brands/default/legal/a.md': page('dorea'),
      ...themeFiles('brands/default'),
    });
    expect(found.map(({ brand }) => brand)).toEqual(['aurora']);
  });

  it('are no names that are ordinary words', async () => {
    expect(await leaks({ 'brands/aurora/legal/a.md': page('ordinary') }, 'Ordinary')).toEqual([]);
  });
});
