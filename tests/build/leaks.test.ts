import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../scripts/build/compile/compile.ts';
import type { CompiledDir } from '../../scripts/build/compile/compiledApp.ts';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { stampableBrand } from '../../scripts/build/render/stampableBrand.ts';
import { checkCompiled } from '../../scripts/build/verify/leaks/checkCompiled.ts';
import { LeakDetector } from '../../scripts/build/verify/leaks/LeakDetector.ts';
import { leakAllowlist } from '../../scripts/build/verify/leaks/leakAllowlist.ts';
import { brandIdentity, collectNeedles } from '../../scripts/build/verify/leaks/needles.ts';
import { neutralNeedles } from '../../scripts/build/verify/leaks/neutralNeedles.ts';
import { cacheDir, projectRoot } from '../../scripts/cli/projectPaths.ts';
import { generateBrands } from '../support/build/generateBrands.ts';
import { artifactDir, brandIds, resolvedBrands } from './artifact.ts';
import { runBuild, runScript } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

const text = /\.(html|js|json|css|svg|txt|xml|webmanifest|conf|map)$|(Caddyfile|_headers|SHA256SUMS)$/;

test('has no id, name, domain or key of another brand in any artifact', async () => {
  const brands = await resolvedBrands();
  const marks = (id: string) => {
    const { settings } = brands.find((brand) => brand.settings.id === id) ?? {};
    if (!settings) throw new Error(id);
    const { origin, domains, realtime, company, verification } = settings;
    return [
      id,
      settings.name,
      new URL(origin).hostname,
      ...domains,
      realtime?.key,
      verification?.token,
      company.document,
    ]
      .filter((mark) => mark !== undefined && mark !== 'default')
      .map((mark) => String(mark).toLowerCase());
  };
  for (const id of brandIds) {
    // `bandeira`, a mark of `default`, is also the name of the product.
    const own = new Set([...marks(id), ...marks('default')]);
    const foreign = brandIds.flatMap(marks).filter((mark) => !own.has(mark));
    expect(foreign.length).toBeGreaterThan(10);
    for (const file of listFiles(artifactDir(id)).filter((name) => text.test(name))) {
      const content = readFileSync(join(artifactDir(id), file), 'utf8').toLowerCase();
      expect({ id, file, found: foreign.filter((mark) => content.includes(mark)) }).toEqual({
        id,
        file,
        found: [],
      });
    }
  }
});

interface Other {
  id: string;
  name: string;
  key: string;
  colour: string;
}

function inLogo(dir: string, id: string, words: string): void {
  const file = join(dir, 'brands', id, 'logo.svg');
  writeFileSync(file, readFileSync(file, 'utf8').replace('</svg>', `<desc>${words}</desc></svg>`));
}

