import { describe, expect, it } from 'vitest';
import { UsageError } from '../cli/usageError.ts';
import type { PlainObject } from './config/plainObject.ts';
import {
  brandEntry,
  type FixtureOptions,
  loadFixture,
  plainSvg,
  themeFiles,
  themeTokens,
} from './testFixture.ts';

const two = (first: PlainObject, second: PlainObject = {}): PlainObject => ({
  brands: [brandEntry('aurora', first), brandEntry('boreal', second)],
});

async function problemsOf(config: PlainObject | string, options?: FixtureOptions) {
  const { problems } = await loadFixture(config, options);
  return problems.map(({ brand, field, message }) => ({ brand, field, message }));
}

describe('resolving brands', () => {
  it('lays defaults, parents, the entry, the environment and its own environments over each other', async () => {
    const { brands, problems } = await loadFixture(
      {
        defaults: { layout: 'default', cdn: 'https://one.example', icons: null, tags: null },
        environments: {
          staging: { cdn: 'https://three.example', chat: { script: 'https://x.example/c.js' } },
        },
        brands: [
          brandEntry('aurora', {
            layout: 'orange',
            features: { mines: false },
            environments: { staging: { icons: 'https://icons.example' } },
          }),
          {
            id: 'boreal',
            extends: 'aurora',
            origin: 'https://boreal.example',
            api: { origin: 'https://api.boreal.example' },
            features: { double: false },
            environments: { staging: { chat: null } },
          },
        ],
      },
      { env: 'staging' },
    );
    expect(problems).toEqual([]);
    const boreal = brands[1];
    expect(boreal?.settings).toMatchObject({
      layout: 'orange',
      cdn: 'https://three.example',
      icons: 'https://icons.example',
      chat: null,
      features: { mines: false, double: false, sports: true },
    });
    expect(boreal?.provenance).toMatchObject({
      origin: { source: 'own', off: false },
      layout: { source: 'inherited', from: 'aurora', off: false },
      cdn: { source: 'environment', environment: 'staging', off: false },
      icons: { source: 'inherited', from: 'aurora', environment: 'staging', off: false },
      chat: { source: 'own', environment: 'staging', off: true },
      'features.mines': { source: 'inherited', from: 'aurora', off: false },
      'features.sports': { source: 'product', off: false },
    });
  });

  it('fills in the id of the brand being resolved, not of the one it inherits from', async () => {
    const { brands } = await loadFixture({
      brands: [
        brandEntry('aurora', {
          origin: 'https://{brand}.example',
          api: { origin: 'https://api.{brand}.example' },
        }),
        { id: 'boreal', extends: 'aurora' },
      ],
    });
    expect(brands.map(({ settings }) => settings.origin)).toEqual([
      'https://aurora.example',
      'https://boreal.example',
    ]);
  });

  it('reads variables from .env files, the later and nearer file winning and the process above all', async () => {
    const config = {
      environments: { staging: {} },
      brands: [brandEntry('aurora', { name: `\${A} \${B} \${C} \${D} \${E} \${F:-last}` })],
    };
    const { brands } = await loadFixture(config, {
      env: 'staging',
      variables: { E: 'process' },
      files: {
        '.env': 'A=env\nB=env\nC=env\nD=env\nE=env',
        '.env.staging': 'B=staging\nC=staging\nD=staging',
        '.env.aurora': 'C=aurora\nD=aurora',
        '.env.staging.aurora': 'D=both',
        '.env.other': 'F=other',
      },
    });
    expect(brands[0]?.settings.name).toBe('env staging aurora both process last');
  });

  it('reads numbers and booleans out of variables', async () => {
    const realtime = { key: 'k', port: `\${PORT:-4000}`, tls: `\${TLS}` };
    const { brands, problems } = await loadFixture(two({ realtime }), { variables: { TLS: 'false' } });
    expect(problems).toEqual([]);
    expect(brands[0]?.settings.realtime).toEqual({ key: 'k', cluster: 'mt1', tls: false, port: 4000 });
  });

  it('names the field and the variable that is missing', async () => {
    expect(await problemsOf(two({ tags: { key: `\${TAG_KEY}`, script: 'https://t.example' } }))).toEqual([
      {
        brand: 'aurora',
        field: 'tags.key',
        message: '"tags.key" needs TAG_KEY, which is not set and has no fallback',
      },
    ]);
  });

  it('goes without monitoring when a variable in it is missing, and warns', async () => {
    const monitoring = {
      applicationId: `\${APP}`,
      clientToken: 't',
      site: 'datadoghq.com',
      env: 'production',
      service: 'web',
      sessionSampleRate: `\${RATE:-20}`,
      sessionReplaySampleRate: 0,
      defaultPrivacyLevel: 'mask',
    };
    const without = await loadFixture(two({ monitoring }));
    expect(without.problems).toEqual([]);
    expect(without.warnings.map(({ brand, field }) => [brand, field])).toEqual([
      ['aurora', 'monitoring.applicationId'],
    ]);
    expect(without.brands[0]?.settings.monitoring).toBeNull();
    expect(without.brands[0]?.provenance.monitoring?.missing).toEqual(['APP']);
    const having = await loadFixture(two({ monitoring }), { variables: { APP: 'a' } });
    expect(having.brands[0]?.settings.monitoring).toMatchObject({
      applicationId: 'a',
      sessionSampleRate: 20,
    });
  });

  it('takes the host of the API for its only one, and formats a bare CNPJ', async () => {
    const entry = brandEntry('aurora');
    const company = { ...Object(entry.company), document: '12ABC34501DE35' };
    const { brands } = await loadFixture({ brands: [{ ...entry, company }] });
    expect(brands[0]?.settings.api.hosts).toEqual(['api.aurora.example']);
    expect(brands[0]?.settings.company.document).toBe('12.ABC.345/01DE-35');
  });

  it('throws a usage error for an environment that nobody names', async () => {
    await expect(loadFixture(two({}), { env: 'stagin' })).rejects.toBeInstanceOf(UsageError);
    const own = two({ environments: { preview: {} } });
    expect((await loadFixture(own, { env: 'preview' })).problems).toEqual([]);
  });
});

