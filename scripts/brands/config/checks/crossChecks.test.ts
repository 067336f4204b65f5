import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../cli/projectPaths.ts';
import { loadBrands } from '../../loadBrands.ts';
import { brandEntry, dirWith, loadFixture, problemsOf, themeFiles, twoBrands } from '../../testFixture.ts';

const verification = { script: 'https://id.example/a.js', token: 'v1' };
const licensed = (id: string) =>
  brandEntry(id, { jurisdiction: 'br', origin: `https://${id}.bet.br`, verification });

describe('checks of resolved brands', () => {
  const accounts = {
    realtime: { key: 'k1' },
    tags: { key: 't1', script: 'https://tags.example' },
    verification: { script: 'https://id.example/a.js', token: 'v1' },
  };

  it('accepts redirects to pages that exist', async () => {
    const targets = [
      '/promotions',
      '/casino/slots?x=1#a',
      '/casino/mesas',
      '/termos-de-uso',
      '/play/x',
      '/Casino/',
      '/',
    ];
    for (const redirect of targets)
      expect(
        await problemsOf({ brands: [brandEntry('aurora', { routes: { suppliers: { redirect } } })] }),
        redirect,
      ).toEqual([]);
  });

  it.each([
    ['casino', '/casino/'],
    ['casino', '/Casino'],
    ['promotions', '/Promotions'],
    ['casino-category', '/casino/abc'],
    ['user-wallet', '/user/wallet/?x=1'],
  ])('refuses the redirect of %s to %s, which leads to the route again', async (route, redirect) => {
    const { problems } = await loadFixture({
      brands: [brandEntry('aurora', { routes: { [route]: { redirect } } })],
    });
    expect(problems).toMatchObject([
      {
        message: expect.stringContaining(
          `the redirect of route "${route}" goes in a circle: ${route} → ${route}`,
        ),
      },
    ]);
  });

  it('suggests the nearest page for an unknown redirect target', async () => {
    const { problems } = await loadFixture({
      brands: [brandEntry('aurora', { routes: { casino: { redirect: '/promotion' } } })],
    });
    expect(problems).toMatchObject([{ suggestion: '/promotions' }]);
  });

  it('accepts realtime without TLS on a local host and outside of production', async () => {
    const local = brandEntry('aurora', { realtime: { key: 'k', tls: false, host: 'api.localhost' } });
    expect(await problemsOf({ brands: [local] })).toEqual([]);
    const remote = brandEntry('aurora', { realtime: { key: 'k', tls: false } });
    expect(await problemsOf({ brands: [remote], environments: { staging: {} } }, { env: 'staging' })).toEqual(
      [],
    );
  });

  it('refuses an authorization of a licensed brand that starts in the future', async () => {
    const dated = (entry: Record<string, unknown>, date: string) => {
      const company = { ...Object(entry.company), authorization: { number: 'x', date } };
      return problemsOf({ brands: [{ ...entry, company }] });
    };
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const fields = (await dated(licensed('aurora'), day(2))).map(({ field }) => field);
    expect(fields).toEqual(['company.authorization.date']);
    expect(await dated(licensed('aurora'), day(-1))).toEqual([]);
    expect(await dated(brandEntry('aurora'), day(2))).toEqual([]);
  });

  it('refuses keys shared without inheritance', async () => {
    const [first, second] = [brandEntry('aurora', accounts), brandEntry('boreal', accounts)];
    const found = await problemsOf({ brands: [first, second] });
    expect(found.map(({ brand, field }) => `${brand} ${field}`)).toEqual([
      'boreal realtime.key',
      'boreal verification.token',
      'boreal tags.key',
    ]);
    const child = {
      id: 'boreal',
      extends: 'aurora',
      origin: 'https://b.example',
      api: { origin: 'https://api.b.example' },
    };
    expect(await problemsOf({ brands: [first, child] })).toEqual([]);
    expect(await problemsOf({ brands: [first, { ...child, ...accounts }] })).toEqual([]);
    const { realtime: _, ...bare } = brandEntry('boreal');
    const { realtime: __, ...others } = brandEntry('cinza');
    expect(await problemsOf({ defaults: { realtime: { key: 'k1' } }, brands: [bare, others] })).toEqual([]);
  });

  it('accepts up to three brands of one operator that each state its company', async () => {
    const { company } = licensed('aurora');
    const brandOf = (id: string) => ({
      ...licensed(id),
      company,
      verification: { ...verification, token: id },
    });
    const brands = ['aurora', 'boreal', 'cinza'].map(brandOf);
    expect(await problemsOf({ brands })).toEqual([]);
    const found = await problemsOf({ brands: [...brands, brandOf('dourado')] });
    expect(found.map(({ brand, field }) => `${brand} ${field}`)).toEqual([
      'dourado company.authorization.number',
    ]);
  });

  it('refuses a fourth brand under one authorization', async () => {
    const child = (id: string) => ({
      id,
      extends: 'aurora',
      origin: `https://${id}.bet.br`,
      api: { origin: `https://api.${id}.bet.br` },
    });
    const brands = [licensed('aurora'), child('b2'), child('c3')];
    expect(await problemsOf({ brands })).toEqual([]);
    const { problems } = await loadFixture({ brands: [...brands, child('d4')] });
    expect(problems).toMatchObject([
      { brand: 'd4', field: 'company.authorization.number', found: '4 brands', expected: 'at most 3' },
    ]);
    expect(problems[0]?.line).toBeGreaterThan(1);
  });

  it('compares authorization numbers without their punctuation', async () => {
    const brandWith = (id: string, number: string) => {
      const entry = licensed(id);
      const authorization = { number, date: '2025-01-06' };
      const company = { ...Object(entry.company), authorization };
      return { ...entry, company, verification: { ...verification, token: id } };
    };
    const number = 'SPA/MF nº 2071/2025';
    const brands = ['aurora', 'boreal', 'cinza'].map((id) => brandWith(id, number));
    const other = brandWith('dourado', 'SPA/MF nº 2072/2025');
    expect(await problemsOf({ brands: [...brands, other] })).toEqual([]);
    for (const spelling of ['SPA/MF 2071/2025', 'spa-mf N.º 2071/2025']) {
      const found = await problemsOf({ brands: [...brands, brandWith('dourado', spelling)] });
      const fields = found.map(({ field }) => field);
      expect(fields, spelling).toEqual(['company.authorization.number']);
    }
  });

  it('refuses a host name or API host of two brands', async () => {
    const shared = { domains: ['www.shared.example'] };
    expect(await problemsOf(twoBrands(shared, shared))).toEqual([
      {
        brand: 'boreal',
        field: 'domains[0]',
        message: 'the host name "www.shared.example" belongs to brand "aurora" already',
      },
    ]);
    const api = { api: { origin: 'https://api.shared.example' } };
    expect((await problemsOf(twoBrands(api, api))).map(({ field }) => field)).toEqual(['api.origin']);
    const apart = await problemsOf(
      twoBrands({ api: { ...api.api, hosts: ['a.example'] } }, { api: { ...api.api, hosts: ['b.example'] } }),
    );
    expect(apart).toEqual([]);
  });

  it('warns of a name that another brand has, stated or inherited', async () => {
    const child = { ...brandEntry('cinza'), extends: 'aurora', name: undefined };
    const stated = await loadFixture(twoBrands({ name: 'Aurora' }, { name: 'AURORA' }));
    expect(stated.problems).toEqual([]);
    expect(stated.warnings).toMatchObject([
      {
        brand: 'boreal',
        field: 'name',
        expected: 'a name of its own',
        message: 'the name "AURORA" is that of brand "aurora" as well',
      },
    ]);
    const inherited = await loadFixture({ brands: [brandEntry('aurora'), child] });
    expect(inherited.warnings.map(({ brand, field }) => `${brand} ${field}`)).toEqual(['cinza name']);
    expect((await loadFixture(twoBrands({}))).warnings).toEqual([]);
  });

  it('requires authorization, ombudsman and a .bet.br domain of a licensed brand', async () => {
    const entry = brandEntry('aurora', { jurisdiction: 'br', verification });
    const company = { ...Object(entry.company), authorization: null, ombudsman: null };
    const brands = [{ ...entry, company, domains: ['aurora.bet.br'] }];
    const { problems } = await loadFixture({ brands });
    expect(problems.map(({ field }) => field)).toEqual([
      'company.authorization',
      'company.ombudsman',
      'origin',
    ]);
    expect(problems[2]).toMatchObject({
      brand: 'aurora',
      found: '"aurora.example"',
      expected: 'a host name that ends in .bet.br',
    });
    const staged = await problemsOf({ brands, environments: { staging: {} } }, { env: 'staging' });
    expect(staged.map(({ field }) => field)).toEqual(['company.authorization', 'company.ombudsman']);
    expect(await problemsOf({ brands: [brandEntry('aurora', { origin: 'https://a.example' })] })).toEqual([]);
    const lawful = await loadFixture({ brands: [licensed('aurora')] });
    expect([...lawful.problems, ...lawful.warnings]).toEqual([]);
  });

  it('refuses a licensed brand without identity verification', async () => {
    const { problems } = await loadFixture({ brands: [{ ...licensed('aurora'), verification: null }] });
    expect(problems).toMatchObject([{ brand: 'aurora', field: 'verification', found: 'null' }]);
    const { verification: _, ...without } = licensed('aurora');
    expect((await problemsOf({ brands: [without] })).map(({ field }) => field)).toEqual(['verification']);
    expect(await problemsOf({ brands: [brandEntry('aurora')] })).toEqual([]);
  });

  it('refuses empty mandatory legal pages', async () => {
    const page = (text: string) => ({
      files: {
        'brands/shared/legal/pessoas-impedidas.md': `---\ntitle: Pessoas\nupdated: 2026-01-05\norder: 1\n---\n\n${text}\n`,
      },
    });
    const brands = [licensed('aurora')];
    expect((await loadFixture({ brands }, page('## Quem'))).problems).toMatchObject([
      { brand: 'aurora', field: 'text', found: 'headings alone', line: 1, column: 1 },
    ]);
    expect(await problemsOf({ brands }, page('## Quem\n\nMenores de 18 anos.'))).toEqual([]);
    expect(await problemsOf({ brands: [brandEntry('aurora')] }, page('## Quem'))).toEqual([]);
  });

  it('refuses a licensed brand without the mandatory legal pages', async () => {
    const dir = dirWith({
      'brands.config.json': JSON.stringify({ brands: [licensed('aurora'), brandEntry('boreal')] }, null, 2),
      ...themeFiles('brands/shared'),
      ...themeFiles(
        'brands/default',
        readFileSync(join(projectRoot, 'brands/default/theme.tokens.json'), 'utf8'),
      ),
    });
    const { problems } = await loadBrands({
      configFile: join(dir, 'brands.config.json'),
      env: 'production',
      projectRoot: dir,
      processEnv: {},
    });
    expect(problems.map(({ brand, found }) => `${brand}: ${found}`)).toEqual(
      [
        ...['jogo-responsavel', 'pessoas-impedidas', 'politica-de-cookies', 'politica-de-privacidade'],
        ...['politica-kyc', 'regras-de-apostas', 'termos-de-uso'],
      ].map((slug) => `aurora: no "legal/${slug}.md"`),
    );
  });
});