function inLegal(dir: string, id: string, words: string): void {
  const legal = join(dir, 'brands', id, 'legal');
  cpSync(join(projectRoot, 'brands/default/legal'), legal, { recursive: true });
  const file = join(legal, 'termos-de-uso.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n\n${words}\n`);
}

// Each in its own theme package, all about the same other brand.
const plants: [plant: typeof inLogo, words: (other: Other) => string, file: string, found: keyof Other][] = [
  [inLogo, ({ id }) => `drawn for ${id}`, 'logo.svg', 'id'],
  [inLegal, ({ name }) => `Bem-vindo à ${name}!`, 'legal/termos-de-uso.md', 'name'],
  [inLegal, ({ id }) => `Escreva em https://www.${id}.example/ajuda.`, 'legal/termos-de-uso.md', 'id'],
  [inLogo, ({ key }) => key, 'logo.svg', 'key'],
  [inLegal, ({ colour }) => `A cor da casa é ${colour}.`, 'legal/termos-de-uso.md', 'colour'],
];

test('fails check and build for leaks of every kind in theme packages, each with its source file', async () => {
  const dir = temporaryDir();
  const { configFile, ids } = generateBrands(dir, plants.length + 1);
  const id = ids.at(-1) ?? '';
  const entry = JSON.parse(readFileSync(configFile, 'utf8')).brands.at(-1);
  const theme = JSON.parse(readFileSync(join(dir, 'brands', id, 'theme.tokens.json'), 'utf8'));
  const colour = theme.color.primary.$value.hex;
  const other = { id, name: entry.name, key: entry.realtime.key, colour };
  for (const [index, [plant, words]] of plants.entries()) plant(dir, ids[index] ?? '', words(other));
  const args = ['--config', configFile];
  const { code, stderr } = await runBuild([...args, '--out', join(dir, 'dist')]);
  for (const [index, [, , file, found]] of plants.entries()) {
    const source = join(dir, 'brands', ids[index] ?? '', file);
    const start = stderr.indexOf(`${source}:`);
    const lines = stderr.slice(start).split('\n').slice(0, 2).join('\n');
    const line = Number(/:(\d+):/.exec(lines)?.[1]);
    expect(start, file).toBeGreaterThanOrEqual(0);
    expect(lines).toContain(`brand "${ids[index]}"`);
    expect(lines).toContain(`of ${id};`);
    expect(lines.toLowerCase()).toContain(other[found].toLowerCase());
    expect(readFileSync(source, 'utf8').split('\n')[line - 1]).toContain(other[found]);
  }
  expect(stderr).not.toContain('site/brand/');
  const check = await runScript('brand', ['check', ...args]);
  expect(check).toMatchObject({ code: 1, stderr: stderr.replace('Nothing was written.\n', '') });
  expect(code).toBe(1);
  expect(ids.filter((brand) => existsSync(join(dir, 'dist', brand)))).toEqual([]);
});

describe('leak check of the app', () => {
  let planted: CompiledDir;
  let detector: LeakDetector;

  beforeAll(async () => {
    const compiled = await compile(projectRoot, () => {});
    const dir = mkdtempSync(join(tmpdir(), 'bandeira-planted-'));
    cpSync(compiled.dir, dir, { recursive: true });
    planted = { ...compiled, dir };
    const brands = (await resolvedBrands()).map((brand) =>
      stampableBrand(brand, cacheDir(projectRoot, 'fonts')),
    );
    const identities = brands.map(brandIdentity);
    expect(collectNeedles(identities).length).toBeGreaterThan(50);
    detector = new LeakDetector(identities);
  });

  afterAll(() => rmSync(planted.dir, { recursive: true, force: true }));

  const messages = (): string => {
    const words = leakAllowlist(join(projectRoot, 'brands.config.json'));
    const leaks = checkCompiled(detector, planted, neutralNeedles(detector.needles, words));
    return leaks.map(({ message }) => message).join('\n');
  };

  test('accepts the app unchanged', () => {
    expect(messages()).toBe('');
  });

  test.each([
    ['id', 'if(brand.id==="velvora")', 'velvora'],
    ['name', '"Bem-vindo à Velvora!"', 'Velvora'],
    ['domain', '"https://velvora.bet.br/x"', 'velvora.bet.br'],
    ['key', '"d0685bf31e92ca47b5e9"', 'd0685bf31e92ca47b5e9'],
  ])('finds a planted leak: %s', (_, code, found) => {
    const [chunk] = planted.app.chunks;
    const file = join(planted.dir, 'site', chunk?.path ?? '');
    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, `${sound};${code}`);
    const leaks = messages();
    writeFileSync(file, sound);
    expect(leaks.toLowerCase()).toContain(`"${found.toLowerCase()}"`);
    expect(leaks).toContain(chunk?.path);
  });

  test('says a word once that several files hold', () => {
    const files = planted.app.chunks.slice(0, 3).map(({ path }) => join(planted.dir, 'site', path));
    const sound = files.map((file) => readFileSync(file, 'utf8'));
    for (const [index, file] of files.entries()) writeFileSync(file, `${sound[index]};"velvora"`);
    const leaks = messages();
    for (const [index, file] of files.entries()) writeFileSync(file, sound[index] ?? '');
    expect(leaks.split('\n')).toHaveLength(1);
    expect(leaks).toContain(`${planted.app.chunks[0]?.path} and 2 more files`);
  });

  test('finds a color, in the prerender build too', async () => {
    const brand = (await resolvedBrands()).find(({ settings }) => settings.id === 'velvora');
    const colour = brand?.theme.values['color.primary'] ?? '';
    const file = join(planted.dir, 'prerender/prerender.mjs');
    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, `${sound};"${colour}"`);
    const leaks = messages();
    writeFileSync(file, sound);
    expect(leaks).toContain(`"${colour}" (color.primary of velvora) in prerender/prerender.mjs`);
  });

  test('accepts a word of the allowlist next to the configuration', () => {
    const dir = temporaryDir();
    mkdirSync(join(dir, 'brands'));
    writeFileSync(join(dir, 'brands/ordinary-words.txt'), '# as in every text about luck\nSorte # luck\n');
    const words = leakAllowlist(join(dir, 'brands.config.json'));
    expect(['sorte', 'orange', 'velvora'].map((word) => words.has(word))).toEqual([true, true, false]);
  });
});