describe('bad input', () => {
  it('reports every problem of every stage at once, each at its key', async () => {
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
          ['brands/aurora/theme.tokens.json', expect.any(Number), 'aurora', 'color.text-muted', undefined],
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
    ['a home switched off', { routes: { index: { enabled: false } } }, 'routes.index.enabled'],
    ['a list where an object belongs', { features: [] }, 'features'],
    ['a null that cannot be off', { layout: null }, 'layout'],
    ['a broken placeholder', { name: `A \${B` }, 'name'],
    ['a theme outside of the folder', { theme: '../elsewhere' }, 'theme'],
    ['a key of the prototype', JSON.parse('{"routes": {"__proto__": {}}}'), 'routes.__proto__'],
  ])('refuses %s', async (_, changes, field) => {
    const config = { brands: [brandEntry('aurora', changes)] };
    expect((await problemsOf(config)).map((problem) => problem.field)).toEqual([field]);
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

  it('lets no host name and no API host lead to two brands', async () => {
    const shared = { domains: ['www.shared.example'] };
    expect(await problemsOf(two(shared, shared))).toEqual([
      {
        brand: 'boreal',
        field: 'domains[0]',
        message: 'the host name "www.shared.example" belongs to brand "aurora" already',
      },
    ]);
    const api = { api: { origin: 'https://api.shared.example' } };
    expect((await problemsOf(two(api, api))).map(({ field }) => field)).toEqual(['api.origin']);
    const apart = await problemsOf(
      two({ api: { ...api.api, hosts: ['a.example'] } }, { api: { ...api.api, hosts: ['b.example'] } }),
    );
    expect(apart).toEqual([]);
  });

  it('reports a circle of extends once, and nothing that follows from it', async () => {
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

  it('asks of a licensed brand what the law puts on the screen, and warns of its domain', async () => {
    const entry = brandEntry('aurora', { jurisdiction: 'br' });
    const company = { ...Object(entry.company), authorization: null, ombudsman: null };
    const { problems, warnings } = await loadFixture({ brands: [{ ...entry, company }] });
    expect(problems.map(({ field }) => field)).toEqual(['company.authorization', 'company.ombudsman']);
    expect(warnings.map(({ found }) => found)).toEqual(['"aurora.example"']);
    const lawful = await loadFixture({
      brands: [brandEntry('aurora', { jurisdiction: 'br', origin: 'https://aurora.bet.br' })],
    });
    expect([...lawful.problems, ...lawful.warnings]).toEqual([]);
  });

  it('reports a fault in the defaults once, however many brands inherit it', async () => {
    const entries = ['a1', 'b1', 'c1'].map((id) => brandEntry(id, { layout: undefined }));
    expect(await problemsOf({ defaults: { layout: 'blase' }, brands: entries })).toEqual([
      { brand: null, field: 'defaults.layout', message: expect.stringContaining('did you mean "blaze"') },
    ]);
  });

  it('says when there is no file, and when there is nothing in it', async () => {
    expect((await loadFixture('')).problems).not.toEqual([]);
    expect((await loadFixture({ brands: [] })).problems.map(({ field }) => field)).toEqual(['brands']);
  });
});
