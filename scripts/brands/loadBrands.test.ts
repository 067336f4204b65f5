import { symlinkSync, truncateSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../cli/projectPaths.ts';
import type { PlainObject } from './config/json/plainObject.ts';
import { loadBrands } from './loadBrands.ts';
import {
  brandEntry,
  dirWith,
  loadFixture,
  plainSvg,
  problemsOf,
  themeFiles,
  themeTokens,
} from './testFixture.ts';

describe('bad input', () => {
  it('reports the problems of all stages at once, each at its key', async () => {
    const config = `\uFEFF{
  "brands": [
    ${JSON.stringify(brandEntry('aurora', { theme: 'brands/aurora' })).replace('"layout":"default"', '"layout":"blase"')},
    ${JSON.stringify(brandEntry('boreal')).replace('{', '{ "id": "boreal", ')},
    ${JSON.stringify(brandEntry('cinza', { extends: 'borael', origin: 'https://boreal.example' }))},
    ${JSON.stringify(brandEntry('duna', { theme: 'brands/nowhere', layuot: 1 }))}
  ]
}`;
    const files = {
      ...themeFiles('brands/aurora', themeTokens({ 'text-muted': '#333333', primry: '#123456' })),
      'brands/aurora/logo.svg': plainSvg.replace('<circle', '<script>x()</script><circle'),
      'brands/aurora/legal/termos.md': '---\ntitle: Termos\nupdated: 2026-01-01\n---\n{{company.nome}}\n',
    };
    const { problems, brands } = await loadFixture(config, { files });
    const lines = problems.map(({ file, line, brand, field, suggestion }) => [
      file.replace(/.*\/(?=brands)/, ''),
      line,
      brand,
      field,
      suggestion,
    ]);
    expect(lines).toEqual(
      expect.arrayContaining(
        [
          ['brands.config.json', 3, 'aurora', 'layout', 'blaze'],
          ['brands.config.json', 4, 'boreal', 'id', undefined],
          ['brands.config.json', 5, 'cinza', 'extends', 'boreal'],
          ['brands.config.json', 5, 'cinza', 'origin', undefined],
          ['brands.config.json', 6, 'duna', 'theme', undefined],
          ['brands.config.json', 6, 'duna', 'layuot', 'layout'],
          ['brands/aurora/theme.tokens.json', expect.any(Number), 'aurora', 'color.primry', 'primary'],
          ['brands/aurora/theme.tokens.json', expect.any(Number), 'aurora', 'color.text-muted', '#8e8e8e'],
          ['brands/aurora/logo.svg', 1, 'aurora', 'logo.svg', undefined],
          ['brands/aurora/legal/termos.md', 5, 'aurora', '{{company.nome}}', 'company.document'],
        ].map((line) => (line[4] === 'company.document' ? [...line.slice(0, 4), expect.anything()] : line)),
      ),
    );
    expect(brands.map(({ settings }) => settings.id)).toContain('boreal');
  });

  it.each<[string, PlainObject, string]>([
    ['a missing field', { icons: undefined }, 'icons'],
    ['a missing part of a field', { chat: {} }, 'chat.script'],
    ['a name with a line break', { name: 'Aurora\nBet' }, 'name'],
    ['a name with invisible characters', { name: 'Aurora\u0000' }, 'name'],
    ['a name with half of a character', { name: 'Aurora\ud83c' }, 'name'],
    ['an origin with a path', { origin: 'https://aurora.example/x' }, 'origin'],
    ['a plain http origin', { origin: 'http://aurora.example' }, 'origin'],
    ['a domain with a scheme', { domains: ['ok.example', 'https://bad.example'] }, 'domains[1]'],
    ['an unknown feature', { features: { mnes: false } }, 'features.mnes'],
    ['an unknown route', { routes: { casno: { enabled: false } } }, 'routes.casno'],
    [
      'a redirect to another site',
      { routes: { casino: { redirect: '//evil.example' } } },
      'routes.casino.redirect',
    ],
    ['a redirect to itself', { routes: { casino: { redirect: '/casino' } } }, 'routes.casino.redirect'],
    ['a disabled home', { routes: { index: { enabled: false } } }, 'routes.index.enabled'],
    ['a list instead of an object', { features: [] }, 'features'],
    ['null for a field that cannot be off', { layout: null }, 'layout'],
    ['a broken placeholder', { name: `A \${B` }, 'name'],
    ['a misspelled brand', { cdn: 'https://{brnd}.example' }, 'cdn'],
    ['a theme outside of the directory', { theme: '../elsewhere' }, 'theme'],
    [
      'a redirect to a page that is not there',
      { routes: { casino: { redirect: '/promoções' } } },
      'routes.casino.redirect',
    ],
    [
      'a redirect to an unknown legal page',
      { routes: { casino: { redirect: '/termos' } } },
      'routes.casino.redirect',
    ],
    [
      'a redirect to a feature that is off',
      { features: { slots: false }, routes: { casino: { redirect: '/casino/slots?a=1' } } },
      'routes.casino.redirect',
    ],
    [
      'a redirect to a route that is off',
      { routes: { casino: { redirect: '/providers/' }, providers: { enabled: false } } },
      'routes.casino.redirect',
    ],
    ['an origin that is a pattern', { origin: 'https://*' }, 'origin'],
    ['an image host that is a pattern', { cdn: 'https://*' }, 'cdn'],
    ['a URL with user info', { cdn: 'https://x@evil.example' }, 'cdn'],
    ['an API without an origin', { api: {} }, 'api.origin'],
    ['a domain that is a number', { domains: [5] }, 'domains[0]'],
    ['realtime without TLS in production', { realtime: { key: 'k', tls: false } }, 'realtime.tls'],
    ['a .bet.br name without jurisdiction br', { domains: ['www.aurora.bet.br'] }, 'jurisdiction'],
    ['a key of the prototype', JSON.parse('{"routes": {"__proto__": {}}}'), 'routes.__proto__'],
  ])('refuses %s', async (_, changes, field) => {
    const config = { brands: [brandEntry('first'), brandEntry('aurora', changes)] };
    const { problems } = await loadFixture(config);
    expect(problems.map((problem) => problem.field)).toEqual([field]);
    expect(problems).toMatchObject([{ brand: 'aurora' }]);
    // The first brand takes 39 lines; what is missing is placed at the brand.
    expect(problems[0]?.line).toBeGreaterThan(39);
  });

  it.each([
    [{ id: 'Aurórá Bet' }, 'id', 'aurora-bet'],
    [{ id: 'Aurora', theme: undefined }, 'id', 'aurora'],
    [{ routes: { mines: { enabled: false } } }, 'routes.mines', 'games-mines'],
    [{ routes: { double: { enabled: false } } }, 'routes.double', 'games-double'],
  ])('suggests the nearest valid word for %j', async (changes, field, suggestion) => {
    const { problems } = await loadFixture({ brands: [{ ...brandEntry('aurora'), ...changes }] });
    expect(problems).toMatchObject([{ field, suggestion }]);
  });

  it('reports a missing field at the brand, even when the defaults state its siblings', async () => {
    const { realtime: _, ...entry } = brandEntry('aurora');
    const { problems } = await loadFixture({
      defaults: { realtime: { cluster: 'mt1' } },
      brands: [brandEntry('first'), entry],
    });
    expect(problems).toMatchObject([{ brand: 'aurora', field: 'realtime.key' }]);
    expect(problems[0]?.line).toBeGreaterThan(39);
  });

  it('refuses code in a theme package', async () => {
    const files = {
      'brands/shared/extra.js': '',
      'brands/shared/legal/notes.txt': '',
      'brands/shared/a.css': '',
    };
    const { problems } = await loadFixture({ brands: [brandEntry('aurora')] }, { files });
    expect(problems.map(({ brand, found }) => [brand, found])).toEqual([
      ['aurora', '"a.css"'],
      ['aurora', '"extra.js"'],
      ['aurora', '"notes.txt"'],
    ]);
  });

  it('does not follow links in a theme package', async () => {
    const config = JSON.stringify({ brands: [brandEntry('aurora')] });
    const dir = dirWith({ 'brands.config.json': config, ...themeFiles('brands/shared'), 'tools/a.js': '' });
    symlinkSync('../..', join(dir, 'brands/shared/up'));
    symlinkSync('/', join(dir, 'brands/shared/out'));
    const options = { env: 'production', projectRoot, processEnv: {} };
    const { problems } = await loadBrands({ configFile: join(dir, 'brands.config.json'), ...options });
    expect(problems.map(({ file, found }) => [basename(file), found])).toEqual([
      ['out', 'a link'],
      ['up', 'a link'],
    ]);
  });

  it('accepts names of the prototype as ids', async () => {
    for (const id of ['constructor', 'valueof', 'hasownproperty']) {
      const child = {
        id: 'boreal',
        extends: id,
        origin: 'https://b.example',
        api: { origin: 'https://api.b.example' },
      };
      const { brands, problems } = await loadFixture({ brands: [brandEntry(id), child] });
      expect(problems).toEqual([]);
      expect(brands.map(({ settings }) => settings.id)).toEqual([id, 'boreal']);
    }
  });

  it('refuses a configuration of 50 MB within a second', async () => {
    const configFile = join(dirWith({ 'brands.config.json': '{"brands": [' }), 'brands.config.json');
    truncateSync(configFile, 50_000_000);
    const startedAt = performance.now();
    const { problems } = await loadBrands({ configFile, env: 'production', projectRoot, processEnv: {} });
    expect(problems).toMatchObject([{ line: 1, expected: 'at most 20000000 bytes' }]);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });

  it.each([
    ['a path', { origin: 'https://aurora.example/x' }, 'https://aurora.example'],
    ['another scheme', { origin: 'http://aurora.example' }, 'https://aurora.example'],
    ['no scheme', { cdn: 'cdn.aurora.example/a' }, 'https://cdn.aurora.example/a'],
    ['a scheme before a host name', { domains: ['https://WWW.aurora.example/'] }, 'www.aurora.example'],
    ['capitals', { domains: ['WWW.aurora.example'] }, 'www.aurora.example'],
  ])('suggests the right form of a value with %s, and offers it as a fix', async (_, changes, value) => {
    const { problems } = await loadFixture({ brands: [brandEntry('aurora', changes)] });
    expect(problems).toMatchObject([{ brand: 'aurora', suggestion: value, fix: { kind: 'value', value } }]);
  });

  it('offers no fix for a value whose placeholders are filled in', async () => {
    const entry = brandEntry('aurora', { origin: 'https://{brand}.example/x' });
    const { problems } = await loadFixture({ brands: [entry] });
    expect(problems).toMatchObject([{ suggestion: 'https://aurora.example', fix: undefined }]);
  });

  it('accepts placeholders for values of fields only', async () => {
    const sound = brandEntry('aurora', { name: `\${NAME}` });
    const placeholder = `\${NAME:-{brand}}`;
    const fields = async (config: PlainObject) =>
      (await problemsOf(config, { variables: { NAME: 'Aurora' } })).map(({ field }) => field);
    expect(await fields({ brands: [sound] })).toEqual([]);
    expect(await fields({ brands: placeholder })).toEqual(['brands']);
    expect(await fields({ brands: [sound, placeholder] })).toEqual(['brands[1]']);
    expect(await fields({ brands: [sound], defaults: placeholder })).toEqual(['defaults']);
    expect(await fields({ brands: [sound], environments: placeholder })).toEqual(['environments']);
    expect(await fields({ brands: [sound], environments: { staging: placeholder } })).toEqual([
      'environments.staging',
    ]);
    expect(await fields({ brands: [{ ...sound, environments: { staging: placeholder } }] })).toEqual([
      'environments.staging',
    ]);
    expect(await fields({ brands: [{ ...sound, layot: placeholder }], defalts: placeholder })).toEqual([
      'layot',
      'defalts',
    ]);
  });

  it('refuses a CNPJ with a wrong check digit, numeric or alphanumeric', async () => {
    for (const document of ['11.222.333/0001-82', '12.ABC.345/01DE-36']) {
      const entry = brandEntry('aurora');
      const found = await problemsOf({
        brands: [{ ...entry, company: { ...Object(entry.company), document } }],
      });
      expect(found.map(({ field }) => field)).toEqual(['company.document']);
    }
  });

  it('reports a cycle of extends once, without follow-up problems', async () => {
    const found = await problemsOf({
      brands: [
        { id: 'aurora', extends: 'boreal', theme: 'brands/shared' },
        { id: 'boreal', extends: 'aurora', theme: 'brands/shared' },
        { id: 'cinza', extends: 'boreal', theme: 'brands/shared' },
      ],
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ brand: 'aurora', field: 'extends' });
    expect(found[0]?.message).toMatch(/circle: (aurora → boreal → aurora|boreal → aurora → boreal)/);
  });

  it('reports an error in the defaults once for all brands that inherit it', async () => {
    const entries = ['a1', 'b1', 'c1'].map((id) => brandEntry(id, { layout: undefined }));
    expect(await problemsOf({ defaults: { layout: 'blase' }, brands: entries })).toEqual([
      { brand: null, field: 'defaults.layout', message: expect.stringContaining('did you mean "blaze"') },
    ]);
  });

  it('reports directories instead of files, and files instead of directories, with all other problems', async () => {
    const { 'brands/aurora/logo.svg': _, ...others } = themeFiles('brands/aurora');
    const { problems } = await loadFixture(
      {
        brands: [
          brandEntry('aurora', { theme: 'brands/aurora' }),
          brandEntry('boreal', { theme: 'brands/b' }),
        ],
      },
      {
        files: {
          ...others,
          'brands/aurora/logo.svg/a.svg': plainSvg,
          'brands/aurora/legal/termos.md/a.md': '',
          'brands/b/theme.tokens.json/a.json': '',
          'brands/b/legal': '',
        },
      },
    );
    expect(problems.map(({ brand, field }) => `${brand} ${field}`)).toEqual(
      expect.arrayContaining(['aurora logo.svg', 'aurora file name', 'boreal legal', 'boreal favicon.svg']),
    );
    expect(problems.map(({ message }) => message).join()).toContain('brands/b/theme.tokens.json');
  });

  it('reports a missing and an empty file', async () => {
    expect((await loadFixture('')).problems).not.toEqual([]);
    expect((await loadFixture('null')).problems[0]?.message).toBe('the file is null, expected an object');
    expect((await loadFixture({ brands: [] })).problems.map(({ field }) => field)).toEqual(['brands']);
  });
});
