import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type HeaderRule, headersFor } from '../../scripts/artifact/headerRules.ts';
import { createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { artifactFolder, brandIds, pages, read, resolvedBrand, siteFiles } from './artifact.ts';
import { caddy, startCaddy } from './caddy.ts';
import { startNginx, testConfiguration } from './nginx.ts';
import { temporaryFolder } from './runScript.ts';

const rulesOf = (brand: string): HeaderRule[] => JSON.parse(read(brand, 'deploy/headers.json')).rules;

/** One path of each kind, and some that do not exist. */
function samplePaths(brand: string): string[] {
  const files = siteFiles(brand);
  const one = (pattern: RegExp) => files.filter((file) => pattern.test(file)).slice(0, 1);
  return [
    ...['', 'casino', 'user/wallet', 'no/such/page', '404', '404.html', '50x.html', '200.html'],
    ...['assets/missing.js', 'brand/missing.png', 'builds/missing.json', 'brand/legal/missing.json'],
    ...['sw.js', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'favicon.ico', 'builds/latest.json'],
    ...[
      /^assets\/.*\.js$/,
      /^brand\/.*\.woff2$/,
      /^brand\/.*\.svg$/,
      /^brand\/legal\//,
      /^builds\/meta\//,
    ].flatMap(one),
  ].map((path) => `/${path}`);
}

const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Of an answer, the headers that any rule speaks of. */
function ruledHeaders(answer: Response, rules: readonly HeaderRule[]): Record<string, string | null> {
  const names = new Set(rules.flatMap((rule) => Object.keys(rule.headers)));
  names.delete('Content-Type');
  return Object.fromEntries([...names].sort().map((name) => [name.toLowerCase(), answer.headers.get(name)]));
}

/** What a server answers, in the words of our own. */
const facts = (path: string, answer: Response, rules: readonly HeaderRule[]) => ({
  path,
  status: answer.status,
  type: answer.headers
    .get('content-type')
    ?.replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon')
    .replace(/;.*/, ''),
  ...ruledHeaders(answer, rules),
});

/** What a static host makes of `_headers`: matching rules in order, `! Name` takes away, a repeated name is joined. */
function underscoreHeaders(text: string, path: string): Record<string, string> {
  const found = new Map<string, string>();
  let matches = false;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    const [, removed] = /^ {2}! (.+)$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (!matches) continue;
    if (removed) found.delete(removed.toLowerCase());
    if (name)
      found.set(name.toLowerCase(), [found.get(name.toLowerCase()), value].filter(Boolean).join(', '));
  }
  return Object.fromEntries(found);
}

/** What Caddy makes of the `header` directives of the file's `route`, which run in their order. */
function caddyHeaders(text: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  const directive = /^\t\theader (?:(\/\S+) )?([\w-]+) "((?:[^"\\]|\\.)*)"$/gm;
  for (const [, match = '/*', name = '', value = ''] of text
    .replace(/handle_errors[\s\S]*/, '')
    .matchAll(directive)) {
    const isMatch = match.endsWith('*') ? path.startsWith(match.slice(0, -1)) : path === match;
    if (isMatch) found[name.toLowerCase()] = value.replace(/\\(.)/g, '$1');
  }
  return found;
}

describe.each(brandIds)('the headers of %s', (brand) => {
  test('are the same in headers.json, _headers, the Caddyfile, nginx and our own server', async () => {
    const rules = rulesOf(brand);
    const folder = temporaryFolder();
    const server = await startNginx(
      folder,
      read(brand, 'deploy/nginx.conf'),
      join(artifactFolder(brand), 'site'),
    );
    onTestFinished(server.stop);
    const own = createArtifactServer(artifactFolder(brand), new EncodedBodies());
    for (const path of samplePaths(brand)) {
      const stated = lowered(headersFor(rules, path));
      expect({ path, ...underscoreHeaders(read(brand, 'deploy/_headers'), path) }).toEqual({
        path,
        ...stated,
      });
      expect({ path, ...caddyHeaders(read(brand, 'deploy/Caddyfile'), path) }).toEqual({ path, ...stated });
      const nginx = await fetch(server.origin + path, { redirect: 'manual' });
      const ours = own(new Request(`http://any.localhost${path}`));
      expect(facts(path, nginx, rules)).toEqual(facts(path, ours, rules));
      expect(await nginx.text()).toBe(await ours.text());
      if (ours.status === 200)
        expect(ruledHeaders(ours, rules)).toMatchObject(
          Object.fromEntries(Object.entries(stated).filter(([name]) => name !== 'content-type')),
        );
    }
  });

  test('let nothing unsafe run, and allow every inline block of every page by its hash', async () => {
    const policy = lowered(headersFor(rulesOf(brand), '/'))['content-security-policy'] ?? '';
    const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
    expect(policy).not.toMatch(/unsafe-|strict-dynamic|(^| )(\*|https?:|data:;)( |;|$)/);
    expect(directive('object-src')).toBe("object-src 'none'");
    expect(directive('base-uri')).toBe("base-uri 'none'");
    for (const { file, html } of pages(brand)) {
      for (const [, tag = '', attributes = '', content = ''] of html.matchAll(
        /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/gi,
      )) {
        if (/\ssrc=|application\/(ld\+)?json/.test(attributes)) continue;
        const hash = createHash('sha256').update(content).digest('base64');
        expect({ file, tag, allowed: directive(`${tag}-src`).includes(`'sha256-${hash}'`) }).toEqual({
          file,
          tag,
          allowed: true,
        });
      }
      expect({ file, handler: /<[a-z][^>]*\son\w+=/i.test(html) }).toEqual({ file, handler: false });
    }
  });

  test('allow the origins that the record names, and no others', async () => {
    const { settings } = await resolvedBrand(brand);
    const policy = lowered(headersFor(rulesOf(brand), '/'))['content-security-policy'] ?? '';
    const allowed = [...policy.matchAll(/\b(?:https?|wss?):\/\/[^\s;]+/g)].map(([origin]) => origin);
    const { api, cdn, icons, verification, sportsbook, gameLauncher, chat, tags, realtime, monitoring } =
      settings;
    const named = [
      api.origin,
      cdn,
      icons,
      ...[verification, sportsbook, gameLauncher, chat, tags].map((party) => party?.script),
    ].flatMap((address) => (address ? [new URL(address).origin] : []));
    expect(new Set(allowed)).toEqual(
      new Set([
        ...named,
        `wss://ws-${realtime?.cluster}.pusher.com`,
        `https://sockjs-${realtime?.cluster}.pusher.com`,
        ...(monitoring ? ['https://browser-intake-datadoghq.com'] : []),
      ]),
    );
  });

  test('stand in a server block that nginx accepts as it is', async () => {
    expect(await testConfiguration(temporaryFolder(), read(brand, 'deploy/nginx.conf'))).toContain(
      'test is successful',
    );
  });
});

if (caddy !== '') {
  test('a Caddyfile makes the real Caddy answer as our own server does', async () => {
    const brand = 'velvora';
    const rules = rulesOf(brand);
    const site = join(artifactFolder(brand), 'site');
    const server = await startCaddy(temporaryFolder(), read(brand, 'deploy/Caddyfile'), site);
    onTestFinished(server.stop);
    const own = createArtifactServer(artifactFolder(brand), new EncodedBodies());
    for (const path of samplePaths(brand)) {
      const theirs = await fetch(server.origin + path, { redirect: 'manual' });
      const ours = own(new Request(`http://any.localhost${path}`));
      expect(facts(path, theirs, rules)).toEqual(facts(path, ours, rules));
      expect(await theirs.text()).toBe(await ours.text());
    }
  });
}
