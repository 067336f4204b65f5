import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchCalls } from '../../sandbox/control/switchCalls.ts';
import { hostileText, hostileValue, pathSegment, rawBody } from './hostileValues.ts';
import { type Operator, startOperator } from './operator.ts';

// In addition to the operator's own calls, which hostileInput.test.ts covers.
const numRuns = 20 * Number(process.env.BANDEIRA_FUZZ_RUNS ?? 8);
const seed = Number(process.env.BANDEIRA_FUZZ_SEED ?? 42);

let operator: Operator;
let slot = '';
let sessions: string[] = [];
let ticket = '';
const failures: string[] = [];
beforeAll(async () => {
  operator = await startOperator({ log: (line) => failures.push(line) });
  const { token } = await operator.newPlayer(100_000);
  const { body: categories } = await operator.ask('alfa', 'GET', '/v2/casino-games/category');
  const launch = async (game: string) => {
    const path = `/api/casino-games/${game}/launch`;
    const { body } = await operator.ask('alfa', 'POST', path, { token, body: { device: 'mobile' } });
    return new URL(body.url).pathname;
  };
  slot = await launch(categories[0].games.find(({ id }: { id: string }) => Number(id) < 5_000).id);
  // A crash game and a table.
  sessions = [slot, await launch('7001'), await launch('5001')];
  ticket = (await operator.ask('alfa', 'GET', '/api/generate-token', { token })).body.token;
}, 60_000);
afterAll(() => operator.close());

interface Sent {
  method: string;
  host: string;
  path: string;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  headers?: Record<string, string>;
}

async function statusOf({ method, host, path, body, headers = {} }: Sent): Promise<number> {
  const init = { method, headers: { 'Content-Type': 'application/json', ...headers } };
  const withBody = method === 'GET' || body === undefined ? init : { ...init, body };
  return (await operator.sandbox.fetch(new Request(`http://${host}${path}`, withBody))).status;
}

const fuzz = async (inputs: fc.Arbitrary<Sent>) => {
  for (const input of fc.sample(inputs, { numRuns, seed })) {
    const sent = `${JSON.stringify(input).slice(0, 400)}\n${failures.at(-1)}`;
    expect(await statusOf(input), sent).toBeLessThan(500);
  }
  expect(await operator.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
};

const partly = (good: Record<string, unknown>) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .record(
          Object.fromEntries(
            Object.entries(good).map(([name, value]) => [
              name,
              fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: hostileValue }),
            ]),
          ),
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    },
    { weight: 1, arbitrary: rawBody },
  );

test("answers any input to the partners' stand-ins without a server error", async () => {
  const spin = (path: string, key: string) =>
    statusOf({ method: 'POST', host: 'partners.localhost', path, body: JSON.stringify({ key, bet: 50 }) });
  expect(await spin(`${slot}/spin`, '\0')).toBe(422);
  expect(await spin(`/slots/alfa/%00/spin`, 'k')).toBe(400);
  const paths = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...sessions) },
    { weight: 1, arbitrary: fc.tuple(pathSegment, pathSegment).map((parts) => `/slots/${parts.join('/')}`) },
    { weight: 1, arbitrary: pathSegment.map((part) => `/slots/alfa/${part}`) },
  );
  const selection = { eventId: '1', outcome: 'home', odds: 200 };
  await fuzz(
    fc.oneof(
      fc.record({
        method: fc.constant('POST'),
        host: fc.constant('partners.localhost'),
        path: fc
          .tuple(paths, fc.constantFrom('spin', 'crash', 'crash/cashout', 'table'))
          .map((parts) => parts.join('/')),
        body: partly({ key: 'k', bet: 100, autoCashOut: 200, round: '50001', bets: { red: 100, 17: 100 } }),
      }),
      fc.record({
        method: fc.constant('GET'),
        host: fc.constant('partners.localhost'),
        path: fc.oneof(
          paths,
          paths.map((path) => `${path}/state`),
          paths.map((path) => `${path}/crash`),
          pathSegment.map((part) => `/slots/symbols/${part}/1`),
          pathSegment.map((part) => `/icons/${part}.svg`),
          pathSegment.map((part) => `/sportsbook/${part}/events`),
          pathSegment.map((part) => `/identity/face/${part}?refId=%00`),
          pathSegment.map((part) => `/${part}`),
        ),
      }),
      fc.record({
        method: fc.constantFrom('GET', 'POST', 'OPTIONS'),
        host: fc.constant('partners.localhost'),
        path: fc.oneof(
          { weight: 4, arbitrary: fc.constant('/sportsbook/alfa/bets') },
          { weight: 1, arbitrary: pathSegment.map((part) => `/sportsbook/${part}/bets`) },
        ),
        body: partly({ key: 'k', stakeCents: 500, selections: [selection] }),
        headers: fc
          .constantFrom(`Bearer ${ticket}`, `Bearer ${ticket}`, 'Bearer x', 'Basic')
          .map((Authorization) => ({ Authorization })),
      }),
      fc.record({
        method: fc.constant('POST'),
        host: fc.constant('partners.localhost'),
        path: fc.oneof(
          fc.constant('/external/kyc/session'),
          pathSegment.map((part) => `/identity/results/${part}`),
        ),
        body: rawBody,
        headers: fc
          .record({
            Origin: fc.constantFrom('https://alfa.example', 'null', 'http://[', 'x'),
            type: fc.constantFrom(
              'multipart/form-data; boundary=x',
              'application/x-www-form-urlencoded',
              ';',
            ),
          })
          .map(({ Origin, type }) => ({ Origin, 'Content-Type': type })),
      }),
    ),
  );
}, 600_000);

