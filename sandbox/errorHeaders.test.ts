import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../tests/support/freePort.ts';
import { exampleSandbox } from '../tests/support/operator/exampleSandbox.ts';
import { brokenRequests, missingHeaders, rawRequest } from '../tests/support/operator/rawRequest.ts';
import { listen } from './listen.ts';

const example = exampleSandbox('velvora');

const hosts = ['api.velvora.localhost', 'partners.localhost', 'localhost', 'unknown.example'];
const requests: [method: string, path: string][] = [
  ['GET', '/'],
  ['GET', '/no/such/path'],
  ['GET', '/v2/settings/'],
  ['GET', '/api/auth/me'],
  ['POST', '/api/auth/login'],
  ['DELETE', '/v2/settings/'],
  ['OPTIONS', '/v2/settings/'],
  ['POST', '/apps/nothing/events'],
  ['GET', '/storage/missing.png'],
  ['GET', '/identity/ocr/no-session'],
  ['GET', '/slots/nothing/nothing'],
  ['POST', '/slots/velvora/nothing/spin'],
  ['POST', '/external/kyc/session'],
  ['POST', '/control/nothing'],
  ['GET', '/control/state/nothing'],
  ['GET', '/control/logo/nothing'],
];

test('sets the security headers on every response, on every host', async () => {
  for (const host of hosts)
    for (const [method, path] of requests) {
      const response = await example.sandbox.fetch(
        new Request(`http://${host}:4000${path}`, {
          method,
          headers: { Host: host, Origin: 'http://velvora.localhost:4000' },
          body: method === 'POST' ? '{"broken' : undefined,
        }),
      );
      expect({ host, method, path, lacks: missingHeaders(response.headers) }).toEqual({
        host,
        method,
        path,
        lacks: [],
      });
      await response.body?.cancel();
    }
});

test('refuses requests that reach no handler, with the security headers', async () => {
  const { port, close } = await listen({ ...example.sandbox, close: async () => {} }, await freePort());
  onTestFinished(close);
  const statuses = new Set<number>();
  for (const [what, bytes] of brokenRequests('api.velvora.localhost')) {
    const { status, headers } = await rawRequest(`http://127.0.0.1:${port}`, bytes);
    statuses.add(status);
    expect({ what, lacks: missingHeaders(headers) }).toEqual({ what, lacks: [] });
  }
  expect([...statuses]).toEqual(expect.arrayContaining([400, 404, 417, 431]));
  for (const path of ['/no/socket', '//']) {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    const { status, headers } = await rawRequest(`http://127.0.0.1:${port}`, bytes);
    expect({ path, status, lacks: missingHeaders(headers) }).toEqual({ path, status: 404, lacks: [] });
  }
});
