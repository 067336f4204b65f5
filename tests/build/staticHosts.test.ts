import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type HeaderRule, headersFor } from '../../scripts/build/deploy/headerRules.ts';
import { createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { artifactDir, brandIds, read, resolvedBrand, siteFiles } from './artifact.ts';
import {
  cloudflarePages,
  cloudflareProblems,
  type HostedResponse,
  netlify,
  readHostedSite,
} from './staticHost.ts';

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
function followed(host: (path: string) => HostedResponse, path: string): HostedResponse {
  const response = host(path);
  return response.status === 308 && response.location ? host(response.location) : response;
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

describe.each(brandIds)('static host %s', (brand) => {
  const site = () => join(artifactDir(brand), 'site');

  test('stays within the limits of Cloudflare Pages', () => {
    expect(cloudflareProblems(site(), readHostedSite(site()))).toEqual([]);
    expect(siteFiles(brand)).toEqual(expect.arrayContaining(['_headers', '_redirects']));
  });

  test('responds to every path as our own server', async () => {
    const own = createArtifactServer(artifactDir(brand), new EncodedBodies());
    const hosts = {
      cloudflare: cloudflarePages(readHostedSite(site())),
      netlify: netlify(readHostedSite(site())),
    };
    for (const path of paths) {
      const ours = own(new Request(`http://any.localhost${path}`));
      const location = ours.headers.get('location') ?? undefined;
      const text = ours.status === 301 ? '' : await ours.text();
      for (const [host, responseOf] of Object.entries(hosts)) {
        // Netlify serves the file of this name before any rule.
        if (host === 'netlify' && path === '/404') continue;
        const response = followed(responseOf, path);
        expect({ host, path, status: response.status, location: response.location }).toEqual({
          host,
          path,
          status: ours.status,
          location,
        });
        if (response.file)
          expect({ host, path, same: read(brand, `site${response.file}`) === text }).toEqual({
            host,
            path,
            same: true,
          });
      }
    }
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

  test('is understood by the parsers of Netlify', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(site(), '_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const ours = readHostedSite(site());
    expect(headers.map(({ for: path }: { for: string }) => path)).toEqual(
      ours.headers.map(({ path }) => path),
    );
    const parsed = await parseAllRedirects({
      redirectsFiles: [join(site(), '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(parsed.errors).toEqual([]);
    expect(parsed.redirects).toHaveLength(ours.redirects.length);
    expect(parsed.redirects).toMatchObject(ours.redirects);
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

  test('sends the headers of headers.json; the hosts themselves revalidate pages', () => {
    const rules: HeaderRule[] = JSON.parse(read(brand, 'deploy/headers.json')).rules;
    const files = siteFiles(brand)
      .filter((file) => !file.startsWith('_'))
      .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
    for (const host of [cloudflarePages(readHostedSite(site())), netlify(readHostedSite(site()))])
      for (const path of files) {
        const stated = Object.fromEntries(
          Object.entries(headersFor(rules, path)).map(([name, value]) => [name.toLowerCase(), value]),
        );
        const given = host(path).headers;
        if (stated['cache-control'] === 'no-cache' && given['cache-control'] !== 'no-cache')
          stated['cache-control'] = 'public, max-age=0, must-revalidate';
        expect({ path, ...given }).toEqual({ path, ...stated });
      }
  });
});