test('answers any input to the control calls without a server error', async () => {
  const good = {
    tenant: 'alfa',
    user: 'veterano@sandbox.test',
    amountCents: 100,
    balanceCents: 100,
    depositId: '1',
    withdrawalId: '1',
    ending: 'approved',
    lines: 10,
    flagged: false,
    status: 'approved',
    changes: { deposit_min: 100 },
    delayMs: null,
  };
  const names = Object.keys(switchCalls).filter((name) => name !== 'call-error' && name !== 'drop-realtime');
  await fuzz(
    fc.record({
      method: fc.constantFrom('POST', 'POST', 'POST', 'GET'),
      host: fc.constant('localhost'),
      path: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...names).map((name) => `/control/${name}`) },
        { weight: 1, arbitrary: pathSegment.map((part) => `/control/${part}`) },
        { weight: 1, arbitrary: pathSegment.map((part) => `/control/state/${part}`) },
        { weight: 1, arbitrary: pathSegment.map((part) => `/control/logo/${part}`) },
      ),
      body: partly(good),
    }),
  );
}, 600_000);

// The status for raw bytes, or 0 when the server closes without a response.
async function statusOfRaw(bytes: string): Promise<number> {
  const socket = connect(operator.port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.end(Buffer.from(bytes, 'latin1'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(chunks).toString('latin1')) ?? [];
  return Number(status);
}

test('answers any request line and headers without a server error', async () => {
  const noLineEnds = (text: string) => text.replaceAll(/[\r\n]/g, '');
  const target = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '*',
      'http://[',
      'http://x@y/',
      '/%',
      '/%ff',
      '/v2/settings/?%',
      '/v2/\u0000',
      '/../..',
    ),
    fc.webUrl(),
    hostileText.map((text) => `/v2/${noLineEnds(text)}`),
    fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/${noLineEnds(text)}`),
  );
  const host = fc.constantFrom(
    'api.alfa.example',
    'localhost',
    'partners.localhost',
    '[',
    '',
    '%',
    'api.alfa.example:99999',
    'a b',
  );
  const inputs = fc.record({
    method: fc.constantFrom('GET', 'GET', 'POST', 'HEAD', 'OPTIONS', 'PROPFIND', 'CONNECT', 'TRACE', '💥'),
    target,
    host,
    header: fc.oneof(
      fc.constant(''),
      fc.constantFrom(
        'Content-Length: -1',
        'Transfer-Encoding: chunked',
        'Expect: 100-continue',
        'Origin: http://[',
        'Upgrade: x',
      ),
      hostileText.map((text) => `X-User-Ip: ${noLineEnds(text).slice(0, 500)}`),
    ),
  });
  const withCredentials = 'GET http://x@y/ HTTP/1.1\r\nHost: api.alfa.example\r\nConnection: close\r\n\r\n';
  expect(await statusOfRaw(withCredentials)).toBe(400);
  for (const { method, target: to, host: at, header } of fc.sample(inputs, { numRuns, seed })) {
    const bytes = `${method} ${to} HTTP/1.1\r\nHost: ${at}\r\nConnection: close\r\n${header && `${header}\r\n`}\r\n`;
    expect(await statusOfRaw(bytes), JSON.stringify(bytes.slice(0, 300))).toBeLessThan(500);
  }
  expect((await operator.call('alfa', 'GET', '/v2/get-ip')).status).toBe(200);
}, 600_000);
