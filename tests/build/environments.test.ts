import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { runBuild } from './runScript.ts';
import { netlify } from './staticHost.ts';
import { temporaryDir } from './temporaryDir.ts';

test('closes an environment other than production to search engines, and lists what it inherits', async () => {
  const out = temporaryDir();
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
  const host = await netlify(site);
  for (const path of ['/', '/casino', '/robots.txt', '/no/such/page'])
    expect((await host(path)).headers.get('x-robots-tag')).toBe('noindex');
  for (const file of ['nginx.conf', 'Caddyfile'])
    expect(readFileSync(join(out, 'tucavo/deploy', file), 'utf8')).toMatch(/header X-Robots-Tag "noindex"/);
});

test('stamps a preview for another address from the compiled app, closed to search engines', async () => {
  const out = temporaryDir();
  const args = ['--brand', 'maraxi', '--origin', 'https://pr-12.example', '--out', out];
  const { code, stderr } = await runBuild(args);
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.not.stringContaining('Compiling') });
  const text = (file: string) => readFileSync(join(out, 'maraxi', file), 'utf8');
  expect(JSON.parse(text('site/builds/latest.json'))).toMatchObject({ brand: 'maraxi', env: 'preview' });
  expect(text('site/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  for (const file of listFiles(join(out, 'maraxi/site'))) {
    expect(file).not.toMatch(/assetlinks|apple-app-site|sitemap/);
    if (!file.endsWith('.html')) continue;
    expect({ file, html: text(`site/${file}`) }).toEqual({
      file,
      html: expect.stringContaining('<meta name="robots" content="noindex">'),
    });
  }
  // Legal texts name the operator's real site.
  for (const file of ['index.html', 'casino/index.html', '200.html'])
    expect(text(`site/${file}`)).not.toMatch(/\/\/(www\.|m\.)?maraxi\.example/);
  const server = text('deploy/nginx.conf');
  expect(server).toContain('server_name pr-12.example;');
  expect(server).toContain('add_header X-Robots-Tag "noindex" always;');
  expect(server).not.toMatch(/[ /](www\.|m\.)?maraxi\.example/);
});

test('warns about missing monitoring once for all brands', async () => {
  const env = { DATADOG_APPLICATION_ID: undefined, DATADOG_CLIENT_TOKEN: undefined };
  const { code, stderr } = await runBuild(['--out', temporaryDir()], { env });
  expect(code).toBe(0);
  expect(stderr.match(/goes without monitoring/g)).toHaveLength(1);
  expect(stderr).toMatch(/^warning: .*6 brands \(default, .*\): goes without monitoring, since /m);
});
