import { expect, test } from 'vitest';
import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { contentSecurityPolicy, longestHeaderValue, policyHeaders } from './csp.ts';

const policyOf = (changes: Parameters<typeof testBrand>[0]) => {
  const policy = contentSecurityPolicy(testBrand(changes), { scripts: ['one', 'two', 'three', 'four'] });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
};

test('tags, chat and icons of a record may be loaded and reached, and no other origins', () => {
  const policy = policyOf({
    tags: { key: 'chave', script: 'https://medicao.teste.example' },
    chat: { script: 'https://chat.teste.example/tracking.js' },
    icons: 'https://icones.teste.example',
  });
  expect(policy['script-src']?.filter((source) => !source.startsWith("'sha256-"))).toEqual([
    "'self'",
    'https://chat.teste.example',
    'https://medicao.teste.example',
  ]);
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(['https://icones.teste.example', 'https://medicao.teste.example']),
  );
});

test("the vendors' own hosts bring what their scripts reach", () => {
  const policy = policyOf({
    tags: { key: 'chave', script: 'https://www.googletagmanager.com' },
    chat: { script: 'https://cdn.livechatinc.com/tracking.js' },
    monitoring: {
      applicationId: 'a',
      clientToken: 'b',
      site: 'us3.datadoghq.com',
      env: 'e',
      service: 's',
      sessionSampleRate: 100,
      sessionReplaySampleRate: 0,
      defaultPrivacyLevel: 'mask',
    },
  });
  for (const origin of [
    'https://*.google-analytics.com',
    'wss://*.livechatinc.com',
    'https://browser-intake-us3-datadoghq.com',
  ])
    expect(policy['connect-src']).toContain(origin);
  expect(policy['frame-src']).toContain('https://*.livechatinc.com');
});

test("lets Google's container load the social pixels that are set up in it", () => {
  const tags = { key: 'chave', script: 'https://www.googletagmanager.com' };
  const policy = policyOf({ tags });
  for (const origin of ['https://connect.facebook.net', 'https://analytics.tiktok.com'])
    expect(policy['script-src']).toContain(origin);
  expect(policy['img-src']).toContain('https://www.facebook.com');
  expect(policy['connect-src']).toContain('https://analytics.tiktok.com');
  expect(JSON.stringify(policyOf({ tags: null }))).not.toMatch(/facebook|tiktok/);
});

test('connects to the cluster of Pusher for a brand without a server of its own', () => {
  const realtime = { key: 'chave', cluster: 'mt1', tls: true };
  expect(policyOf({ realtime })['connect-src']).toContain('wss://ws-mt1.pusher.com');
});

test('allows both transports of a realtime server without TLS', () => {
  const realtime = { key: 'chave', cluster: 'mt1', host: 'tempo.teste.example', port: 8080, tls: false };
  expect(policyOf({ realtime })['connect-src']).toEqual(
    expect.arrayContaining(['ws://tempo.teste.example:8080', 'wss://tempo.teste.example:8080']),
  );
});

test('lets styles in for the page to narrow, and scripts by hash and origin alone', () => {
  const policy = policyOf({});
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  expect(policy['script-src']?.join(' ')).not.toContain('unsafe');
});

const vendor = (name: string) => ({ script: `https://${name}.um-nome-de-tamanho-comum.bet.br/sdk.js` });
const manyOrigins = {
  verification: { ...vendor('identidade'), token: 'a' },
  sportsbook: { ...vendor('esportes'), integration: 'b' },
  gameLauncher: vendor('jogos'),
  chat: { script: 'https://cdn.livechatinc.com/tracking.js' },
  tags: { key: 'chave', script: 'https://www.googletagmanager.com' },
  icons: 'https://icones.um-nome-de-tamanho-comum.bet.br',
};

