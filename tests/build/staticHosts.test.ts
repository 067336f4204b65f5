import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type HeaderRule, headersFor } from '../../scripts/build/deploy/headerRules.ts';
import { smoke } from '../../scripts/release/smoke.ts';
import { createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { artifactDir, brandIds, read, resolvedBrand, siteFiles } from './artifact.ts';
import { netlify, type StaticHost, startCloudflarePages } from './staticHost.ts';

const paths = [
  ...['/', '/casino', '/casino/', '/casino/live', '/casino/live/', '/casino/crash', '/casino/crash/'],
  ...[
    '/play/7',
    '/play/studio/game',
    '/play',
    '/providers',
    '/providers/studio',
    '/promotions/4',
    '/ref/abc',
  ],
  ...['/sports', '/sports/', '/sports/a/b', '/sports/esports', '/sports/esports/dota', '/altenar-sports/x'],
  ...['/sport', '/sport/a/b', '/suppliers', '/user/coupon', '/user/wallet', '/user/wallet/', '/user/nothing'],
  ...[
    '/games/double',
    '/games/mines',
    '/termos-de-uso',
    '/termos-de-nada',
    '/rules-betting',
    '/nothing/at/all',
    '/404',
  ],
];

// The final response after redirects of the host itself (to a slash, away from `.html`).
async function followed(host: StaticHost, path: string): Promise<Response> {
  const response = await host(path);
  const location = response.headers.get('location');
  return response.status === 308 && location ? host(pathOf(location)) : response;
}

function pathOf(location: string): string {
  const { pathname, search } = new URL(location, 'http://any.localhost');
  return pathname + search;
}

// One file for each directory and ending, by its address.
function sampleFiles(brand: string): string[] {
  const samples = new Map<string, string>();
  for (const file of siteFiles(brand).filter((name) => !name.startsWith('_')))
    samples.set(dirname(file) + extname(file), `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
  return [...samples.values()];
}

async function expectSameResponses(brand: string, name: string, host: StaticHost): Promise<void> {
  const own = createArtifactServer(artifactDir(brand), new EncodedBodies());
  for (const path of paths) {
    // Netlify serves the file of this name before any rule.
    if (name === 'netlify' && path === '/404') continue;
    const ours = own(new Request(`http://any.localhost${path}`));
    const location = ours.headers.get('location');
    const theirs = await followed(host, path);
    const theirLocation = theirs.headers.get('location');
    expect({ name, path, status: theirs.status, location: theirLocation && pathOf(theirLocation) }).toEqual({
      name,
      path,
      status: ours.status,
      location,
    });
    if (location) continue;
    const [text, theirText] = [await ours.text(), await theirs.text()];
    expect({ name, path, same: theirText === text }).toEqual({ name, path, same: true });
  }
}

// The hosts themselves revalidate pages.
async function expectStatedHeaders(brand: string, name: string, host: StaticHost): Promise<void> {
  const rules: HeaderRule[] = JSON.parse(read(brand, 'deploy/headers.json')).rules;
  for (const path of sampleFiles(brand)) {
    const stated = headersFor(rules, path);
    const { headers } = await host(path);
    const isRevalidated = headers.get('cache-control') === 'public, max-age=0, must-revalidate';
    if (stated['Cache-Control'] === 'no-cache' && isRevalidated)
      stated['Cache-Control'] = 'public, max-age=0, must-revalidate';
    const given = Object.fromEntries(Object.keys(stated).map((header) => [header, headers.get(header)]));
    expect({ name, path, given }).toEqual({ name, path, given: stated });
  }
}

// Runs the brand's function as CloudFront does in front of a bucket that has the site.
function cloudfront(brand: string) {
  const handler: (event: unknown) => {
    uri?: string;
    statusCode?: number;
    headers: { location?: { value: string } };
  } = runInNewContext(`${read(brand, 'deploy/cloudfront.js')}\nhandler`);
  return (host: string, path: string, query: Record<string, string> = {}) => {
    const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]));
    const request = { uri: path, querystring, headers: { host: { value: host } } };
    const { uri, statusCode, headers } = handler({ request });
    if (uri === undefined) return { status: statusCode, location: headers?.location?.value };
    const exists = existsSync(join(artifactDir(brand), 'site', uri));
    return exists ? { status: 200, file: uri } : { status: 404, file: '/404.html' };
  };
}

