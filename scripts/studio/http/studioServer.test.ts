import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dirWith, plainSvg } from '../../brands/testFixture.ts';
import { sha256 } from '../../build/output/contentHash.ts';
import { brandFiles } from '../draft/brandFiles.ts';
import { studioCalls, tokenHeader } from '../studioApi.ts';
import { studioFiles, testProject, testServer, testToken } from '../testStudio.ts';

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

// Node's own client, because `fetch` refuses to send another host.
function send(port: number, { method, path, headers, body }: Sent): Promise<number> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    // The server may close the connection of a body that is too large.
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

// The names, kinds and contents of everything below a directory.
function treeOf(root: string, isLeftOut: (path: string) => boolean = () => false): string {
  const lines = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => !isLeftOut(path))
    .sort()
    .map((path) => {
      const stat = lstatSync(join(root, path));
      if (stat.isSymbolicLink()) return `${path} -> ${readlinkSync(join(root, path))}`;
      return stat.isDirectory() ? `${path}/` : `${path} ${sha256(readFileSync(join(root, path)))}`;
    });
  return lines.join('\n');
}

// The configuration is in a directory of its own, with files around it that nothing may touch.
function surroundedProject() {
  const files = Object.entries(studioFiles('aurora', 'boreal')).map(([name, content]) => [
    `work/${name}`,
    content,
  ]);
  const root = dirWith({
    ...Object.fromEntries(files),
    'secret.json': '{"secret":true}',
    'outside/theme.tokens.json': '{}',
    'work/package.json': '{}',
    'work/.env': 'SECRET=1',
  });
  mkdirSync(join(root, 'work/brands/boreal/legal'));
  symlinkSync(join(root, 'secret.json'), join(root, 'work/brands/boreal/legal/linked.md'));
  symlinkSync(join(root, 'outside'), join(root, 'work/brands/linked'));
  return { root, project: testProject({}, join(root, 'work')) };
}

const hostilePath = fc.constantFrom(
  '../../secret',
  '..',
  '../boreal/logo',
  '/etc/passwd',
  '..\\..\\secret',
  '%2e%2e%2fsecret',
  'linked',
  'legal/../../..',
  '__proto__',
  'constructor',
  'a\0b',
  '',
  'x'.repeat(5000),
);
const hostileBrand = fc.constantFrom(
  'aurora',
  'boreal',
  'linked',
  '..',
  '../..',
  'brands',
  '.git',
  'aurora/../..',
  '__proto__',
  '',
);
const hostileEdit = fc.oneof(
  fc.record({ kind: fc.constant('set-legal'), slug: hostilePath, text: fc.string() }),
  fc.record({ kind: fc.constant('unset-legal'), slug: fc.oneof(hostilePath, fc.constant('linked')) }),
  fc.record({ kind: fc.constant('set-token'), token: hostilePath, value: fc.jsonValue() }),
  fc.record({
    kind: fc.constant('set-field'),
    path: fc.array(hostilePath, { maxLength: 4 }),
    environment: fc.option(hostilePath),
    value: fc.jsonValue(),
  }),
  fc.record({
    kind: fc.constant('set-picture'),
    picture: fc.constantFrom('logo', '../logo', 'share', '__proto__'),
    format: fc.constantFrom('svg', 'png', '../x'),
    content: fc.base64String(),
  }),
  fc.record({ kind: hostilePath, file: hostilePath }),
);
const hostileBody = fc.record({
  brand: hostileBrand,
  edits: fc.array(hostileEdit, { maxLength: 3 }),
  files: fc.array(fc.record({ file: hostilePath, hash: fc.option(fc.string()) }), { maxLength: 2 }),
  environment: hostilePath,
  ids: fc.array(hostilePath, { maxLength: 2 }),
  id: hostilePath,
  name: hostilePath,
  slug: hostilePath,
  text: fc.string(),
  path: hostilePath,
  file: fc.record({ name: hostilePath, content: fc.base64String() }),
});
const body = fc.oneof(
  { weight: 6, arbitrary: hostileBody.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.constant('['.repeat(50_000)) },
);

