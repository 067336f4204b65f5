import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dirWith, plainSvg } from '../../brands/testFixture.ts';
import { projectRoot } from '../../cli/projectPaths.ts';
import { createProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';
import { studioFiles, testProject, testServer } from '../testStudio.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const newBrand: StudioInput<'create'> = {
  name: 'Caju do Norte',
  id: 'caju',
  layout: 'blaze',
  from: null,
  palette: { kind: 'color', color: '#7a3cff' },
  fonts: { body: 'Sora', display: null },
  company: null,
  origin: 'https://caju.example',
  domains: ['www.caju.example'],
  jurisdiction: 'none',
};

const figma = JSON.stringify({
  Brand: {
    Primary: { $type: 'color', $value: '#3cdc96' },
    Background: { $type: 'color', $value: '#07130e' },
  },
});

function made(palette: StudioOutput<'palette'>) {
  if (palette.result === 'refused') throw new Error(palette.message);
  return palette;
}

function repositoryWith(files: Record<string, string | Buffer>): string {
  const dir = dirWith(files);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', dir, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      stdio: 'ignore',
    });
  git('init', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--message', 'first');
  return dir;
}

describe('the calls of the studio', { timeout: 60_000 }, () => {
  it('reads a brand with the origin of each token and value', async () => {
    const { call } = await testServer(testProject());
    const brand = await call('brand', { brand: 'aurora', environment: 'production' });
    const token = (name: string) => brand.theme.tokens.find((row) => row.token === name);
    expect(token('color.primary')).toMatchObject({ value: '#2fd180', origin: 'own', canReset: false });
    expect(token('radius.card')).toMatchObject({ origin: 'inherited', canReset: false });
    expect(token('color.primary-hover')).toMatchObject({
      origin: 'derived',
      derived: { of: 'color.primary', with: 'color.text', mix: 0.9 },
      css: 'color-mix(in srgb,var(--color-primary) 90%,var(--color-text))',
    });
    expect(brand.settings.provenance.name).toMatchObject({ source: 'own', text: 'own' });
    expect(brand.legal.every(({ origin }) => origin === 'inherited')).toBe(true);
    expect(brand.pictures.map(({ file }) => file)).toEqual([
      'logo.svg',
      'logo-error.svg',
      'favicon.svg',
      'share.svg',
    ]);
    expect(brand.pages).toContainEqual({ id: 'casino', title: 'Cassino', path: '/casino' });
  });

  it("lists each line of the voice with the product's words and the brand's own", async () => {
    const voice = JSON.stringify({ heroTitle: 'A noite da {{brand.name}}' });
    const { call } = await testServer(testProject({ 'brands/aurora/voice.json': voice }));
    const brand = await call('brand', { brand: 'aurora', environment: 'production' });
    const line = (name: string) => brand.voice.find((candidate) => candidate.name === name);
    expect(line('heroTitle')).toMatchObject({ own: 'A noite da {{brand.name}}', longest: 32 });
    expect(line('welcome')).toMatchObject({ own: null, standard: 'Bem-vindo à {{brand.name}}' });
  });

  it('never sends the value of a variable', async () => {
    const project = testProject({ '.env': 'CHAT_HOST=chat.secret.example\n' });
    const file = project.configFile;
    const text = readFileSync(file, 'utf8');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of the configuration
    const script = '"chat": { "script": "https://${CHAT_HOST}/a.js" }';
    writeFileSync(file, text.replace('"chat": null', script));
    const { call } = await testServer(project);
    const brand = await call('brand', { brand: 'aurora', environment: 'production' });
    expect(brand.settings.record).toMatchObject({ chat: { script: '•••' } });
    expect(brand.settings.provenance['chat.script']).toMatchObject({ variables: ['CHAT_HOST'] });
    expect(JSON.stringify(brand)).not.toContain('chat.secret.example');
  });

  it('measures the contrast of an unsaved color and names the nearest one that passes', async () => {
    const { call } = await testServer(testProject());
    const edits = [{ kind: 'set-token' as const, token: 'color.text', value: '#33443b' }];
    const { theme } = await call('theme', { brand: 'aurora', edits });
    const failing = theme.contrast.filter(({ passes }) => !passes);
    expect(failing[0]).toMatchObject({ foreground: 'text', token: 'color.text' });
    const value = failing[0]?.nearest ?? '';
    const after = await call('theme', {
      brand: 'aurora',
      edits: [...edits, { kind: 'set-token', token: 'color.text', value }],
    });
    expect(after.theme.contrast.filter(({ foreground }) => foreground === 'text')).not.toContainEqual(
      expect.objectContaining({ passes: false }),
    );
    expect(after.theme.properties['--color-text']).toBe(value);
  });

  it('tells each problem with the control that solves it and an edit that fixes it', async () => {
    const { call } = await testServer(testProject());
    const { problems } = await call('check', {
      brand: 'aurora',
      edits: [
        { kind: 'set-token', token: 'color.text', value: '#33443b' },
        { kind: 'set-field', path: ['layout'], environment: null, value: 'blase' },
      ],
    });
    const layout = problems.find(({ field }) => field === 'layout');
    expect(layout).toMatchObject({
      control: { kind: 'field', path: ['layout'] },
      fix: { edit: { kind: 'set-field', path: ['layout'], environment: null, value: 'blaze' } },
    });
    const text = problems.find(({ field }) => field === 'color.text');
    expect(text).toMatchObject({
      control: { kind: 'token', token: 'color.text' },
      fix: { edit: { kind: 'set-token', token: 'color.text' } },
    });
  });

  it('applies the chosen fixes of saved problems', async () => {
    const project = testProject();
    writeFileSync(
      project.configFile,
      readFileSync(project.configFile, 'utf8').replace('"layout": "default"', '"layout": "blase"'),
    );
    const { call } = await testServer(project);
    const brand = await call('brand', { brand: 'aurora', environment: 'production' });
    const ids = brand.problems.flatMap(({ fix }) => fix?.id ?? []);
    const outcome = await call('fix', { brand: 'aurora', ids, files: brand.files });
    expect(outcome).toMatchObject({ result: 'saved', applied: 1 });
    expect(readFileSync(project.configFile, 'utf8')).toContain('"layout": "blaze"');
  });

  it('makes a palette in which every pair passes from a color and from a logo', async () => {
    const { call } = await testServer(testProject());
    for (const source of [
      { kind: 'color' as const, color: 'oklch(0.6 0.2 250)' },
      { kind: 'logo' as const, file: { name: 'logo.svg', content: base64(plainSvg) } },
    ]) {
      const { contrast, tokens } = made(await call('palette', { source }));
      expect(contrast.filter(({ passes }) => !passes)).toEqual([]);
      expect(Object.keys(tokens)).toContain('primary');
    }
    const logo = await call('palette', {
      source: { kind: 'logo', file: { name: 'logo.svg', content: base64(plainSvg) } },
    });
    expect(made(logo).color).toBe('#2fd180');
    const file = { name: 'logo.svg', content: base64(plainSvg) };
    const chosen = await call('palette', { source: { kind: 'logo', file, color: '#8a55ff' } });
    expect(made(chosen)).toMatchObject({ color: '#8a55ff', candidates: expect.arrayContaining(['#2fd180']) });
  });

  it.each([
    ['an SVG picture that is cut off', 'picture', plainSvg.replace('</svg>', ''), 'cannot be read'],
    [
      'a script',
      'picture',
      plainSvg.replace('</svg>', '<script>1</script></svg>'),
      '<script> is not allowed',
    ],
    ['a PDF file', 'picture', '%PDF-1.7\n', 'is a PDF file'],
    ['nothing visible', 'color', plainSvg.replaceAll('#2fd180', 'none'), 'shows no color'],
  ])('says why a logo with %s makes no palette', async (_, what, drawing, reason) => {
    const { call } = await testServer(testProject());
    const file = { name: 'logo.svg', content: base64(drawing) };
    const refused = await call('palette', { source: { kind: 'logo', file } });
    expect(refused).toEqual({ result: 'refused', what, message: expect.stringContaining(reason) });
  });

  it('creates a brand that passes the check, with its color, font and hosts', async () => {
    const project = testProject();
    const { call } = await testServer(project);
    expect(await call('create', newBrand)).toMatchObject({ result: 'created', brand: 'caju' });
    const { brands } = await call('project', {});
    expect(brands.find(({ id }) => id === 'caju')).toMatchObject({ errors: 0, layout: 'blaze' });
    const brand = await call('brand', { brand: 'caju', environment: 'production' });
    expect(brand.settings.record).toMatchObject({
      origin: 'https://caju.example',
      domains: ['www.caju.example'],
      api: { origin: 'https://api.caju.example' },
    });
    const font = brand.theme.tokens.find(({ token }) => token === 'font.body');
    expect(font).toMatchObject({ origin: 'own', value: expect.stringContaining('"Sora"') });
  });

  it('creates a brand under Brazilian law from examples, with what is known of its company', async () => {
    const project = testProject();
    const { call } = await testServer(project);
    const support = { phone: '0800 555 0199' };
    const request = { ...newBrand, origin: null, domains: [], jurisdiction: 'br' as const };
    const company = { support, authorization: { date: '2025-02-03' } };
    expect(await call('create', { ...request, company })).toMatchObject({ result: 'created' });
    const { settings } = await call('brand', { brand: 'caju', environment: 'production' });
    expect(settings.record).toMatchObject({
      origin: 'https://caju.bet.br',
      domains: ['www.caju.bet.br'],
      company: {
        legalName: 'Caju do Norte Exemplo Ltda.',
        tradeName: 'Caju do Norte',
        support: { ...support, email: 'atendimento@caju.example' },
        authorization: { number: 'SPA/MF nº Exemplo 001', date: '2025-02-03' },
        ombudsman: { phone: '0800 555 0101' },
      },
    });
    const child = { ...request, id: 'umbu', name: 'Umbu', from: 'aurora', palette: null };
    expect(await call('create', child)).toMatchObject({ result: 'created' });
  });

  it('starts a brand with the logo that was dropped, made smaller', async () => {
    const project = testProject();
    const { call } = await testServer(project);
    const drawing = plainSvg.replace('<circle', '<!-- a drawing program --><circle');
    const palette = { kind: 'logo' as const, file: { name: 'logo.svg', content: base64(drawing) } };
    expect(await call('create', { ...newBrand, palette })).toMatchObject({ result: 'created' });
    const own = { id: 'umbu', name: 'Umbu', origin: null, domains: [] };
    const chosen = { ...newBrand, ...own, palette: { ...palette, color: '#8a55ff' } };
    expect(await call('create', chosen)).toMatchObject({ result: 'created' });
    const { theme } = await call('brand', { brand: 'umbu', environment: 'production' });
    const primary = theme.tokens.find(({ token }) => token === 'color.primary')?.value;
    expect(primary).toBe('#8a55ff');
    expect(readFileSync(join(project.dir, 'brands/umbu/logo.svg'), 'utf8')).toContain('#2fd180');
    for (const name of ['logo.svg', 'logo-error.svg']) {
      const saved = readFileSync(join(project.dir, 'brands/caju', name), 'utf8');
      expect(saved).toContain('#2fd180');
      expect(saved).not.toContain('drawing program');
    }
  });

  it.each([
    ['an id that exists', { id: 'aurora' }, '"aurora-2" is free'],
    ['no name', { name: ' ' }, 'the name is empty'],
    ['an unknown parent', { from: 'absent' }, 'there is no brand "absent"'],
    ['no color', { palette: { kind: 'color' as const, color: 'blurple' } }, '"blurple" is no color'],
    ['no address', { origin: 'caju' }, 'is no address'],
    ['several mistakes', { name: ' ', from: 'absent' }, 'the name is empty;\nthere is no brand "absent"'],
  ])('refuses a new brand with %s and writes nothing', async (_, changes, reason) => {
    const project = testProject();
    const before = readFileSync(project.configFile, 'utf8');
    const { call } = await testServer(project);
    const outcome = await call('create', { ...newBrand, ...changes });
    expect(outcome).toMatchObject({ result: 'refused', message: expect.stringContaining(reason) });
    expect(readFileSync(project.configFile, 'utf8')).toBe(before);
  });

  it('proposes an id for a name, and says why an id or a CNPJ cannot be used', async () => {
    const { call } = await testServer(testProject());
    expect(await call('checkNew', { name: "D'Ávila", id: 'aurora', document: '11.222.333/0001-80' })).toEqual(
      {
        proposedId: 'davila',
        id: expect.stringContaining('already'),
        document: expect.stringContaining('no CNPJ'),
      },
    );
    expect(await call('checkNew', { document: '11.222.333/0001-81' })).toMatchObject({ document: null });
  });

  it('proposes an import, and keeps its mapping with the draft', async () => {
    const project = testProject();
    const { call } = await testServer(project);
    const file = { name: 'variables.json', content: base64(figma) };
    const { proposal } = await call('importTokens', { brand: 'aurora', file, edits: [] });
    expect(proposal).toMatchObject({
      tokens: { 'color.primary': 'Brand.Primary', 'color.background': 'Brand.Background' },
      changes: [{ token: 'color.primary', before: '"#2fd180"', after: '#3cdc96' }],
      known: false,
    });
    const { files } = await call('brand', { brand: 'aurora', environment: 'production' });
    const saved = await call('save', { brand: 'aurora', edits: proposal?.edits ?? [], files });
    expect(saved).toMatchObject({ result: 'saved' });
    const again = await call('importTokens', { brand: 'aurora', file, edits: [] });
    expect(again.proposal).toMatchObject({ changes: [], known: true });
  });

  it('refuses an export without tokens with its place', async () => {
    const { call } = await testServer(testProject());
    const file = { name: 'variables.json', content: base64('{ "a": 1 ') };
    const { proposal, problems } = await call('importTokens', { brand: 'aurora', file, edits: [] });
    expect(proposal).toBeNull();
    expect(problems[0]).toMatchObject({ file: 'variables.json', line: 1 });
  });

  it('renders a legal text with the fields of the brand and its unsaved settings', async () => {
    const { call } = await testServer(testProject());
    const text = '---\ntitle: Sobre\nupdated: 2026-01-05\n---\n\nOlá, {{company.legalName}}.\n';
    const path = ['company', 'legalName'];
    const { html } = await call('legalPreview', {
      brand: 'aurora',
      slug: 'sobre',
      text,
      edits: [{ kind: 'set-field', path, environment: null, value: 'Aurora Nova S.A.' }],
    });
    expect(html).toContain('Aurora Nova S.A.');
    const broken = await call('legalPreview', { brand: 'aurora', slug: 'sobre', text: 'x', edits: [] });
    expect(broken).toMatchObject({ html: null, problems: [{ control: { kind: 'legal', slug: 'sobre' } }] });
  });

  it('says what has changed since the main branch, which artifacts that alters, and offers a message', async () => {
    const project = testProject({}, repositoryWith(studioFiles('aurora', 'boreal')));
    const { call } = await testServer(project);
    const { files } = await call('brand', { brand: 'aurora', environment: 'production' });
    const edits = [{ kind: 'set-token' as const, token: 'color.primary', value: '#3cdc96' }];
    const { difference } = await call('diff', { brand: 'aurora', since: 'saved', edits });
    expect(difference?.tokens).toContainEqual({
      token: 'color.primary',
      before: '#2fd180',
      after: '#3cdc96',
    });
    await call('save', { brand: 'aurora', edits, files });
    const ship = await call('ship', {});
    expect(ship).toMatchObject({
      since: 'main',
      files: ['brands/aurora/theme.tokens.json'],
      affected: [{ id: 'aurora' }],
    });
    expect(ship.commitMessage.split('\n')[0]).toBe('feat(aurora): change theme');
    const { brands } = await call('project', {});
    expect(brands.map(({ id, changed }) => ({ id, changed }))).toEqual([
      { id: 'aurora', changed: true },
      { id: 'boreal', changed: false },
    ]);
  });

  it('offers commands that take a file with a space and another configuration', async () => {
    const files = studioFiles('aurora');
    const dir = repositoryWith({
      'other.json': files['brands.config.json'] ?? '',
      ...files,
    });
    const configFile = join(dir, 'other.json');
    writeFileSync(configFile, readFileSync(configFile, 'utf8').replace('Brand aurora', 'Aurora Bet'));
    writeFileSync(join(dir, 'brands/aurora/Nova Sans.txt'), 'a license');
    const { call } = await testServer(createProject({ configFile, projectRoot, processEnv: {} }));
    const ship = await call('ship', {});
    expect(ship.files).toEqual(['brands/aurora/Nova Sans.txt', 'other.json']);
    expect(ship.commands[0]).toBe("git add 'brands/aurora/Nova Sans.txt' other.json");
    expect(ship.commands.at(-1)).toBe('npm run build -- --brand aurora --config other.json');
  });
});
