import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { runBuild, temporaryFolder } from './runScript.ts';
import { cloudflarePages, readHostedSite } from './staticHost.ts';

test('closes an environment other than production to search engines, and lists what it inherits', async () => {
  const out = temporaryFolder();
  const { code, stderr } = await runBuild(['--env', 'staging', '--brand', 'tucavo', '--out', out]);
  expect(code).toBe(0);
  expect(stderr.match(/^warning: .*brand "tucavo": inherits from production in staging: .*$/gm)).toEqual([
    expect.stringMatching(/: realtime\.key, tags\.key, /),
  ]);
  const site = join(out, 'tucavo/site');
  const text = (file: string) => readFileSync(join(site, file), 'utf8');
  expect(text('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(existsSync(join(site, 'sitemap.xml'))).toBe(false);
  for (const file of listFiles(site).filter((name) => name.endsWith('.html')))
    expect({ file, robots: /<meta name="robots" content="([^"]*)">/.exec(text(file))?.[1] }).toEqual({
      file,
      robots: 'noindex',
    });
  for (const path of ['/', '/casino', '/robots.txt', '/no/such/page'])
    expect(cloudflarePages(readHostedSite(site))(path).headers['x-robots-tag']).toBe('noindex');
  for (const file of ['nginx.conf', 'Caddyfile'])
    expect(readFileSync(join(out, 'tucavo/deploy', file), 'utf8')).toMatch(/header X-Robots-Tag "noindex"/);
});

test('warns about missing monitoring once for all brands', async () => {
  const env = { DATADOG_APPLICATION_ID: undefined, DATADOG_CLIENT_TOKEN: undefined };
  const { code, stderr } = await runBuild(['--out', temporaryFolder()], { env });
  expect(code).toBe(0);
  expect(stderr.match(/goes without monitoring/g)).toHaveLength(1);
  expect(stderr).toMatch(/^warning: .*6 brands \(default, .*\): goes without monitoring, since /m);
});
