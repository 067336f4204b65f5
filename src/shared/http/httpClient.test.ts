import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anonymousSession } from '../../../tests/support/anonymousSession.ts';
import { flag } from '../contract/wire.ts';
import { createHttpClient, loadAxiosClient } from './httpClient.ts';
import type { HttpClientOptions } from './httpRequest.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Handler = (response: ServerResponse, request: IncomingMessage, count: number) => void;

// A real server, the requests that it received, and a client for it.
async function serve(handler: Handler, options: Partial<HttpClientOptions> = {}) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    handler(response, request, requests.length);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const http = createHttpClient({
    origin,
    session: anonymousSession,
    userIp: () => null,
    retryDelayMs: 5,
    ...options,
  });
  return { http, requests, origin, server };
}

const nameSchema = v.object({ name: v.string() });
const withStatus =
  (status: number, body = '{"message":"Não deu"}'): Handler =>
  (response) =>
    void response.writeHead(status).end(body);

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'sends a GET once more after status %i',
  async (status) => {
    const { http, requests } = await serve((response, _request, count) => {
      response.writeHead(count === 1 ? status : 200).end('{"name":"Ana"}');
    });
    const result = await http.send({ path: '/v2/banners', schema: nameSchema });
    expect(result).toEqual({ ok: true, status: 200, data: { name: 'Ana' } });
    expect(requests).toHaveLength(2);
  },
);

test('does not send a GET a third time', async () => {
  const { http, requests } = await serve(withStatus(503));
  const result = await http.send({ path: '/v2/banners', schema: nameSchema });
  expect(result).toEqual({ ok: false, error: { kind: 'http', status: 503, message: 'Não deu', fields: {} } });
  expect(requests).toHaveLength(2);
});

test.each([400, 401, 403, 404, 413, 422, 501])(
  'does not send a GET again after status %i',
  async (status) => {
    const { http, requests } = await serve(withStatus(status));
    await http.send({ path: '/v2/banners', schema: nameSchema });
    expect(requests).toHaveLength(1);
  },
);

test.each(['POST', 'PUT', 'DELETE'] as const)('never repeats a %s', async (method) => {
  const { http, requests } = await serve(withStatus(503));
  await http.send({ method, path: '/api/deposits', body: {}, schema: nameSchema });
  expect(requests).toHaveLength(1);
});

test('sends no second request where the caller forbids it', async () => {
  const { http, requests } = await serve(withStatus(503));
  await http.send({ path: '/v2/banners', retry: false, schema: nameSchema });
  expect(requests).toHaveLength(1);
});

test('reports a dropped connection as a network error and does not repeat the request', async () => {
  const { http, requests } = await serve((_response, request) => request.socket.destroy());
  const result = await http.send({ path: '/v2/banners', schema: nameSchema });
  expect(result).toEqual({ ok: false, error: { kind: 'network', offline: false } });
  expect(requests).toHaveLength(1);
});

test('sends the product headers, the bearer token and the known IP address with every request', async () => {
  const { http, requests } = await serve(withStatus(200, '{"name":"Ana"}'), {
    session: { ...anonymousSession, token: () => 'abc' },
    userIp: () => '203.0.113.9',
  });
  await http.send({
    method: 'POST',
    path: '/api/deposits',
    body: { amount: 100 },
    idempotencyKey: 'k1',
    schema: nameSchema,
  });
  expect(requests[0]?.headers).toMatchObject({
    accept: 'application/json',
    'cache-control': 'private',
    authorization: 'Bearer abc',
    'x-user-ip': '203.0.113.9',
    'idempotency-key': 'k1',
    'content-type': 'application/json',
  });
});

test("sends a request's own authorization as it is, and does not treat its 401 as the end of the session", async () => {
  const recover = vi.fn();
  const { http, requests } = await serve(withStatus(401, '{"message":"Unauthenticated."}'), {
    session: { ...anonymousSession, token: () => 'abc', recover },
  });
  await http.send({ path: '/api/pixels', authorization: 'tags-alfa', schema: nameSchema });
  expect(requests[0]?.headers.authorization).toBe('tags-alfa');
  expect(recover).not.toHaveBeenCalled();
});

test('sends neither token nor IP address without a session', async () => {
  const { http, requests } = await serve(withStatus(200, '{"name":"Ana"}'));
  await http.send({ path: '/v2/banners', schema: nameSchema });
  expect(requests[0]?.headers.authorization).toBeUndefined();
  expect(requests[0]?.headers['x-user-ip']).toBeUndefined();
});

