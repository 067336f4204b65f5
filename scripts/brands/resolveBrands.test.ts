import { describe, expect, it } from 'vitest';
import { isRouteEnabled } from '../../src/shared/paths/routeRules.ts';
import { routeIds } from '../../src/shared/paths/routeTable.ts';
import { UsageError } from '../cli/cliErrors.ts';
import { describeProvenance } from './resolvedBrand.ts';
import { brandEntry, loadFixture, problemsOf, twoBrands } from './testFixture.ts';

describe('resolving brands', () => {
  it('merges defaults, parents, entry and environments in this order', async () => {
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
      features: { mines: false, double: false, slots: true },
    });
    expect(boreal?.provenance).toMatchObject({
      origin: { source: 'own', off: false },
      layout: { source: 'inherited', from: 'aurora', off: false },
      cdn: { source: 'environment', environment: 'staging', off: false },
      icons: { source: 'inherited', from: 'aurora', environment: 'staging', off: false },
      chat: { source: 'own', environment: 'staging', off: true },
      'features.mines': { source: 'inherited', from: 'aurora', off: false },
      'features.slots': { source: 'product', off: false },
    });
  });

  it('disables sports and e-sports without a sportsbook', async () => {
    const { brands, problems } = await loadFixture({
      brands: [brandEntry('aurora', { sportsbook: null, features: { esports: true } })],
    });
    expect(problems).toEqual([]);
    const [aurora] = brands;
    if (!aurora) throw new Error('no brand');
    const sportsRoutes = routeIds.filter((id) => /sports/.test(id));
    expect(sportsRoutes).toHaveLength(3);
    expect(sportsRoutes.filter((id) => isRouteEnabled(id, aurora.settings))).toEqual([]);
    expect(aurora.settings.features).toMatchObject({ sports: false, esports: false, mines: true });
    expect(aurora.provenance['features.sports']).toMatchObject({ source: 'own' });
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

  it('reads variables from .env files, where later files and then the process environment win', async () => {
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

  it('reports lines of a .env file that set no variable', async () => {
    const { problems } = await loadFixture(twoBrands({}), { files: { '.env': 'A=1\nTAG_KEY k' } });
    expect(problems).toMatchObject([
      { line: 2, column: 1, brand: null, message: 'this line sets no variable' },
    ]);
  });

  it('parses numbers and booleans from variables', async () => {
    const realtime = { key: 'k', host: 'ws.localhost', port: `\${PORT:-4000}`, tls: `\${TLS}` };
    const { brands, problems } = await loadFixture(twoBrands({ realtime }), { variables: { TLS: 'false' } });
    expect(problems).toEqual([]);
    expect(brands[0]?.settings.realtime).toEqual({
      key: 'k',
      cluster: 'mt1',
      host: 'ws.localhost',
      tls: false,
      port: 4000,
    });
  });

  it("reports the environment as a value's origin, unless the fallback applies", async () => {
    const tags = { key: `\${TAG_KEY}`, script: `https://\${TAG_HOST:-t.example}` };
    const { brands } = await loadFixture(twoBrands({ tags, domains: [`\${WWW}.example`] }), {
      variables: { TAG_KEY: 'k', WWW: 'www' },
    });
    const { provenance } = brands[0] ?? {};
    const told = (field: string) => provenance?.[field] && describeProvenance(provenance[field]);
    expect(told('tags.key')).toBe('environment variable TAG_KEY (own)');
    expect(told('domains')).toBe('environment variable WWW (own)');
    expect(told('tags.script')).toBe('own');
  });

  it('reports the field and its missing variable', async () => {
    expect(
      await problemsOf(twoBrands({ tags: { key: `\${TAG_KEY}`, script: 'https://t.example' } })),
    ).toEqual([
      {
        brand: 'aurora',
        field: 'tags.key',
        message: '"tags.key" needs TAG_KEY, which is not set and has no fallback',
      },
    ]);
  });

  it('disables monitoring with a warning when one of its variables is missing', async () => {
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
    const without = await loadFixture(twoBrands({ monitoring }));
    expect(without.problems).toEqual([]);
    expect(without.warnings.map(({ brand, field }) => [brand, field])).toEqual([
      ['aurora', 'monitoring.applicationId'],
    ]);
    expect(without.brands[0]?.settings.monitoring).toBeNull();
    expect(without.brands[0]?.provenance.monitoring?.missing).toEqual(['APP']);
    const having = await loadFixture(twoBrands({ monitoring }), { variables: { APP: 'a' } });
    expect(having.brands[0]?.settings.monitoring).toMatchObject({
      applicationId: 'a',
      sessionSampleRate: 20,
    });
  });

  it('defaults api.hosts to the host of the API, and formats a bare CNPJ', async () => {
    const entry = brandEntry('aurora');
    const company = { ...Object(entry.company), document: '12ABC34501DE35' };
    const { brands } = await loadFixture({ brands: [{ ...entry, company }] });
    expect(brands[0]?.settings.api.hosts).toEqual(['api.aurora.example']);
    expect(brands[0]?.settings.company.document).toBe('12.ABC.345/01DE-35');
  });

  it('defaults realtime to the cluster mt1 with TLS', async () => {
    const { brands } = await loadFixture({ brands: [brandEntry('aurora', { realtime: { key: 'k1' } })] });
    expect(brands[0]?.settings.realtime).toEqual({ key: 'k1', cluster: 'mt1', tls: true });
  });

  it('throws a usage error for an unknown environment', async () => {
    await expect(loadFixture(twoBrands({}), { env: 'stagin' })).rejects.toBeInstanceOf(UsageError);
    const own = twoBrands({ environments: { preview: {} } });
    expect((await loadFixture(own, { env: 'preview' })).problems).toEqual([]);
  });
});
