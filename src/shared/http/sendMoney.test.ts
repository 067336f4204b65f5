import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import type { HttpClient } from './httpClient.ts';
import type { HttpError, HttpResult } from './httpError.ts';
import type { HttpRequest } from './httpRequest.ts';
import { storedAttempt } from './moneyAttempt.ts';
import { sendMoney } from './sendMoney.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Reflect.set(globalThis, 'localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const http = (status: number): HttpError => ({ kind: 'http', status, message: 'Não.', fields: {} });
const offline: HttpError = { kind: 'network', offline: true };

/** An operator that answers as told and remembers what it was sent. */
function operator(answers: (HttpError | 'done')[]) {
  const sent: { key: string | undefined; body: unknown }[] = [];
  const client: HttpClient = {
    send: async <T>(request: HttpRequest<T>): Promise<HttpResult<T>> => {
      sent.push({ key: request.idempotencyKey, body: request.body });
      const answer = answers.shift() ?? 'done';
      if (answer !== 'done') return { ok: false, error: answer };
      return { ok: true, status: 200, data: v.parse(request.schema, { id: sent.length }) };
    },
  };
  return { client, sent };
}

const call = (body: Record<string, number> | null) => ({
  attempt: storedAttempt('test'),
  path: '/api/deposits',
  schema: v.object({ id: v.number() }),
  userId: '7',
  body,
});

test.each([offline, http(500), http(502), http(408), http(429)])(
  'after %j the next try repeats the same key and the same body, whatever it asks for',
  async (failure) => {
    const { client, sent } = operator([failure]);
    expect(await sendMoney(client, call({ amount: 100 }))).toEqual({ kind: 'unknown' });
    expect(await sendMoney(client, call({ amount: 999 }))).toMatchObject({ kind: 'done' });
    expect(sent[1]).toEqual(sent[0]);
    await sendMoney(client, call({ amount: 999 }));
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
    expect(sent[2]?.body).toEqual({ amount: 999 });
  },
);

test.each([400, 401, 403, 404, 409, 422, 501])(
  'status %i is a refusal, and the next try is a new one',
  async (status) => {
    const { client, sent } = operator([http(status)]);
    expect(await sendMoney(client, call({ amount: 100 }))).toMatchObject({
      kind: 'refused',
      message: 'Não.',
    });
    await sendMoney(client, call({ amount: 100 }));
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  },
);

test('there is nothing to take up where nothing is under way', async () => {
  const { client, sent } = operator([]);
  expect(await sendMoney(client, call(null))).toEqual({ kind: 'not-sent' });
  expect(sent).toEqual([]);
});

test("another player's attempt is not repeated", async () => {
  const { client, sent } = operator([offline]);
  await sendMoney(client, call({ amount: 100 }));
  expect(await sendMoney(client, { ...call(null), userId: '8' })).toEqual({ kind: 'not-sent' });
  expect(sent).toHaveLength(1);
});

test('presses at the same time take turns, and what the first made superfluous is not sent', async () => {
  const { client, sent } = operator([]);
  const wanted = { ...call({ amount: 100 }), isStillWanted: () => sent.length === 0 };
  const outcomes = await Promise.all([sendMoney(client, wanted), sendMoney(client, wanted)]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'not-sent']);
});
