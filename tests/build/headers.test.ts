import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type HeaderRule, headersFor } from '../../scripts/build/deploy/headerRules.ts';
import { createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { artifactDir, brandIds, pages, read, resolvedBrand, siteFiles } from './artifact.ts';
import { caddy, startCaddy } from './caddy.ts';
import { startNginx, testConfiguration } from './nginx.ts';
import { temporaryDir } from './temporaryDir.ts';

const rulesOf = (brand: string): HeaderRule[] => JSON.parse(read(brand, 'deploy/headers.json')).rules;

// One path of each kind, and some that do not exist.
function samplePaths(brand: string): string[] {
  const files = siteFiles(brand);
  const one = (pattern: RegExp) => files.filter((file) => pattern.test(file)).slice(0, 1);
  return [
    ...['', 'casino', 'user/wallet', 'no/such/page', 'nothing', '404', '404.html', '50x.html', '200.html'],
    ...[
      'sport/a/b',
      'suppliers',
      'Casino',
      'play/studio/game',
      'sports/a',
      'games/double',
      '_headers',
      '_redirects',
    ],
    ...['assets/missing.js', 'brand/missing.png', 'builds/missing.json', 'brand/legal/missing.json'],
    ...['sw.js', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'favicon.ico', 'builds/latest.json'],
    ...['.well-known/assetlinks.json', '.well-known/apple-app-site-association', '.well-known/security.txt'],
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

// The headers of a response that any rule sets.
function ruledHeaders(response: Response, rules: readonly HeaderRule[]): Record<string, string | null> {
  const names = new Set(rules.flatMap((rule) => Object.keys(rule.headers)));
  names.delete('Content-Type');
  return Object.fromEntries(
    [...names].sort().map((name) => [name.toLowerCase(), response.headers.get(name)]),
  );
}

// A server's response in the form of our own.
const facts = (path: string, response: Response, rules: readonly HeaderRule[]) => ({
  path,
  status: response.status,
  location: response.headers.get('location')?.replace(/^https:\/\/[^/]+/, ''),
  type: (response.status === 301 ? null : response.headers.get('content-type'))
    ?.replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon')
    .replace(/;.*/, ''),
  ...ruledHeaders(response, rules),
});

// The result of the `header` directives in the Caddyfile's `route`, in their order.
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

// Redirect bodies differ between servers.
const bodyOf = async (response: Response) => (response.status === 301 ? '' : response.text());

const hostOf = async (brand: string) => new URL((await resolvedBrand(brand)).settings.origin).hostname;

describe.each(brandIds)('headers of %s', (brand) => {
  test('are the same in headers.json, the Caddyfile, nginx and our own server', async () => {
    const rules = rulesOf(brand);
    const host = await hostOf(brand);
    const dir = temporaryDir();
    const server = await startNginx(dir, read(brand, 'deploy/nginx.conf'), join(artifactDir(brand), 'site'));
    onTestFinished(server.stop);
    const own = createArtifactServer(artifactDir(brand), new EncodedBodies());
    for (const path of samplePaths(brand)) {
      const stated = lowered(headersFor(rules, path));
      expect({ path, ...caddyHeaders(read(brand, 'deploy/Caddyfile'), path) }).toEqual({ path, ...stated });
      const nginx = await server.get(host, path);
      const ours = own(new Request(`http://any.localhost${path}`));
      expect(facts(path, nginx, rules)).toEqual(facts(path, ours, rules));
      expect(await bodyOf(nginx)).toBe(await bodyOf(ours));
      if (ours.status === 200)
        expect(ruledHeaders(ours, rules)).toMatchObject(
          Object.fromEntries(Object.entries(stated).filter(([name]) => name !== 'content-type')),
        );
    }
  });

  test('allow every inline script by the server and every style by its page, and nothing unsafe', async () => {
    const policy = lowered(headersFor(rulesOf(brand), '/'))['content-security-policy'] ?? '';
    const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
    // The page's own policy covers styles.
    expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(
      /unsafe-|strict-dynamic|(^| )(\*|https?:|data:;)( |;|$)/,
    );
    expect(directive('object-src')).toBe("object-src 'none'");
    expect(directive('base-uri')).toBe("base-uri 'none'");
    for (const { file, html } of pages(brand)) {
      const [, own = ''] =
        /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
          html,
        ) ?? [];
      expect({ file, own }).toEqual({
        file,
        own: expect.stringMatching(/^style-src 'self'( 'sha256-[\w+/=]+')+$/),
      });
      for (const [, tag = '', attributes = '', content = ''] of html.matchAll(
        /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/gi,
      )) {
        if (/\ssrc=|application\/(ld\+)?json/.test(attributes)) continue;
        const hash = createHash('sha256').update(content).digest('base64');
        expect({
          file,
          tag,
          allowed: (tag === 'style' ? own : directive('script-src')).includes(`'sha256-${hash}'`),
        }).toEqual({
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
    const [origins = '', reports] = policy.split('; report-to csp; report-uri ');
    expect(reports).toBe(settings.security.reports);
    const allowed = [...origins.matchAll(/\b(?:https?|wss?):\/\/[^\s;]+/g)].map(([origin]) => origin);
    const { api, cdn, icons, verification, sportsbook, gameLauncher, chat, tags, realtime, monitoring } =
      settings;
    const named = [
      api.origin,
      cdn,
      icons,
      ...[verification, sportsbook, gameLauncher, chat, tags].map((party) => party?.script),
    ].flatMap((url) => (url ? [new URL(url).origin] : []));
    expect(new Set(allowed)).toEqual(
      new Set([
        ...named,
        `wss://ws-${realtime?.cluster}.pusher.com`,
        `https://sockjs-${realtime?.cluster}.pusher.com`,
        ...(monitoring ? ['https://browser-intake-datadoghq.com'] : []),
      ]),
    );
  });

  test('have no value of more than 1,500 characters', () => {
    for (const { match, headers } of rulesOf(brand))
      for (const [name, value] of Object.entries(headers))
        expect({ match, name, fits: value.length <= 1500 }).toEqual({ match, name, fits: true });
  });

  test('form a server block that nginx accepts unchanged', async () => {
    expect(await testConfiguration(temporaryDir(), read(brand, 'deploy/nginx.conf'))).toContain(
      'test is successful',
    );
  });
});

if (caddy !== '') {
  test.each(['velvora', 'maraxi'])('make the real Caddy respond as our own server: %s', async (brand) => {
    const rules = rulesOf(brand);
    const host = await hostOf(brand);
    const site = join(artifactDir(brand), 'site');
    const server = await startCaddy(temporaryDir(), read(brand, 'deploy/Caddyfile'), site);
    onTestFinished(server.stop);
    const own = createArtifactServer(artifactDir(brand), new EncodedBodies());
    for (const path of samplePaths(brand)) {
      const theirs = await server.get(host, path);
      const ours = own(new Request(`http://any.localhost${path}`));
      expect(facts(path, theirs, rules)).toEqual(facts(path, ours, rules));
      expect(await bodyOf(theirs)).toBe(await bodyOf(ours));
    }
  });
}
