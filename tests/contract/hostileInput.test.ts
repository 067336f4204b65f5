import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operator, startOperator } from './operator.ts';

type Schema = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const contract: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
);
const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);
const callsPerOperation = 15;

let operator: Operator;
const failures: string[] = [];
beforeAll(async () => {
  operator = await startOperator({ log: (line) => failures.push(line) });
}, 60_000);
afterAll(() => operator.close());

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Texts that stores, dates, numbers and objects stumble over. */
const hostileText = fc.oneof(
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '2026-02-30',
    '0000-00-00',
    '9999999-12-31',
    '-1',
    '1e400',
    '9'.repeat(30),
    '9223372036854775808',
    '2147483648',
    'NaN',
    '__proto__',
    'constructor',
    'toString',
    "'; drop table users; --",
    '%00',
    '../../etc/passwd',
    'x'.repeat(5_000),
    '💥'.repeat(200),
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0, 1.5, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e308, [], {}, [[]]),
  fc.jsonValue(),
);

/** A value as the schema asks for it, with something hostile in one place out of a few. */
function mostlyRight(schema: Schema | undefined): fc.Arbitrary<unknown> {
  const right = rightValue(schema ?? {});
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: hostileValue });
}

function rightValue(schema: Schema): fc.Arbitrary<unknown> {
  const { type, properties, items, anyOf, oneOf, allOf, enum: choices, const: only } = schema;
  const some = anyOf ?? oneOf ?? allOf;
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  if (Array.isArray(some)) return fc.oneof(...some.map((one: Schema) => mostlyRight(one)));
  if (type === 'object' || properties) {
    const entries = Object.entries(Object(properties)).map(([name, one]) => [name, mostlyRight(Object(one))]);
    return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
  }
  if (type === 'array') return fc.array(mostlyRight(Object(items)), { maxLength: 3 });
  if (type === 'integer' || type === 'number') return fc.integer({ min: -10, max: 100_000 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'string')
    return fc.oneof(fc.constantFrom('1', '2026-03-10', 'veterano@sandbox.test'), hostileText);
  return hostileValue;
}

test.each(calls)(
  '$method $path answers any input without an error of the server',
  async (call) => {
    const { method, path, operation } = call;
    const { token } = await operator.newPlayer(100_000);
    const parameters = operation.parameters ?? [];
    const query = parameters.filter((one) => one.in === 'query');
    const [content] = Object.values(operation.requestBody?.content ?? {});
    const input = fc.record({
      params: fc.array(hostileText, { minLength: 2, maxLength: 2 }),
      query: fc.tuple(...query.map(({ schema }) => fc.option(mostlyRight(schema)))),
      body: mostlyRight(content?.schema),
      raw: fc.option(
        fc.oneof(fc.constantFrom(deep(20_000), `{"a":${deep(9_000)}}`, '{', '\u0000'), fc.string()),
        {
          freq: 8,
        },
      ),
      key: fc.option(fc.string({ maxLength: 300 }).map(encodeURIComponent)),
    });
    const inputs = fc.sample(input, { numRuns: callsPerOperation, seed: 42 });
    for (const one of inputs) {
      const params = [...one.params];
      const url = new URL('http://api.alfa.example');
      url.pathname = path.replaceAll(/\{\w+\}/g, () => safelyEncoded(params.pop() ?? '1'));
      for (const [index, value] of one.query.entries()) {
        if (value !== null) url.searchParams.set(query[index]?.name ?? '', String(value));
      }
      const body = method === 'GET' ? undefined : (one.raw ?? JSON.stringify(one.body));
      const answer = await operator.sandbox.fetch(
        new Request(url, {
          method,
          headers: {
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
            ...(one.key && { 'Idempotency-Key': one.key }),
          },
          ...(body !== undefined && { body }),
        }),
      );
      const sent = `${method} ${url} ${body?.slice(0, 300)}\n${failures.at(-1)}`;
      expect(answer.status, sent).toBeLessThan(500);
    }
    expect(await operator.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
  },
  60_000,
);

/** Half of a surrogate pair stands in no address. */
const safelyEncoded = (text: string) => encodeURIComponent(text.toWellFormed()) || '0';