test('joins what many origins are for before a header grows too long, and allows each of them', () => {
  const policy = contentSecurityPolicy(testBrand(manyOrigins), { scripts: ['one', 'two', 'three', 'four'] });
  expect(policy.length).toBeLessThanOrEqual(longestHeaderValue);
  expect(policyOf(manyOrigins)['default-src']).toEqual(
    expect.arrayContaining([
      'https://api.teste.example',
      'https://icones.um-nome-de-tamanho-comum.bet.br',
      'https://*.google-analytics.com',
      'wss://*.livechatinc.com',
    ]),
  );
});

test('refuses more origins than a header can hold', () => {
  const long = (name: string) => ({
    script: `https://${name}.${'a'.repeat(60)}.${'b'.repeat(60)}.example/x.js`,
  });
  expect(() =>
    policyOf({
      ...manyOrigins,
      gameLauncher: long('jogos'),
      verification: { ...long('identidade'), token: 'a' },
      sportsbook: { ...long('esportes'), integration: 'b' },
    }),
  ).toThrow(/origins of teste .* 1500/);
});

const security = (changes: Partial<BrandSettings['security']>) => ({
  security: { reports: null, trustedTypes: null, contact: null, ...changes },
});
const headersOf = (changes: Parameters<typeof testBrand>[0]) =>
  policyHeaders(testBrand(changes), { scripts: ['one'] });
const demanded = "require-trusted-types-for 'script'; trusted-types dompurify site-scripts";

test('demands Trusted Types of every script', () => {
  const headers = headersOf({});
  expect(headers['Content-Security-Policy']).toContain(demanded);
  expect(headers).not.toHaveProperty('Content-Security-Policy-Report-Only');
});

test.each([
  ['the record says so', security({ trustedTypes: 'report' })],
  ["Google's container is named", { tags: { key: 'a', script: 'https://www.googletagmanager.com' } }],
  ["LiveChat's script is named", { chat: { script: 'https://cdn.livechatinc.com/tracking.js' } }],
  ["Legitimuz's script is named", { verification: { script: 'https://cdn.legitimuz.com/a.js', token: 'a' } }],
] as const)('only reports strings when %s', (_, changes) => {
  const headers = headersOf(changes);
  expect(headers['Content-Security-Policy']).not.toContain('trusted-types');
  expect(headers['Content-Security-Policy-Report-Only']).toContain(demanded);
  expect(Object.keys(headers)).toContain('Content-Security-Policy');
});

test('enforces what the record says, for every vendor it names', () => {
  const chat = { script: 'https://cdn.livechatinc.com/tracking.js' };
  const headers = headersOf({ chat, ...security({ trustedTypes: 'enforce' }) });
  expect(headers['Content-Security-Policy']).toContain(demanded);
});

test('names the collector of reports in both ways, and in one where the Reporting API would not deliver', () => {
  const reports = 'https://relatorios.teste.example/csp';
  const headers = headersOf(security({ reports, trustedTypes: 'report' }));
  expect(headers['Reporting-Endpoints']).toBe(`csp="${reports}"`);
  for (const name of ['Content-Security-Policy', 'Content-Security-Policy-Report-Only'])
    expect(headers[name]).toMatch(/; report-to csp; report-uri https:\/\/relatorios\.teste\.example\/csp$/);
  const local = headersOf(security({ reports: 'http://partners.localhost:4000/reports/a' }));
  expect(local).not.toHaveProperty('Reporting-Endpoints');
  expect(local['Content-Security-Policy']).toMatch(/scripts; report-uri http:\S+$/);
  expect(headersOf({})['Content-Security-Policy']).not.toContain('report-');
});

test('encodes what policies and servers would read in the address of the collector', () => {
  const headers = headersOf(security({ reports: 'https://r.example/$host/{host};a,b?c={d}' }));
  const address = 'https://r.example/%24host/%7Bhost%7D%3Ba%2Cb?c=%7Bd%7D';
  expect(headers['Content-Security-Policy']?.endsWith(`; report-uri ${address}`)).toBe(true);
  expect(headers['Reporting-Endpoints']).toBe(`csp="${address}"`);
});