// Only what the call takes, so that the request reaches what the call does.
function fitting(name: string, value: Record<string, unknown>): Record<string, unknown> {
  const entries: object = Object.hasOwn(studioCalls, name)
    ? studioCalls[name as keyof typeof studioCalls].input.entries
    : {};
  return Object.fromEntries(Object.entries(value).filter(([key]) => Object.hasOwn(entries, key)));
}

// Harmless by their form, but on the way to a link, a lock or another brand.
const formedEdit = fc.oneof(
  fc.record({
    kind: fc.constant('set-legal'),
    slug: fc.constantFrom('linked', 'regras', 'termos-de-uso'),
    text: fc.constantFrom('---\ntitle: A\nupdated: 2026-01-05\n---\n\nText.\n', '', 'x'),
  }),
  fc.record({ kind: fc.constant('unset-legal'), slug: fc.constantFrom('linked', 'regras') }),
  fc.record({
    kind: fc.constant('set-token'),
    token: fc.constantFrom('color.primary', 'color.__proto__', '__proto__.x', '$type', 'radius.card'),
    value: fc.constantFrom('#3cdc96', '{color.text}', '{color.primary}', '8px', { $ref: '../secret' }),
  }),
  fc.record({
    kind: fc.constant('set-field'),
    path: fc.constantFrom(['name'], ['theme'], ['__proto__', 'x'], ['extends'], ['brands', '0']),
    environment: fc.constantFrom(null, 'staging', '__proto__'),
    value: fc.constantFrom('Other', '../../outside', 'brands/linked', '/etc', null),
  }),
  fc.record({
    kind: fc.constant('set-picture'),
    picture: fc.constantFrom('logo', 'favicon', 'share'),
    format: fc.constantFrom('svg', 'png'),
    content: fc.constantFrom(Buffer.from(plainSvg).toString('base64'), 'AAAA'),
  }),
  fc.record({
    kind: fc.constant('set-font'),
    file: fc.constantFrom('Nova Sans.woff2', 'linked.woff2', '../x.woff2'),
    weights: fc.constantFrom('400', '1;}'),
    content: fc.constant('AAAA'),
    license: fc.constantFrom(null, 'OFL'),
  }),
  fc.record({ kind: fc.constant('unset-font'), file: fc.constantFrom('linked.woff2', '../x.woff2') }),
);
const formedBody = fc.record({
  brand: fc.constantFrom('aurora', 'boreal', 'linked'),
  edits: fc.array(formedEdit, { minLength: 1, maxLength: 2 }),
  environment: fc.constantFrom('production', 'staging', '__proto__'),
  ids: fc.constant(['x']),
  id: fc.constantFrom('linked', 'caju', 'aurora', '../caju'),
  name: fc.constantFrom('Caju', '../caju'),
  layout: fc.constantFrom(null, 'blaze', '../blaze'),
  from: fc.constantFrom(null, 'aurora'),
  palette: fc.constantFrom(null, { kind: 'color', color: '#7a3cff' }, { kind: 'color', color: 'url(x)' }),
  fonts: fc.constant({ body: null, display: null }),
  company: fc.constant(null),
  origin: fc.constantFrom(null, 'https://caju.example', 'file:///etc/passwd'),
  domains: fc.constantFrom([], ['../x']),
  jurisdiction: fc.constant('none'),
  since: fc.constantFrom('saved', 'main', 'build'),
  slug: fc.constantFrom('linked', '../../secret'),
  text: fc.constant('---\ntitle: A\nupdated: 2026-01-05\n---\n\nText.\n'),
  path: fc.constantFrom('/', '//evil.example', 'https://evil.example'),
  player: fc.constant('guest'),
  data: fc.constant('ready'),
  picture: fc.constantFrom('logo', 'square'),
  file: fc.record({
    name: fc.constantFrom('../../logo.svg', '/etc/passwd', 'a.svg'),
    content: fc.constantFrom(Buffer.from(plainSvg).toString('base64'), 'AAAA'),
  }),
});
const callName = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...Object.keys(studioCalls)) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'toString', '..', 'save/../save', '%73ave') },
);
const otherHost = fc.constantFrom(
  'evil.example',
  'localhost',
  '127.0.0.1',
  'localhost.evil.example:4100',
  '',
);
const otherOrigin = fc.constantFrom(
  'https://evil.example',
  'null',
  'http://localhost',
  'http://gingaro.localhost:4100',
  undefined,
);
const otherToken = fc.constantFrom('', 'token', `${testToken}x`, testToken.toUpperCase(), undefined);

