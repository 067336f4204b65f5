import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkResponse } from '../../scripts/contract/checkResponse.ts';
import type { Call } from '../../src/shared/contract/call.ts';
import { calls } from '../../src/shared/contract/calls.ts';
import { failureSchema } from '../../src/shared/contract/failure.ts';
import {
  bodiesWithOneKeyText,
  formWithFile,
  hostileText,
  keyTexts,
  mostlyRight,
  oddQuery,
  pathSegment,
  rawBody,
} from './hostileValues.ts';
import { readOpenApi } from './openApiDocument.ts';
import { brand, type Operator, startOperator } from './operator.ts';

const operations = Object.entries(readOpenApi().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);
// Random inputs per operation; the seed varies them.
const numRuns = Number(process.env.BANDEIRA_FUZZ_RUNS ?? 8);
const seed = Number(process.env.BANDEIRA_FUZZ_SEED ?? 42);
const tenants = ['alfa', 'beta'] as const;
type Tenant = (typeof tenants)[number];

const startMs = Date.parse('2026-03-10T12:00:00Z');
let passedMs = 0;
let operator: Operator;
const failures: string[] = [];
const tokens = new Map<Tenant, string>();
// Ids of a player's latest calls, newest first.
const recentIds = new Map<Tenant, string[]>();

beforeAll(async () => {
  operator = await startOperator({
    // One brand without national rules, one with those of Brazil.
    brands: [brand('alfa'), { ...brand('beta'), jurisdiction: 'br' }],
    clock: () => new Date(startMs + passedMs),
    tokenLifetimeS: 10 * 365 * 24 * 3600,
    log: (line) => failures.push(line),
  });
  for (const tenant of tenants) await newPlayer(tenant);
}, 60_000);
afterAll(() => operator.close());

// Calls may end the player's session or the account.
async function newPlayer(tenant: Tenant): Promise<void> {
  const { email } = await operator.sandbox.control.createPlayer(tenant, { balanceCents: 100_000 });
  await operator.sandbox.control.grantBonus(tenant, email, 10_000);
  tokens.set(tenant, await operator.logIn(tenant, email));
}

const authorization = (tenant: Tenant) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(() => `Bearer ${tokens.get(tenant)}`) },
    { weight: 3, arbitrary: fc.constant(() => undefined) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(
          'Bearer',
          'Bearer  ',
          `Bearer ${'x'.repeat(8_000)}`,
          'Bearer eyJhbGciOiJub25lIn0.e30.',
          'Bearer null',
          'Basic YTpi',
          `tags-${tenant}`,
          `Bearer tags-${tenant}`,
        )
        .map((text) => () => text),
    },
  );
const inHeader = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 2_000);
const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      ';',
    ),
  },
);

function requests({ path, operation }: (typeof operations)[number]) {
  const declared = (operation.parameters ?? []).filter((one) => one.in === 'query');
  const content = operation.requestBody?.content ?? {};
  const isForm = content['multipart/form-data'] !== undefined;
  const schema = content['application/json']?.schema;
  return fc.constantFrom(...tenants).chain((tenant) =>
    fc.record({
      tenant: fc.constant(tenant),
      authorization: authorization(tenant),
      segment: fc.oneof(pathSegment, fc.nat({ max: 3 })),
      path: fc.oneof(
        { weight: 12, arbitrary: fc.constant(path) },
        { weight: 1, arbitrary: fc.constantFrom(`${path}/`, `${path}/x`, `/${path}`) },
      ),
      query: fc.oneof(
        {
          weight: 4,
          arbitrary: fc
            .tuple(...declared.map(({ schema, name }) => fc.option(mostlyRight(schema, name))))
            .map((values) => queryOf(declared, values)),
        },
        { weight: 1, arbitrary: oddQuery },
      ),
      body: fc.oneof(
        {
          weight: 8,
          arbitrary: isForm ? formWithFile : mostlyRight(schema).map((value) => JSON.stringify(value) ?? ''),
        },
        { weight: 1, arbitrary: rawBody },
      ),
      contentType,
      key: fc.option(hostileText.map(inHeader)),
      userIp: fc.option(hostileText.map(inHeader), { freq: 8 }),
    }),
  );
}

