import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadLimitBytes } from '../../sandbox/http/routes/documentRoutes.ts';
import type { Call } from '../../src/shared/contract/call.ts';
import { calls } from '../../src/shared/contract/calls.ts';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
}, 60_000);
afterAll(() => operator.close());

const chunk = new Uint8Array(16 * 1024).fill(0x20);

// A body without an end, and how much of it has been read.
function endlessBody() {
  const read = { bytes: 0 };
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    read.bytes += chunk.length;
    controller.enqueue(chunk);
  };
  return { read, stream: new ReadableStream({ pull }, { highWaterMark: 0 }) };
}

async function send(method: string, url: string, headers: Record<string, string>) {
  const { read, stream } = endlessBody();
  const init = {
    method,
    body: stream,
    duplex: 'half',
    headers: { Authorization: headers.Authorization ?? '', ...headers },
  };
  const response = await operator.sandbox.fetch(new Request(url, init));
  return { status: response.status, read };
}

const writing = Object.values<Call>(calls).filter(({ method }) => method !== 'GET');
const api = 'http://api.alfa.example';
const otherRoutes = [
  `${api}/nowhere`,
  'http://localhost/control/credit',
  'http://localhost/nowhere',
  'http://partners.localhost/sportsbook/alfa/bets',
  'http://partners.localhost/slots/alfa/1/spin',
  'http://partners.localhost/external/kyc/session',
  'http://partners.localhost/nowhere',
  'http://localhost/apps/sandbox-alfa/events',
];

test('no route reads more of a body than it may', async () => {
  const { token } = await operator.newPlayer();
  const routes = [
    ...writing.map(({ method, path }) => ({ method, url: `${api}${path.replaceAll(/\{\w+\}/g, '1')}` })),
    ...otherRoutes.map((url) => ({ method: 'POST', url })),
  ];
  for (const { method, url } of routes) {
    const mostBytes = url.endsWith('/api/documents')
      ? uploadLimitBytes
      : url.includes('/apps/')
        ? 1024 * 1024
        : 64 * 1024;
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Origin: 'https://alfa.example',
    };
    const { status, read } = await send(method, url, headers);
    // One chunk passes the limit, and one may be under way.
    expect(read.bytes, `${method} ${url} ${status}`).toBeLessThanOrEqual(mostBytes + 2 * chunk.length);
  }
}, 60_000);

test('a body that says how long it is is refused unread', async () => {
  for (const url of [`${api}/api/auth/login`, ...otherRoutes]) {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(2 ** 31) };
    const { status, read } = await send('POST', url, headers);
    expect({ status, bytes: read.bytes }, url).toEqual({ status: 413, bytes: 0 });
  }
});
