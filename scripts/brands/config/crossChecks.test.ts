import { describe, expect, it } from 'vitest';
import { brandEntry, loadFixture, problemsOf, twoBrands } from '../testFixture.ts';

describe('checks of resolved brands', () => {
  const accounts = {
    realtime: { key: 'k1' },
    tags: { key: 't1', script: 'https://tags.example' },
    verification: { script: 'https://id.example/a.js', token: 'v1' },
  };

  it('takes redirects to pages that are there', async () => {
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

  it('suggests the page that a redirect seems to mean', async () => {
    const { problems } = await loadFixture({
      brands: [brandEntry('aurora', { routes: { casino: { redirect: '/promotion' } } })],
    });
    expect(problems).toMatchObject([{ suggestion: '/promotions' }]);
  });

  it('takes realtime without TLS on a local host and outside of production', async () => {
    const local = brandEntry('aurora', { realtime: { key: 'k', tls: false, host: 'api.localhost' } });
    expect(await problemsOf({ brands: [local] })).toEqual([]);
    const remote = brandEntry('aurora', { realtime: { key: 'k', tls: false } });
    expect(await problemsOf({ brands: [remote], environments: { staging: {} } }, { env: 'staging' })).toEqual(
      [],
    );
  });

  it('refuses an authorization that is still to come', async () => {
    const dated = (date: string) => {
      const entry = brandEntry('aurora');
      const company = { ...Object(entry.company), authorization: { number: 'x', date } };
      return problemsOf({ brands: [{ ...entry, company }] });
    };
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    expect((await dated(day(2))).map(({ field }) => field)).toEqual(['company.authorization.date']);
    expect(await dated(day(-1))).toEqual([]);
  });

  it('lets brands share company data and keys by inheritance alone', async () => {
    const [first, second] = [brandEntry('aurora', accounts), brandEntry('boreal', accounts)];
    const company = {
      ...Object(first.company),
      document: String(Object(first.company).document).replace(/\D/g, ''),
    };
    const found = await problemsOf({ brands: [first, { ...second, company }] });
    expect(found.map(({ brand, field }) => `${brand} ${field}`)).toEqual(
      [
        ...[
          'company.document',
          'company.authorization.number',
          'company.support.email',
          'company.ombudsman.email',
        ],
        ...['realtime.key', 'verification.token', 'tags.key'],
      ].map((field) => `boreal ${field}`),
    );
    const child = {
      id: 'boreal',
      extends: 'aurora',
      origin: 'https://b.example',
      api: { origin: 'https://api.b.example' },
    };
    expect(await problemsOf({ brands: [first, child] })).toEqual([]);
    expect(await problemsOf({ brands: [first, { ...child, ...accounts, company }] })).toEqual([]);
    const { company: _, ...bare } = brandEntry('boreal');
    const { company: __, ...others } = brandEntry('cinza');
    expect(await problemsOf({ defaults: { company }, brands: [bare, others] })).toEqual([]);
  });

  it('warns of a fourth brand under one authorization', async () => {
    const child = (id: string) => ({
      id,
      extends: 'aurora',
      origin: `https://${id}.bet.br`,
      api: { origin: `https://api.${id}.bet.br` },
    });
    const brands = [
      brandEntry('aurora', { jurisdiction: 'br', origin: 'https://aurora.bet.br' }),
      child('b2'),
      child('c3'),
    ];
    expect((await loadFixture({ brands })).warnings).toEqual([]);
    const { problems, warnings } = await loadFixture({ brands: [...brands, child('d4')] });
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{ brand: 'd4', field: 'company.authorization.number' }]);
  });

  it('lets no host name and no API host lead to two brands', async () => {
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
});