// One key text in each place of an otherwise good request.
function directedRequests({ path, operation }: (typeof operations)[number]) {
  const parameters = operation.parameters ?? [];
  const schema = operation.requestBody?.content['application/json']?.schema;
  const good = {
    tenant: 'alfa' as const,
    authorization: () => `Bearer ${tokens.get('alfa')}`,
    segment: '1' as string | number,
    path,
    query: '',
    body: '{}' as string,
    contentType: 'application/json',
    key: null,
    userIp: null,
  };
  const inQuery = parameters.filter((one) => one.in === 'query');
  return [
    ...bodiesWithOneKeyText(schema ?? {}).map((body) => ({ ...good, body: JSON.stringify(body) })),
    ...inQuery.flatMap(({ name }) =>
      keyTexts.map((text) => ({
        ...good,
        query: `?${new URLSearchParams({ [name]: text.toWellFormed() })}`,
      })),
    ),
    ...(path.includes('{') ? keyTexts : []).map((text) => ({
      ...good,
      segment: encodeURIComponent(text.toWellFormed()),
    })),
  ];
}

function queryOf(declared: readonly { name: string }[], values: readonly unknown[]): string {
  const query = new URLSearchParams();
  for (const [index, value] of values.entries()) {
    if (value !== null) query.set(declared[index]?.name ?? '', String(JSON.stringify(value) ?? ''));
    if (typeof value === 'string') query.set(declared[index]?.name ?? '', value);
  }
  return query.size > 0 ? `?${query}` : '';
}

function noteIds(tenant: Tenant, body: string): void {
  const named = [...body.slice(0, 2_000).matchAll(/"id":"([\w-]{1,40})"/g)].map(([, id = '']) => id);
  recentIds.set(tenant, [...named.slice(0, 2), ...(recentIds.get(tenant) ?? [])].slice(0, 4));
}

// Why a response violates openapi.json, or null.
function problemOf(call: Call, response: { status: number; contentType: string; body: string }) {
  const { status, contentType: type, body } = response;
  if (status >= 500) return `status ${status}: ${failures.at(-1)}`;
  if (status < 400) return checkResponse(call, response)[0] ?? null;
  if (!type.startsWith('application/json')) return `an error of type ${type}`;
  const failure = v.safeParse(failureSchema, JSON.parse(body));
  const said = failure.success && (failure.output.message ?? failure.output.error);
  return typeof said === 'string' && said !== '' ? null : `an error without a message: ${body.slice(0, 200)}`;
}

test.each(operations)(
  'responds to any input of $method $path as the contract says',
  async (one) => {
    const { method, operation } = one;
    const call: Call = calls[operation.operationId];
    for (const input of [...directedRequests(one), ...fc.sample(requests(one), { numRuns, seed })]) {
      const { segment, tenant } = input;
      const id = typeof segment === 'number' ? (recentIds.get(tenant)?.[segment] ?? '1') : segment;
      const path = input.path.replaceAll(/\{\w+\}/g, id);
      const url = `http://api.${tenant}.example${path}${input.query}`;
      const headers: Record<string, string> = {};
      // A form sets its own content type, with the boundary between its parts.
      if (!(input.body instanceof FormData)) headers['Content-Type'] = input.contentType;
      if (input.key !== null) headers['Idempotency-Key'] = input.key;
      if (input.userIp !== null) headers['X-User-Ip'] = input.userIp;
      const send = async () => {
        const bearer = input.authorization();
        const sent = bearer ? { ...headers, Authorization: bearer } : headers;
        const body = method === 'GET' ? undefined : input.body;
        const response = await operator.sandbox.fetch(new Request(url, { method, headers: sent, body }));
        const text = await response.text();
        return {
          status: response.status,
          contentType: response.headers.get('content-type') ?? '',
          body: text,
        };
      };
      let response = await send();
      if (response.status === 401 && input.authorization() === `Bearer ${tokens.get(tenant)}`) {
        await newPlayer(tenant);
        response = await send();
      }
      if (operation.operationId === 'refresh' && response.status === 200) {
        tokens.set(tenant, JSON.parse(response.body).access_token);
      }
      if (response.status === 429) {
        passedMs += 3_600_000;
        response = await send();
      }
      if (response.status < 300 && call.auth === 'bearer') noteIds(tenant, response.body);
      const sent = `${method} ${url} ${JSON.stringify(headers)} ${String(input.body).slice(0, 300)}`;
      expect(problemOf(call, response), sent).toBeNull();
    }
    expect(await operator.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
  },
  600_000,
);