const rulesIn = (brand: string, file: string) => read(brand, `site/${file}`).match(/^\//gm)?.length;

// Its start takes seconds: a brand with every feature, one without sports, and one under Brazilian law.
test.each(['default', 'maraxi', 'gingaro'])(
  'serves %s in the local runtime of Cloudflare Pages as our own server, and its parsers take every rule',
  { timeout: 240_000 },
  async (brand) => {
    const { origin, get, said } = await startCloudflarePages(join(artifactDir(brand), 'site'));
    expect(said()).toContain(`Parsed ${rulesIn(brand, '_redirects')} valid redirect rules.`);
    expect(said()).toContain(`Parsed ${rulesIn(brand, '_headers')} valid header rules.`);
    await expectSameResponses(brand, 'cloudflare', get);
    await expectStatedHeaders(brand, 'cloudflare', get);
    // Both files are no part of a deployment, and the local runtime has no host name.
    const { findings } = await smoke(origin, artifactDir(brand));
    expect(findings.flatMap(({ problems }) => problems)).toEqual([
      '/_headers: status: found 502, expected 404',
      '/_redirects: status: found 502, expected 404',
      'an unknown Host gets the site',
    ]);
  },
);

describe.each(brandIds)('static host %s', (brand) => {
  const site = () => join(artifactDir(brand), 'site');

  test("responds by Netlify's own libraries as our own server, and its parsers take every rule", async () => {
    const headers = await parseAllHeaders({
      headersFiles: [join(site(), '_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect([headers.errors, headers.headers.length]).toEqual([[], rulesIn(brand, '_headers')]);
    const redirects = await parseAllRedirects({
      redirectsFiles: [join(site(), '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect([redirects.errors, redirects.redirects.length]).toEqual([[], rulesIn(brand, '_redirects')]);
    const host = await netlify(site());
    await expectSameResponses(brand, 'netlify', host);
    await expectStatedHeaders(brand, 'netlify', host);
  });

  test('follows routes.json in CloudFront in front of a bucket', async () => {
    const { settings } = await resolvedBrand(brand);
    const own = createArtifactServer(artifactDir(brand), new EncodedBodies());
    const host = new URL(settings.origin).hostname;
    const bucket = cloudfront(brand);
    for (const path of paths) {
      const ours = own(new Request(`http://any.localhost${path}`));
      const text = ours.status === 301 ? '' : await ours.text();
      const theirs = bucket(host, path);
      expect({ path, status: theirs.status, location: theirs.location }).toEqual({
        path,
        status: ours.status,
        location: ours.headers.get('location') ?? undefined,
      });
      if (theirs.file)
        expect({ path, same: read(brand, `site${theirs.file}`) === text }).toEqual({ path, same: true });
    }
    expect(bucket('nobody.example', '/')).toMatchObject({ status: 404 });
    for (const domain of settings.domains.filter((name) => name === `www.${host}`))
      expect(bucket(domain, '/casino', { a: '1', b: '' })).toEqual({
        status: 301,
        location: `${settings.origin}/casino?a=1&b`,
      });
    // The limit of CloudFront.
    expect(read(brand, 'deploy/cloudfront.js').length).toBeLessThan(10_240);
  });

  test('names every header of pages for CloudFront', () => {
    const rules: HeaderRule[] = JSON.parse(read(brand, 'deploy/headers.json')).rules;
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
      read(brand, 'deploy/cloudfront-headers.json'),
    );
    const { AccessControlMaxAgeSec, IncludeSubdomains } = security.StrictTransportSecurity;
    const stated = {
      'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
      'Strict-Transport-Security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
      'X-Content-Type-Options': security.ContentTypeOptions.Override ? 'nosniff' : '',
      'X-Frame-Options': security.FrameOptions.FrameOption,
      'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(
        custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
      ),
    };
    const { 'Cache-Control': _, ...expected } = headersFor(rules, '/');
    expect(stated).toEqual(expected);
    expect(custom.Quantity).toBe(custom.Items.length);
  });

  test('has a Kubernetes manifest whose probes and Ingress name hosts of its nginx', () => {
    const documents = parseAllDocuments(read(brand, 'deploy/kubernetes.yaml')).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS();
    });
    expect(documents.map(({ kind, metadata }) => [kind, metadata.name])).toEqual([
      ['Deployment', brand],
      ['Service', brand],
      ['Ingress', brand],
    ]);
    const [deployment, service, ingress] = documents;
    const [container] = deployment.spec.template.spec.containers;
    const served = [...read(brand, 'deploy/nginx.conf').matchAll(/server_name (.+);/g)].flatMap(
      ([, names = '']) => names.split(' '),
    );
    for (const { httpGet } of [container.readinessProbe, container.livenessProbe])
      expect(served).toContain(httpGet.httpHeaders[0].value);
    expect(ingress.spec.rules.map(({ host }: { host: string }) => host).sort()).toEqual(
      served.filter((name) => !name.endsWith('.invalid')).sort(),
    );
    expect(deployment.spec.template.metadata.labels).toEqual(deployment.spec.selector.matchLabels);
    expect(service.spec.selector).toEqual(deployment.spec.selector.matchLabels);
    expect(service.spec.ports[0].targetPort).toBe(container.ports[0].containerPort);
    expect(ingress.spec.rules[0].http.paths[0].backend.service).toEqual({
      name: brand,
      port: { number: service.spec.ports[0].port },
    });
  });
});
