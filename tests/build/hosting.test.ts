import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { artifactFolder, read } from './artifact.ts';
import { caddy, startCaddy } from './caddy.ts';
import { requestHost } from './hostRequest.ts';
import { startNginx } from './nginx.ts';
import { temporaryFolder } from './runScript.ts';

/** Two brands in one nginx: Maraxi has a further host, redirects of its own and no sports. */
async function nginxOf(...brands: string[]) {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  cpSync(join(artifactFolder(brands[0] ?? ''), 'site'), site, { recursive: true });
  const server = await startNginx(
    folder,
    brands.map((brand) => read(brand, 'deploy/nginx.conf')).join('\n'),
    site,
  );
  onTestFinished(server.stop);
  return { ...server, site };
}

const crawler = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

test('nginx leads http to https and www to the canonical host, with path and query', async () => {
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

test('nginx shows no brand to a host that it does not know, with several brands beside each other', async () => {
  const { get } = await nginxOf('maraxi', 'velvora');
  for (const host of ['nobody.example', '127.0.0.1', 'api.maraxi.example']) {
    const answer = await get(host, '/');
    expect([host, answer.status]).toEqual([host, 404]);
    expect(await answer.text()).not.toMatch(/Maraxi|Velvora/);
  }
  expect(await (await get('maraxi.example', '/')).text()).toContain('Maraxi');
});

test('nginx compresses behind a proxy and serves files that were compressed before', async () => {
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
])('nginx and our own server lead %s on for good', async (path, to) => {
  const { get } = await nginxOf('maraxi');
  const own = createArtifactServer(artifactFolder('maraxi'), new EncodedBodies());
  for (const answer of [await get('maraxi.example', path), own(new Request(`http://any.localhost${path}`))])
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

test('nginx keeps what a redirect carries over encoded', async () => {
  const { get } = await nginxOf('velvora');
  const answer = await get('velvora.bet.br', '/sport/a%0dX-Evil:%201/b?c=%20d');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/sports/a%0DX-Evil:%201/b?c=%20d']);
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
])(
  'nginx and our own server answer %s with the 404 page, and crawlers with the bare status',
  async (path) => {
    const { get } = await nginxOf('maraxi');
    const own = createArtifactServer(artifactFolder('maraxi'), new EncodedBodies());
    const ours = (headers: Record<string, string>) =>
      own(new Request(`http://any.localhost${path}`, { headers }));
    for (const ask of [(headers: Record<string, string>) => get('maraxi.example', path, headers), ours]) {
      const person = await ask({});
      expect([person.status, await person.text()]).toEqual([404, read('maraxi', 'site/404.html')]);
      const robot = await ask(crawler);
      expect(robot.status).toBe(404);
      expect(await robot.text()).not.toContain('Maraxi');
    }
  },
);

if (caddy !== '') {
  test('Caddy leads to https and the canonical host, shows unknown hosts nothing, serves compressed files', async () => {
    const folder = temporaryFolder();
    const site = join(folder, 'site');
    cpSync(join(artifactFolder('maraxi'), 'site'), site, { recursive: true });
    writeFileSync(join(site, 'robots.txt.br'), brotliCompressSync('made before'));
    const { get, getPlain, stop } = await startCaddy(folder, read('maraxi', 'deploy/Caddyfile'), site);
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
