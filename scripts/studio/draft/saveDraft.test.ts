import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dirWith } from '../../brands/testFixture.ts';
import type { StudioProject } from '../project.ts';
import type { Edit } from '../studioEdits.ts';
import type { FileHash } from '../studioModels.ts';
import { testProject } from '../testStudio.ts';
import { brandFiles } from './brandFiles.ts';
import { saveDraft } from './saveDraft.ts';

const read = (project: StudioProject, name: string): string => readFileSync(join(project.dir, name), 'utf8');

const save = (project: StudioProject, edits: Edit[], files: FileHash[] = brandFiles(project, 'aurora')) =>
  saveDraft(project, { brand: 'aurora', edits, files });

const page = '---\ntitle: Regras\nupdated: 2026-01-05\norder: 5\n---\n\nTexto.\n';

describe('saving a draft', { timeout: 60_000 }, () => {
  it('writes fields, tokens, texts and pictures together and keeps the formatting', async () => {
    const project = testProject();
    const before = read(project, 'brands.config.json');
    const theme = read(project, 'brands/aurora/theme.tokens.json');
    const outcome = await save(project, [
      { kind: 'set-field', path: ['name'], environment: null, value: 'Aurora Bet' },
      { kind: 'set-token', token: 'color.primary', value: 'rgb(60 220 150)' },
      { kind: 'set-token', token: 'radius.card', value: '12px' },
      { kind: 'set-legal', slug: 'regras', text: page },
    ]);
    expect(outcome).toMatchObject({ result: 'saved' });
    expect(read(project, 'brands.config.json')).toBe(before.replace('Brand aurora', 'Aurora Bet'));
    const saved = read(project, 'brands/aurora/theme.tokens.json');
    expect(JSON.parse(saved)).toMatchObject({
      color: { primary: { $value: '#3cdc96' } },
      radius: { card: { $type: 'dimension', $value: { value: 12, unit: 'px' } } },
    });
    expect(saved.startsWith(theme.slice(0, theme.indexOf('#2fd180')))).toBe(true);
    expect(read(project, 'brands/aurora/legal/regras.md')).toBe(page);
  });

  it('writes lines of the voice, and removes the file with the last one', async () => {
    const project = testProject();
    const file = 'brands/aurora/voice.json';
    await save(project, [
      { kind: 'set-voice', name: 'welcome', text: 'Chega mais' },
      { kind: 'set-voice', name: 'heroTitle', text: 'A noite é nossa' },
    ]);
    expect(JSON.parse(read(project, file))).toEqual({ welcome: 'Chega mais', heroTitle: 'A noite é nossa' });
    await save(project, [
      { kind: 'set-voice', name: 'welcome', text: 'Oi' },
      { kind: 'unset-voice', name: 'heroTitle' },
    ]);
    expect(JSON.parse(read(project, file))).toEqual({ welcome: 'Oi' });
    await save(project, [{ kind: 'unset-voice', name: 'welcome' }]);
    expect(existsSync(join(project.dir, file))).toBe(false);
  });

  it('refuses a line that its place cannot take, beside its field', async () => {
    const outcome = await save(testProject(), [
      { kind: 'set-voice', name: 'welcome', text: 'Bem-vindo à casa de todas as noites' },
    ]);
    expect(outcome).toMatchObject({
      result: 'refused',
      problems: [{ field: 'welcome', control: { kind: 'voice', name: 'welcome' } }],
    });
  });

  it('writes a field of an environment, and removes the objects that a reset leaves empty', async () => {
    const project = testProject();
    const before = read(project, 'brands.config.json');
    const cdn: Edit = {
      kind: 'set-field',
      path: ['cdn'],
      environment: 'staging',
      value: 'https://cdn.staging.example',
    };
    await save(project, [cdn]);
    const [entry] = JSON.parse(read(project, 'brands.config.json')).brands;
    expect(entry.environments).toEqual({ staging: { cdn: 'https://cdn.staging.example' } });
    await save(project, [{ kind: 'unset-field', path: ['cdn'], environment: 'staging' }]);
    expect(JSON.parse(read(project, 'brands.config.json'))).toEqual(JSON.parse(before));
  });

  it('states a field inside an object that is off', async () => {
    const project = testProject();
    await save(project, [
      {
        kind: 'set-field',
        path: ['chat', 'script'],
        environment: null,
        value: 'https://chat.aurora.example/a.js',
      },
    ]);
    const [entry] = JSON.parse(read(project, 'brands.config.json')).brands;
    expect(entry.chat).toEqual({ script: 'https://chat.aurora.example/a.js' });
  });

  it('refuses the second of two tabs and keeps what the first has saved', async () => {
    const project = testProject();
    const files = brandFiles(project, 'aurora');
    const name = (value: string): Edit => ({ kind: 'set-field', path: ['name'], environment: null, value });
    const outcomes = await Promise.all([
      save(project, [name('Aurora Norte')], files),
      save(project, [name('Aurora Sul')], files),
    ]);
    expect(outcomes).toMatchObject([
      { result: 'saved' },
      { result: 'changed-on-disk', files: ['brands.config.json'] },
    ]);
    expect(read(project, 'brands.config.json')).toContain('"Aurora Norte"');
  });

  it('refuses when a file of the brand has changed on disk', async () => {
    const project = testProject();
    const files = brandFiles(project, 'aurora');
    const file = join(project.dir, 'brands/aurora/theme.tokens.json');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
    const edits: Edit[] = [{ kind: 'set-token', token: 'color.primary', value: '#3cdc96' }];
    expect(await save(project, edits, files)).toEqual({
      result: 'changed-on-disk',
      files: ['brands/aurora/theme.tokens.json'],
      now: brandFiles(project, 'aurora'),
    });
    expect(readFileSync(file, 'utf8')).not.toContain('#3cdc96');
  });

  it('refuses the texts and pictures of a brand that shares the theme of another', async () => {
    const project = testProject();
    const shared: Edit = { kind: 'set-field', path: ['theme'], environment: null, value: 'brands/boreal' };
    const line: Edit = { kind: 'set-voice', name: 'welcome', text: 'Chega mais' };
    const refusal = {
      result: 'refused',
      problems: [{ control: { kind: 'voice', name: 'welcome' }, message: expect.stringContaining('shares') }],
    };
    expect(await save(project, [shared, line])).toMatchObject(refusal);
    expect(await save(project, [shared])).toMatchObject({ result: 'saved' });
    expect(await save(project, [line])).toMatchObject(refusal);
    rmSync(join(project.dir, 'brands/aurora'), { recursive: true });
    expect(await save(project, [line])).toMatchObject(refusal);
    expect(
      await save(project, [{ kind: 'set-field', path: ['name'], environment: null, value: 'Aurora Sul' }]),
    ).toMatchObject({ result: 'saved' });
  });

  it('refuses the texts of a brand without a directory', async () => {
    const project = testProject();
    rmSync(join(project.dir, 'brands/aurora'), { recursive: true });
    expect(await save(project, [{ kind: 'set-voice', name: 'welcome', text: 'Oi' }])).toMatchObject({
      result: 'refused',
    });
  });

  it('refuses what the check refuses, and writes nothing', async () => {
    const project = testProject();
    const before = read(project, 'brands/aurora/theme.tokens.json');
    const outcome = await save(project, [
      { kind: 'set-field', path: ['name'], environment: null, value: 'Other' },
      { kind: 'set-token', token: 'color.text', value: '#0e1e17' },
    ]);
    expect(outcome).toMatchObject({ result: 'refused' });
    const problems = outcome.result === 'refused' ? outcome.problems : [];
    expect(problems.map(({ control }) => control)).toContainEqual({ kind: 'token', token: 'color.text' });
    expect(read(project, 'brands/aurora/theme.tokens.json')).toBe(before);
    expect(read(project, 'brands.config.json')).not.toContain('"Other"');
  });

  it('saves a brand whose problems are older than the draft', async () => {
    const project = testProject();
    rmSync(join(project.dir, 'brands/aurora/favicon.svg'));
    const outcome = await save(project, [
      { kind: 'set-field', path: ['name'], environment: null, value: 'Aurora Bet' },
    ]);
    expect(outcome).toMatchObject({ result: 'saved' });
  });

  it.each<[string, Edit]>([
    ['an unknown token', { kind: 'set-token', token: 'color.brand', value: '#fff' }],
    ['a value of another type', { kind: 'set-token', token: 'color.primary', value: 'twelve' }],
    ['the id', { kind: 'set-field', path: ['id'], environment: null, value: 'other' }],
    ['a logo as PNG', { kind: 'set-picture', picture: 'logo', format: 'png', content: 'AAAA' }],
  ])('refuses %s in words', async (_, edit) => {
    const project = testProject();
    expect(await save(project, [edit])).toMatchObject({ result: 'refused' });
  });

  it('writes to no link', async () => {
    const project = testProject();
    const outside = dirWith({ 'regras.md': 'of another' });
    symlinkSync(outside, join(project.dir, 'brands/aurora/legal'));
    const outcome = await save(project, [{ kind: 'set-legal', slug: 'regras', text: page }]);
    expect(outcome).toMatchObject({ result: 'refused' });
    expect(readFileSync(join(outside, 'regras.md'), 'utf8')).toBe('of another');
    expect(existsSync(join(outside, 'other.md'))).toBe(false);
  });
});
