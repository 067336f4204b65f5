import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type HeaderRule, headersFor } from '../../scripts/build/deploy/headerRules.ts';
import { createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { artifactFolder, brandIds, read, siteFiles } from './artifact.ts';
import {
  cloudflarePages,
  cloudflareProblems,
  type HostedAnswer,
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
function followed(host: (path: string) => HostedAnswer, path: string): HostedAnswer {
  const answer = host(path);
  return answer.status === 308 && answer.location ? host(answer.location) : answer;
}

describe.each(brandIds)('static host %s', (brand) => {
  const site = () => join(artifactFolder(brand), 'site');

  test('stays within the limits of Cloudflare Pages', () => {
    expect(cloudflareProblems(site(), readHostedSite(site()))).toEqual([]);
    expect(siteFiles(brand)).toEqual(expect.arrayContaining(['_headers', '_redirects']));
  });

  test('responds to every path as our own server', async () => {
    const own = createArtifactServer(artifactFolder(brand), new EncodedBodies());
    const hosts = {
      cloudflare: cloudflarePages(readHostedSite(site())),
      netlify: netlify(readHostedSite(site())),
    };
    for (const path of paths) {
      const ours = own(new Request(`http://any.localhost${path}`));
      const location = ours.headers.get('location') ?? undefined;
      const text = ours.status === 301 ? '' : await ours.text();
      for (const [host, answerOf] of Object.entries(hosts)) {
        // Netlify serves the file of this name before any rule.
        if (host === 'netlify' && path === '/404') continue;
        const answer = followed(answerOf, path);
        expect({ host, path, status: answer.status, location: answer.location }).toEqual({
          host,
          path,
          status: ours.status,
          location,
        });
        if (answer.file)
          expect({ host, path, same: read(brand, `site${answer.file}`) === text }).toEqual({
            host,
            path,
            same: true,
          });
      }
    }
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