test('rejects a path that begins with two slashes before anything is sent', async () => {
  const { http, requests } = await serve(withStatus(200));
  await expect(http.send({ path: '//evil.example/x', schema: nameSchema })).rejects.toThrow(TypeError);
  expect(requests).toHaveLength(0);
});

test('names the place where a response differs from the contract', async () => {
  const { http } = await serve(withStatus(200, '{"user":{"name":7}}'));
  const result = await http.send({ path: '/api/auth/me', schema: v.object({ user: nameSchema }) });
  expect(result).toMatchObject({ ok: false, error: { kind: 'invalid-response', path: 'user.name' } });
});

test('reports HTML instead of JSON as an invalid response', async () => {
  const { http } = await serve(withStatus(200, '<!doctype html><p>oi</p>'));
  const result = await http.send({ path: '/v2/banners', schema: nameSchema });
  expect(result).toMatchObject({ ok: false, error: { kind: 'invalid-response' } });
});

test('reads a text response as plain text or as a JSON string', async () => {
  const bodies = ['Ganhe 10 giros', '"Ganhe 10 giros"'];
  const { http } = await serve((response, _request, count) => response.end(bodies[count - 1]));
  for (const _body of bodies) {
    const result = await http.send({
      path: '/v2/coupons/register',
      responseType: 'text',
      schema: v.string(),
    });
    expect(result).toMatchObject({ ok: true, data: 'Ganhe 10 giros' });
  }
});

test('passes an empty response to the schema as null', async () => {
  const { http } = await serve((response) => response.writeHead(204).end());
  expect(await http.send({ path: '/api/seo', schema: v.null() })).toEqual({
    ok: true,
    status: 204,
    data: null,
  });
});

test('reports a response that takes too long as a timeout', async () => {
  const { http } = await serve(() => {});
  const result = await http.send({ path: '/v2/banners', timeoutMs: 60, schema: nameSchema });
  expect(result).toEqual({ ok: false, error: { kind: 'timeout', timeoutMs: 60 } });
});

test('reports a canceled request as aborted', async () => {
  const { http } = await serve(() => {});
  const controller = new AbortController();
  const sent = http.send({ path: '/v2/banners', signal: controller.signal, schema: nameSchema });
  controller.abort();
  expect(await sent).toEqual({ ok: false, error: { kind: 'aborted' } });
});

test('reports a server that does not listen as a network error', async () => {
  const { http, server } = await serve(withStatus(200));
  await new Promise((resolve) => server.close(resolve));
  expect(await http.send({ path: '/v2/banners', schema: nameSchema })).toMatchObject({
    ok: false,
    error: { kind: 'network' },
  });
});

test('renews a refused token once and sends the request again with the new one', async () => {
  let token = 'old';
  const { http, requests } = await serve(
    (response, request) => {
      const isNew = request.headers.authorization === 'Bearer new';
      response.writeHead(isNew ? 200 : 401).end(isNew ? '{"name":"Ana"}' : '{"message":"Unauthenticated."}');
    },
    {
      session: {
        token: () => token,
        recover: async () => {
          token = 'new';
          return 'retry';
        },
      },
    },
  );
  const result = await http.send({ path: '/api/auth/me', schema: nameSchema });
  expect(result).toMatchObject({ ok: true, data: { name: 'Ana' } });
  expect(requests).toHaveLength(2);
});

test('leaves the session alone after a 403 with another message', async () => {
  let asked = 0;
  const { http } = await serve(withStatus(403, '{"error":"Acesso negado"}'), {
    session: {
      token: () => 'abc',
      recover: async () => {
        asked += 1;
        return 'retry';
      },
    },
  });
  const result = await http.send({ path: '/api/auth/me', schema: nameSchema });
  expect(result).toMatchObject({ ok: false, error: { status: 403, message: 'Acesso negado' } });
  expect(asked).toBe(0);
});

test("returns the server's field errors by field, with the first as the message", async () => {
  const { http } = await serve(
    withStatus(422, '{"errors":{"email":["E-mail em uso"],"phone":["Inválido"]}}'),
  );
  const result = await http.send({ method: 'POST', path: '/v2/auth/register', body: {}, schema: nameSchema });
  expect(result).toEqual({
    ok: false,
    error: {
      kind: 'http',
      status: 422,
      message: 'E-mail em uso',
      fields: { email: 'E-mail em uso', phone: 'Inválido' },
      firstError: 'E-mail em uso',
    },
  });
});

