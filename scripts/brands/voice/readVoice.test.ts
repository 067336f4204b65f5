import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandVoice, type VoiceName, voiceLines, voiceNames } from '../../../src/shared/brand/voiceLines.ts';
import { projectRoot } from '../../cli/projectPaths.ts';
import { loadBrands } from '../loadBrands.ts';
import type { Problem } from '../problem.ts';
import { brandEntry, dirWith, loadFixture } from '../testFixture.ts';
import { checkLawfulVoice } from './lawfulVoice.ts';
import { lineError, readVoice } from './readVoice.ts';

const fixture = (voice: unknown, entry = {}) =>
  loadFixture(
    { brands: [brandEntry('aurora', entry)] },
    {
      files: {
        'brands/shared/voice.json': typeof voice === 'string' ? voice : JSON.stringify(voice, null, 2),
      },
    },
  );

describe('the voice of a brand', () => {
  it("has the product's words where the brand has none of its own, with the name filled in", async () => {
    const { brands, problems } = await fixture({ heroTitle: 'A noite da {{ brand.name }}' });
    expect(problems).toEqual([]);
    expect(brands[0]?.voice).toMatchObject({
      heroTitle: 'A noite da Brand aurora',
      welcome: 'Bem-vindo à Brand aurora',
      noMoves: voiceLines.noMoves.text,
    });
    expect(brands[0]?.voiceSource.lines).toEqual({ heroTitle: 'A noite da {{ brand.name }}' });
    expect(brands[0]?.inputs.some((file) => file.endsWith('voice.json'))).toBe(true);
  });

  it('reports an unknown line at its key, with the nearest one as a fix', async () => {
    const { problems } = await fixture({ welcome: 'Chega mais', heroTitel: 'Noite' });
    expect(problems).toMatchObject([
      {
        file: expect.stringMatching(/voice\.json$/),
        line: 3,
        column: 3,
        field: 'heroTitel',
        suggestion: 'heroTitle',
        message: '"heroTitel" is no text of a voice; did you mean "heroTitle"?',
        fix: { kind: 'key', path: ['heroTitel'], value: 'heroTitle' },
      },
    ]);
  });

  it.each([
    [{ welcome: 7 }, 'expected a text in double quotes'],
    [{ welcome: ' ' }, 'is empty'],
    [{ welcome: ' Oi' }, 'begins or ends with a space'],
    [{ welcome: 'a\nb' }, 'line break'],
    [{ welcome: '<b>Oi</b>' }, 'markup'],
    [{ welcome: 'Oi {{brand.nome}}' }, 'did you mean {{brand.name}}?'],
    [{ welcome: 'x'.repeat(25) }, 'has 25 characters, and its place takes at most 24'],
    ['{"welcome": "Oi", "welcome": "Oi"}', 'stated twice'],
    ['["Oi"]', 'one JSON object of texts'],
  ])('refuses %j', async (voice, message) => {
    const { problems, brands } = await fixture(voice);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
    expect(brands).toEqual([]);
  });

  it.each([
    'Ganhe com a gente',
    'Dinheiro fácil',
    'Vitória garantida',
    'Jogue agora mesmo',
    'Última chance',
    'Não perca',
    'Festa da garotada',
  ])('refuses %j in the voice of a licensed brand', (text) => {
    const dir = dirWith({ 'voice.json': JSON.stringify({ heroTitle: text }) });
    const problems: Problem[] = [];
    checkLawfulVoice(readVoice(dir, 'aurora', problems), 'aurora', problems);
    expect(problems).toMatchObject([
      {
        brand: 'aurora',
        field: 'heroTitle',
        message: expect.stringContaining('a licensed brand may not use'),
      },
    ]);
  });

  it('asks a brand of no jurisdiction for none of this', async () => {
    const { problems } = await fixture({ heroTitle: 'Ganhe com a gente' });
    expect(problems).toEqual([]);
  });

  it("has words of the product that fit their places and the law's", () => {
    const dir = dirWith({ 'voice.json': JSON.stringify(brandVoice({}, 'Aurora')) });
    const problems: Problem[] = [];
    checkLawfulVoice({ ...readVoice(dir, null, []), file: 'voice.json' }, 'aurora', problems);
    expect(problems).toEqual([]);
    const errors = voiceNames.flatMap((name) => lineError(name, voiceLines[name].text) ?? []);
    expect(errors).toEqual([]);
  });
});

describe('the shipped brands', () => {
  const ids = readdirSync(join(projectRoot, 'brands'));

  it('pass the check of their voices', async () => {
    const { brands, problems } = await loadBrands({
      configFile: join(projectRoot, 'brands.config.json'),
      env: 'production',
      projectRoot,
      processEnv: {},
    });
    expect(problems).toEqual([]);
    expect(brands.filter(({ voiceSource }) => voiceSource.file !== undefined)).toHaveLength(6);
  });

  it('all differ in their home', async () => {
    const { brands } = await loadBrands({
      configFile: join(projectRoot, 'brands.config.json'),
      env: 'production',
      projectRoot,
      processEnv: {},
    });
    expect(new Set(brands.map(({ settings }) => settings.home ?? settings.layout)).size).toBe(6);
  });

  it.each<VoiceName>(['welcome', 'heroTitle', 'heroText'])('all differ in %s', (name) => {
    const said = ids.map((id) => readVoice(join(projectRoot, 'brands', id), id, []).lines[name]);
    expect(said).not.toContain(undefined);
    expect(new Set(said).size).toBe(6);
  });
});
