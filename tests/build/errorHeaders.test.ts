import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { openPort } from '../../scripts/serve/listen.ts';
import {
  brokenRequests,
  missingHeaders,
  type RawResponse,
  rawRequest,
} from '../support/operator/rawRequest.ts';
import { artifactDir, read, resolvedBrand } from './artifact.ts';
import { caddy, startCaddy } from './caddy.ts';
import { startNginx } from './nginx.ts';
import { temporaryDir } from './temporaryDir.ts';

const brand = 'maraxi';
const site = () => join(artifactDir(brand), 'site');
const hostOf = async () => new URL((await resolvedBrand(brand)).settings.origin).hostname;

type Ask = (bytes: string) => Promise<RawResponse>;

// The errors of a server, each with its missing security headers.
async function errorsOf(
  ask: Ask,
  host: string,
): Promise<{ what: string; status: number; lacks: string[] }[]> {
  const errors = [];
  for (const [what, bytes] of brokenRequests(host)) {
    const { status, headers } = await ask(bytes);
    if (status >= 400) errors.push({ what, status, lacks: missingHeaders(headers) });
  }
  return errors;
}

test('sends the security headers with every error of the own server', async () => {
  const open = await openPort(0);
  onTestFinished(open.close);
  const server = createArtifactServer(artifactDir(brand), new EncodedBodies());
  const origin = `http://127.0.0.1:${open.port}`;
  const starting = await fetch(origin);
  expect([starting.status, missingHeaders(starting.headers)]).toEqual([503, []]);
  open.ready({
    fetch: (request) => {
      if (request.headers.get('host') === 'unknown.example') return new Response(null, { status: 404 });
      if (request.url.endsWith('/throws')) throw new Error('for this test');
      return server(request);
    },
    upgrade: () => false,
  });
  const ask: Ask = (bytes) => rawRequest(origin, bytes);
  const errors = await errorsOf(ask, await hostOf());
  expect(errors.filter(({ lacks }) => lacks.length > 0)).toEqual([]);
  expect(errors.map(({ status }) => status)).toEqual(expect.arrayContaining([400, 404, 405, 431]));
  const thrown = await fetch(`${origin}/throws`);
  expect([thrown.status, missingHeaders(thrown.headers)]).toEqual([500, []]);
  const upgrade = await ask(
    'GET /no/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect([upgrade.status, missingHeaders(upgrade.headers)]).toEqual([404, []]);
  const missing = createArtifactServer(temporaryDir(), new EncodedBodies())(new Request('http://a/'));
  expect([missing.status, missingHeaders(missing.headers)]).toEqual([503, []]);
});

test('sends the security headers with every error and redirect of nginx', async () => {
  const { origin, get, stop } = await startNginx(temporaryDir(), read(brand, 'deploy/nginx.conf'), site());
  onTestFinished(stop);
  const proxied = (bytes: string) => bytes.replace('Host:', 'X-Forwarded-Proto: https\r\nHost:');
  const errors = await errorsOf((bytes) => rawRequest(origin, proxied(bytes)), await hostOf());
  expect(errors.filter(({ lacks }) => lacks.length > 0)).toEqual([]);
  expect(errors.map(({ status }) => status)).toEqual(expect.arrayContaining([400, 404, 405]));
  for (const host of ['www.maraxi.example', 'maraxi.example']) {
    const response = await get(host, '/suppliers');
    expect({ host, status: response.status, lacks: missingHeaders(response.headers) }).toEqual({
      host,
      status: 301,
      lacks: [],
    });
  }
});

if (caddy !== '') {
  test('sends the security headers with every Caddy error that a Caddyfile reaches', async () => {
    const server = await startCaddy(temporaryDir(), read(brand, 'deploy/Caddyfile'), site());
    onTestFinished(server.stop);
    const host = await hostOf();
    const errors = await errorsOf((bytes) => rawRequest(server.origin, bytes, host), host);
    // Go's server answers these before any directive of a Caddyfile runs.
    const withoutSite = ['no HTTP', 'no host', 'a broken encoding', 'an expectation'];
    const reached = errors.filter(({ what }) => !withoutSite.includes(what));
    expect(reached.filter(({ lacks }) => lacks.length > 0)).toEqual([]);
    expect(reached.map(({ status }) => status)).toEqual(expect.arrayContaining([404, 405]));
    const www = await server.get('www.maraxi.example', '/');
    expect([www.status, missingHeaders(www.headers)]).toEqual([301, []]);
  });
}