test.each([
  ['an empty list', '[]'],
  ['an empty record', '{}'],
  ['null', 'null'],
])('reads the errors in `data` beside %s of errors', async (_, errors) => {
  const { http } = await serve(
    withStatus(200, `{"success":false,"errors":${errors},"data":{"errors":{"email":["Em uso"]}}}`),
  );
  const result = await http.send({
    method: 'POST',
    path: '/v2/auth/register',
    body: {},
    schema: v.object({ success: flag }),
  });
  expect(result).toMatchObject({ ok: false, error: { message: 'Em uso', fields: { email: 'Em uso' } } });
});

test('treats a write with status 200 and `success: false` as a refusal, and a read as a response', async () => {
  const body = '{"success":"0","message":"Confira.","errors":{"email":["Em uso"]}}';
  const { http } = await serve(withStatus(200, body));
  const call = { path: '/api/auth/me', schema: v.object({ success: flag }) };
  expect(await http.send({ ...call, method: 'PUT' })).toEqual({
    ok: false,
    error: {
      kind: 'http',
      status: 200,
      message: 'Confira.',
      fields: { email: 'Em uso' },
      firstError: 'Em uso',
    },
  });
  expect(await http.send(call)).toMatchObject({ ok: true, data: { success: false } });
});

test("passes a 401 with any message to the session policy and keeps the server's error", async () => {
  const recover = vi.fn(async () => 'give-up' as const);
  const { http, requests } = await serve(withStatus(401, '{"message":"Token inválido"}'), {
    session: { token: () => 'abc', recover },
  });
  const result = await http.send({ path: '/api/transactions', schema: nameSchema });
  expect(result).toMatchObject({ ok: false, error: { status: 401, message: 'Token inválido' } });
  expect(recover.mock.calls).toEqual([['abc', 'refused']]);
  expect(requests).toHaveLength(1);
});

test('judges a 401 that follows a retried GET once', async () => {
  const recover = vi.fn(async () => 'give-up' as const);
  const { http } = await serve(
    (response, _request, count) => response.writeHead(count === 1 ? 503 : 401).end('{}'),
    { session: { token: () => 'abc', recover } },
  );
  await http.send({ path: '/api/transactions', schema: nameSchema });
  expect(recover).toHaveBeenCalledTimes(1);
});

test('keeps body, key and type of a request that is sent again after the renewal', async () => {
  let token = 'old';
  const bodies: string[] = [];
  const { http, requests } = await serve(
    (response, request, count) => {
      request.on('data', (chunk) => bodies.push(String(chunk)));
      request.on('end', () => {
        const body = count === 1 ? '{"message":"Unauthenticated."}' : '{"name":"Ana"}';
        response.writeHead(count === 1 ? 403 : 200).end(body);
      });
    },
    {
      session: {
        token: () => token,
        recover: async () => {
          token = 'new';
          return 'retry';
        },
      },
    },
  );
  const body = { amount: 100, name: ' "Ana" ' };
  const request = { method: 'POST', path: '/api/deposits', body, idempotencyKey: 'k1' } as const;
  expect(await http.send({ ...request, schema: nameSchema })).toMatchObject({ ok: true });
  expect(bodies).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  expect(requests[1]?.headers).toMatchObject({
    authorization: 'Bearer new',
    'idempotency-key': 'k1',
    'content-type': 'application/json',
  });
});

test('sends forms as the forms they are, and no type without a body', async () => {
  const { http, requests } = await serve(withStatus(200, '{"name":"Ana"}'));
  const send = (body?: unknown) => http.send({ method: 'POST', path: '/api/x', body, schema: nameSchema });
  await send();
  await send(new URLSearchParams({ a: '1' }));
  await send(new FormData());
  const types = requests.map(({ headers }) => headers['content-type']);
  expect(types).toEqual([
    undefined,
    expect.stringMatching(/^application\/x-www-form-urlencoded/),
    expect.stringMatching(/^multipart\/form-data; ?boundary=/),
  ]);
});

