import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HttpClient } from '../http/httpClient.ts';
import type { HttpError, HttpResult } from '../http/httpError.ts';
import type { HttpRequest } from '../http/httpRequest.ts';
import { storedRequest } from './pendingRequest.ts';
import { isRefusal, isUndecided, sendIdempotent } from './sendIdempotent.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const http = (status: number): HttpError => ({ kind: 'http', status, message: 'Não.', fields: {} });
const notSent = { error: { kind: 'aborted' } };
const offline: HttpError = { kind: 'network', offline: true };

// An operator that gives the listed responses and records what it was sent.
function operator(responses: (HttpError | 'done')[]) {
  const sent: { key: string | undefined; body: unknown }[] = [];
  const client: HttpClient = {
    send: async <T>(request: HttpRequest<T>): Promise<HttpResult<T>> => {
      sent.push({ key: request.idempotencyKey, body: request.body });
      const response = responses.shift() ?? 'done';
      if (response !== 'done') return { ok: false, error: response };
      return { ok: true, status: 200, data: v.parse(request.schema, { id: sent.length }) };
    },
  };
  return { client, sent };
}

const call = (body: Record<string, number> | null) => ({
  attempt: storedRequest('test'),
  path: '/api/deposits',
  schema: v.object({ id: v.number() }),
  userId: '7',
  body,
});

test.each([offline, http(500), http(502), http(408), http(429)])(
  'repeats the same key and the same body after %j, even if the player changed the amount',
  async (failure) => {
    const { client, sent } = operator([failure]);
    const lost = await sendIdempotent(client, call({ amount: 100 }));
    expect('error' in lost && isUndecided(lost.error)).toBe(true);
    expect(await sendIdempotent(client, call({ amount: 999 }))).toEqual({ data: { id: 2 } });
    expect(sent[1]).toEqual(sent[0]);
    await sendIdempotent(client, call({ amount: 999 }));
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
    expect(sent[2]?.body).toEqual({ amount: 999 });
  },
);

test('repeats the same key without a storage', async () => {
  const { client, sent } = operator([offline]);
  Reflect.deleteProperty(globalThis, 'localStorage');
  for (let press = 0; press < 3; press += 1) await sendIdempotent(client, call({ amount: 100 }));
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test.each([400, 401, 403, 404, 409, 422, 501])(
  'treats status %i as a refusal, and sends the next try with a new key',
  async (status) => {
    const { client, sent } = operator([http(status)]);
    const refused = await sendIdempotent(client, call({ amount: 100 }));
    expect(refused).toMatchObject({ error: { message: 'Não.' } });
    expect('error' in refused && isRefusal(refused.error)).toBe(true);
    await sendIdempotent(client, call({ amount: 100 }));
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  },
);

test.each([
  http(401),
  { kind: 'http', status: 403, message: 'Confirme a senha.', fields: {}, reason: 'reauth' } as const,
])('keeps an attempt whose repetition meets %j, which says nothing about the first', async (refusal) => {
  const { client, sent } = operator([offline, refusal]);
  await sendIdempotent(client, call({ amount: 100 }));
  const again = await sendIdempotent(client, call({ amount: 100 }));
  expect(again).toMatchObject({ error: refusal });
  expect('error' in again && [isUndecided(again.error), isRefusal(again.error)]).toEqual([true, false]);
  expect(await sendIdempotent(client, call({ amount: 100 }))).toEqual({ data: { id: 3 } });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test.each([403, 422])('drops an attempt whose repetition is refused with status %i', async (status) => {
  const { client, sent } = operator([offline, http(status)]);
  await sendIdempotent(client, call({ amount: 100 }));
  const refused = await sendIdempotent(client, call({ amount: 100 }));
  expect('error' in refused && isRefusal(refused.error)).toBe(true);
  await sendIdempotent(client, call({ amount: 100 }));
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('sends nothing where no attempt is pending', async () => {
  const { client, sent } = operator([]);
  expect(await sendIdempotent(client, call(null))).toEqual(notSent);
  expect(sent).toEqual([]);
});

test("does not repeat another player's attempt", async () => {
  const { client, sent } = operator([offline]);
  await sendIdempotent(client, call({ amount: 100 }));
  expect(await sendIdempotent(client, { ...call(null), userId: '8' })).toEqual(notSent);
  expect(sent).toHaveLength(1);
});

test('queues simultaneous presses, and does not send one that the first made unnecessary', async () => {
  const { client, sent } = operator([]);
  const wanted = { ...call({ amount: 100 }), isStillWanted: () => sent.length === 0 };
  const outcomes = await Promise.all([sendIdempotent(client, wanted), sendIdempotent(client, wanted)]);
  expect(outcomes).toEqual([{ data: { id: 1 } }, notSent]);
});