describe('the calls of the studio', { timeout: 300_000 }, () => {
  it('changes nothing for 250 requests of another host, origin or token', async () => {
    const { root, project } = surroundedProject();
    const { port, origin, headers } = await testServer(project);
    const before = treeOf(root);
    const wrong = fc.oneof(
      otherHost.map((host) => ({ ...headers, Host: host })),
      otherOrigin.map((from) => ({ ...headers, Origin: from, Host: new URL(origin).host })),
      otherToken.map((token) => ({ ...headers, [tokenHeader]: token, Host: new URL(origin).host })),
    );
    await fc.assert(
      fc.asyncProperty(wrong, callName, body, async (sent, name, text) => {
        const given = Object.entries(sent).flatMap(([key, value]) =>
          value === undefined ? [] : [[key, value] as const],
        );
        const status = await send(port, {
          method: 'POST',
          path: `/api/${name}`,
          headers: Object.fromEntries(given),
          body: text,
        });
        expect([400, 401, 403, 404]).toContain(status);
      }),
      { numRuns: 250 },
    );
    expect(treeOf(root)).toBe(before);
  });

  it('changes nothing outside the configuration and the packages for 250 requests of its own page', async () => {
    const { root, project } = surroundedProject();
    const { port, origin, headers } = await testServer(project);
    const isOwn = (path: string): boolean =>
      path === 'work/brands.config.json' || /^work\/brands\/[a-z][a-z0-9-]*(\/|$)/.test(path);
    const outside = (): string => treeOf(root, (path) => isOwn(path) && !path.includes('linked'));
    const before = outside();
    const statuses: number[] = [];
    const writing = fc.constantFrom('save', 'create', 'fix', 'check', 'picture', 'theme', 'legalPreview');
    const sent = fc.oneof(
      { weight: 1, arbitrary: fc.tuple(callName, hostileBody) },
      { weight: 2, arbitrary: fc.tuple(writing, formedBody) },
    );
    await fc.assert(
      fc.asyncProperty(sent, fc.boolean(), async ([name, value], isFresh) => {
        const fresh = 'files' in value ? {} : { files: brandFiles(project, value.brand) };
        const status = await send(port, {
          method: 'POST',
          path: `/api/${name}`,
          headers: { ...headers, Host: new URL(origin).host },
          body: JSON.stringify(fitting(name, { files: [], ...value, ...(isFresh ? fresh : {}) })),
        });
        expect(status).not.toBe(0);
        statuses.push(status);
      }),
      { numRuns: 250 },
    );
    expect(outside()).toBe(before);
    // Requests that come no further than their form would prove little.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('refuses a body above the limit', async () => {
    const { root, project } = surroundedProject();
    const { port, origin, headers } = await testServer(project);
    const before = treeOf(root);
    const status = await send(port, {
      method: 'POST',
      path: '/api/check',
      headers: { ...headers, Host: new URL(origin).host, 'Content-Length': '31000000' },
      body: 'x'.repeat(31_000_000),
    });
    expect([0, 413]).toContain(status);
    expect(treeOf(root)).toBe(before);
  });

  it('refuses a form of another page, which needs no preflight', async () => {
    const { project } = surroundedProject();
    const { port, origin, headers } = await testServer(project);
    const status = await send(port, {
      method: 'POST',
      path: '/api/project',
      headers: { ...headers, Host: new URL(origin).host, 'Content-Type': 'text/plain' },
      body: '{}',
    });
    expect(status).toBe(422);
  });

  it('answers its own page', async () => {
    const { call } = await testServer(testProject());
    const { brands, problems } = await call('project', {});
    expect(problems).toEqual([]);
    expect(brands.map(({ id, errors }) => ({ id, errors }))).toEqual([
      { id: 'aurora', errors: 0 },
      { id: 'boreal', errors: 0 },
    ]);
  });
});