test('adds no header that an operator’s CORS rules do not know', async () => {
  const { http, requests } = await serve(withStatus(200, '{"name":"Ana"}'));
  await http.send({ path: '/v2/banners', schema: nameSchema });
  const own = await fetch(`http://${requests[0]?.headers.host}/`);
  await own.text();
  const names = (index: number) => Object.keys(requests[index]?.headers ?? {}).sort();
  expect(requests[0]?.headers['user-agent']).toBe(requests[1]?.headers['user-agent']);
  expect(names(0)).toEqual(
    [...names(1), 'cache-control'].filter((name, i, all) => all.indexOf(name) === i).sort(),
  );
});

test('sends the values of a query as they are, and omits undefined ones', async () => {
  const { http, requests } = await serve(withStatus(200, '{"name":"Ana"}'));
  const query = { source_id: 'a b&c+d', active: true, page: 2, none: undefined };
  await http.send({ path: '/api/seo', query, schema: nameSchema });
  const url = new URL(requests[0]?.url ?? '', 'http://x.test');
  expect(Object.fromEntries(url.searchParams)).toEqual({ source_id: 'a b&c+d', active: 'true', page: '2' });
});

test('reports a client that failed to load as a network error, and loads it again for the next request', async () => {
  let loads = 0;
  const { http } = await serve(withStatus(200, '{"name":"Ana"}'), {
    load: async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return loadAxiosClient();
    },
  });
  const ask = () => http.send({ path: '/v2/banners', schema: nameSchema });
  expect(await ask()).toMatchObject({ ok: false, error: { kind: 'network' } });
  expect(await ask()).toMatchObject({ ok: true });
});

test('reports a request that is canceled while the client loads as aborted', async () => {
  const { http, requests } = await serve(withStatus(200), { load: () => new Promise(() => {}) });
  const controller = new AbortController();
  const sent = http.send({ path: '/v2/banners', signal: controller.signal, schema: nameSchema });
  controller.abort();
  expect(await sent).toEqual({ ok: false, error: { kind: 'aborted' } });
  expect(requests).toHaveLength(0);
});

describe('a response that the early script has requested', () => {
  afterEach(() => vi.unstubAllGlobals());
  const early = (response: Promise<Response>) =>
    vi.stubGlobal('window', { __earlyCalls: { '/v2/banners': response } });

  test('is used once, without a request', async () => {
    const { http, requests } = await serve(withStatus(200, '{"name":"later"}'));
    early(Promise.resolve(new Response('{"name":"early"}')));
    const ask = () => http.send({ path: '/v2/banners', schema: nameSchema });
    expect(await ask()).toMatchObject({ data: { name: 'early' } });
    expect(await ask()).toMatchObject({ data: { name: 'later' } });
    expect(requests).toHaveLength(1);
  });

  test('is requested again after a status that allows it', async () => {
    const { http, requests } = await serve(withStatus(200, '{"name":"later"}'));
    early(Promise.resolve(new Response('{}', { status: 503 })));
    const result = await http.send({ path: '/v2/banners', schema: nameSchema });
    expect(result).toMatchObject({ data: { name: 'later' } });
    expect(requests).toHaveLength(1);
  });

  test('is left to the next caller by one that is canceled first', async () => {
    const { http, requests } = await serve(withStatus(200, '{"name":"later"}'));
    const { promise, resolve } = Promise.withResolvers<Response>();
    early(promise);
    const controller = new AbortController();
    const sent = http.send({ path: '/v2/banners', signal: controller.signal, schema: nameSchema });
    await vi.waitFor(() => expect(window.__earlyCalls).toEqual({}));
    controller.abort();
    expect(await sent).toMatchObject({ error: { kind: 'aborted' } });
    const next = http.send({ path: '/v2/banners', schema: nameSchema });
    resolve(new Response('{"name":"early"}'));
    expect(await next).toMatchObject({ data: { name: 'early' } });
    expect(requests).toHaveLength(0);
  });

  test('times out when it takes too long, and delays no later caller', async () => {
    const { http } = await serve(withStatus(200, '{"name":"later"}'));
    early(new Promise(() => {}));
    const ask = (timeoutMs: number) => http.send({ path: '/v2/banners', timeoutMs, schema: nameSchema });
    expect(await ask(60)).toEqual({ ok: false, error: { kind: 'timeout', timeoutMs: 60 } });
    expect(await ask(5_000)).toMatchObject({ data: { name: 'later' } });
  });
});
