import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { artifactDir, read } from './artifact.ts';
import { caddy, startCaddy } from './caddy.ts';
import { requestHost } from './hostRequest.ts';
import { startNginx } from './nginx.ts';
import { temporaryDir } from './temporaryDir.ts';

// Two brands in one nginx: Maraxi has a further host, its own redirects and no sports.
async function nginxOf(...brands: string[]) {
  const dir = temporaryDir();
  const site = join(dir, 'site');
  cpSync(join(artifactDir(brands[0] ?? ''), 'site'), site, { recursive: true });
  const server = await startNginx(
    dir,
    brands.map((brand) => read(brand, 'deploy/nginx.conf')).join('\n'),
    site,
  );
  onTestFinished(server.stop);
  return { ...server, site };
}

const crawler = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

test('redirects http to https and www to the canonical host in nginx, with path and query', async () => {
  const { origin, get } = await nginxOf('maraxi');
  const plain = await requestHost({ at: origin, host: 'm.maraxi.example', path: '/casino?a=1%20b' });
  expect([plain.status, plain.headers.get('location')]).toEqual([
    301,
    'https://m.maraxi.example/casino?a=1%20b',
  ]);
  const www = await get('www.maraxi.example', '/casino?a=1');
  expect([www.status, www.headers.get('location')]).toEqual([301, 'https://maraxi.example/casino?a=1']);
  expect((await get('m.maraxi.example', '/casino')).status).toBe(200);
});

test('serves no brand to an unknown host in nginx, with several brands', async () => {
  const { get } = await nginxOf('maraxi', 'velvora');
  for (const host of ['nobody.example', '127.0.0.1', 'api.maraxi.example']) {
    const response = await get(host, '/');
    expect([host, response.status]).toEqual([host, 404]);
    expect(await response.text()).not.toMatch(/Maraxi|Velvora/);
  }
  expect(await (await get('maraxi.example', '/')).text()).toContain('Maraxi');
});

test('compresses behind a proxy in nginx and serves precompressed files', async () => {
  const { get, site } = await nginxOf('maraxi');
  const accepted = { Via: '1.1 proxy', 'Accept-Encoding': 'gzip' };
  const page = await get('maraxi.example', '/casino', accepted);
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await page.arrayBuffer())).toString()).toBe(
    read('maraxi', 'site/casino/index.html'),
  );
  writeFileSync(join(site, 'robots.txt.gz'), gzipSync('made before'));
  const robots = await get('maraxi.example', '/robots.txt', accepted);
  expect(gunzipSync(Buffer.from(await robots.arrayBuffer())).toString()).toBe('made before');
});

test.each([
  ['/suppliers?a=1', '/providers?a=1'],
  ['/user/coupon/', '/user/promotion/coupon'],
])('redirects %s permanently in nginx and our own server', async (path, to) => {
  const { get } = await nginxOf('maraxi');
  const own = createArtifactServer(artifactDir('maraxi'), new EncodedBodies());
  for (const response of [await get('maraxi.example', path), own(new Request(`http://any.localhost${path}`))])
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

test('keeps the encoding of a redirect in nginx', async () => {
  const { get } = await nginxOf('velvora');
  const response = await get('velvora.bet.br', '/sport/a%0dX-Evil:%201/b?c=%20d');
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    '/sports/a%0DX-Evil:%201/b?c=%20d',
  ]);
});

test.each([
  '/sports',
  '/sports/esports/dota',
  '/no/such/page',
  '/termos-de-nada',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
])('serves %s as the 404 page in nginx and our own server, and a bare status to crawlers', async (path) => {
  const { get } = await nginxOf('maraxi');
  const own = createArtifactServer(artifactDir('maraxi'), new EncodedBodies());
  const ours = (headers: Record<string, string>) =>
    own(new Request(`http://any.localhost${path}`, { headers }));
  for (const ask of [(headers: Record<string, string>) => get('maraxi.example', path, headers), ours]) {
    const person = await ask({});
    expect([person.status, await person.text()]).toEqual([404, read('maraxi', 'site/404.html')]);
    const robot = await ask(crawler);
    expect(robot.status).toBe(404);
    expect(await robot.text()).not.toContain('Maraxi');
  }
});

test.each(['/%E0%A4%A', '/casino/%00', '/casino/%2e%2e%2f', '/ref/%E0'])(
  'serves the undecodable path %s as the 404 page',
  async (path) => {
    const own = createArtifactServer(artifactDir('maraxi'), new EncodedBodies());
    const response = own(new Request(`http://any.localhost${path}`));
    expect([response.status, await response.text()]).toEqual([404, read('maraxi', 'site/404.html')]);
  },
);

if (caddy !== '') {
  test('redirects to https and the canonical host in Caddy, serves compressed files, and nothing to unknown hosts', async () => {
    const dir = temporaryDir();
    const site = join(dir, 'site');
    cpSync(join(artifactDir('maraxi'), 'site'), site, { recursive: true });
    writeFileSync(join(site, 'robots.txt.br'), brotliCompressSync('made before'));
    const { get, getPlain, stop } = await startCaddy(dir, read('maraxi', 'deploy/Caddyfile'), site);
    onTestFinished(stop);
    const plain = await getPlain('maraxi.example', '/casino?a=1');
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toMatch(/^https:\/\/maraxi\.example(:\d+)?\/casino\?a=1$/);
    const www = await get('www.maraxi.example', '/casino?a=1');
    expect([www.status, www.headers.get('location')]).toEqual([301, 'https://maraxi.example/casino?a=1']);
    expect(await (await getPlain('nobody.example', '/')).text()).not.toContain('Maraxi');
    await expect(get('nobody.example', '/')).rejects.toThrow();
    const robots = await get('maraxi.example', '/robots.txt', { 'Accept-Encoding': 'br' });
    expect(robots.headers.get('content-encoding')).toBe('br');
    expect((await robots.arrayBuffer()).byteLength).toBe(brotliCompressSync('made before').length);
    const robot = await get('maraxi.example', '/no/such/page', crawler);
    expect([robot.status, await robot.text()]).toEqual([404, '']);
    const redirected = await get('maraxi.example', '/suppliers?a=1');
    expect([redirected.status, redirected.headers.get('location')]).toEqual([301, '/providers?a=1']);
  });
}
