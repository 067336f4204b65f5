import fc from 'fast-check';
import type { JsonSchema } from './openApiDocument.ts';

export const deepArray = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const deepObject = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

// Texts that often break stores, dates, numbers, objects and URLs.
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfff',
    '\uffff\u202e\u200b',
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    '9999999-12-31',
    '2026-02-28T25:61:61Z',
    '-1',
    '1e400',
    '0x10',
    '9'.repeat(30),
    '9223372036854775808',
    '2147483648',
    '-2147483649',
    'NaN',
    'Infinity',
    'null',
    '__proto__',
    'constructor',
    'toString',
    "'; drop table users; --",
    '{"a":1}',
    '%00',
    '%',
    '../../etc/passwd',
    'x'.repeat(5_000),
    'x'.repeat(60_000),
    '💥'.repeat(200),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(
    null,
    true,
    false,
    -1,
    0,
    0.1,
    1.5,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53 - 1,
    2 ** 53,
    -(2 ** 53),
    2 ** 63,
    1e308,
    Number.MIN_VALUE,
  ),
  fc.constantFrom<unknown>([], {}, [[]], [null], { toString: 1 }, { length: 1e9 }),
  fc.constantFrom(100, 5_000).map((length) => Array.from({ length }, () => 'x')),
  fc.jsonValue(),
);

// Valid values of fields that the sandbox checks further only when they are valid.
const goodValues: Readonly<Record<string, readonly unknown[]>> = {
  amount: [5_000, '5000', 10_000],
  bet: [100, '200'],
  birthday: ['1990-02-28'],
  channel_name: ['private-users.1', 'private-bonus.1', 'presence-room'],
  code: ['BONUS10', 'DEPOSITO50', '000000'],
  colour: [0, 1, 2],
  coupon_code: ['BONUS10', 'DEPOSITO50'],
  current_password: ['Bandeira123'],
  days: [1, 30],
  document: ['529.982.247-25', '11144477735'],
  email: ['veterano@sandbox.test', 'nobody@sandbox.test'],
  email_confirmation: ['nobody@sandbox.test'],
  from: ['2026-01-01'],
  mines: [1, 3, 24],
  months: [1, 60],
  name: ['Ana Lima'],
  page: ['1', '2'],
  password: ['Bandeira123'],
  password_confirmation: ['Bandeira123'],
  phone: ['11987654321'],
  phone_code: ['55'],
  socket_id: ['1.1'],
  status: ['0', '1', '2'],
  termsAccepted: [true],
  tile: [0, 12, 24],
  to: ['2026-12-31'],
  type: ['0', '1'],
};

/** Generates a value of the schema with a hostile value in a few positions. */
export function mostlyRight(schema: JsonSchema | undefined, name = ''): fc.Arbitrary<unknown> {
  const good = Object.hasOwn(goodValues, name) ? goodValues[name] : undefined;
  return fc.oneof(
    ...(good ? [{ weight: 12, arbitrary: fc.constantFrom(...good) }] : []),
    { weight: good ? 2 : 8, arbitrary: rightValue(schema ?? {}, name) },
    { weight: 1, arbitrary: hostileValue },
  );
}

const listOf = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null);

function rightValue(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const { type, properties, required, items, const: only } = schema;
  const choices = listOf(schema.enum);
  const some = listOf(schema.anyOf ?? schema.oneOf ?? schema.allOf);
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  if (some) return fc.constantFrom(...some).chain((one) => mostlyRight(Object(one), name));
  if (type === 'object' || properties) {
    const fields = Object.entries(Object(properties)).map(([key, one]) => [
      key,
      mostlyRight(Object(one), key),
    ]);
    const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
    const needed = (listOf(required) ?? []).map(String);
    return fc.oneof(
      { weight: 4, arbitrary: fc.record(record, { requiredKeys: needed }) },
      { weight: 1, arbitrary: fc.record(record, { requiredKeys: [] }) },
    );
  }
  if (type === 'array') return fc.array(mostlyRight(Object(items), name), { maxLength: 3 });
  if (type === 'integer' || type === 'number') {
    return fc.oneof(fc.constantFrom(1, 3, 100, 5_000), fc.integer({ min: -10, max: 100_000 }));
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') {
    const good = fc.constantFrom('1', '2026-03-10', 'veterano@sandbox.test');
    return fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: hostileText });
  }
  return hostileValue;
}

// One text of each kind, for every field of every call.
export const keyTexts = ['\u0000', 'a\ud800', '2026-02-30', '9'.repeat(30), 'x'.repeat(5_000)];

function goodValue(schema: JsonSchema, name: string): unknown {
  if (Object.hasOwn(goodValues, name)) return goodValues[name]?.[0];
  const [choice] = listOf(schema.enum) ?? [];
  const [branch] = listOf(schema.anyOf ?? schema.oneOf ?? schema.allOf) ?? [];
  if (schema.const !== undefined || choice !== undefined) return schema.const ?? choice;
  if (branch) return goodValue(Object(branch), name);
  if (schema.properties) {
    const fields = Object.entries(Object(schema.properties));
    return Object.fromEntries(fields.map(([key, one]) => [key, goodValue(Object(one), key)]));
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? '1' : 1;
}

/** Lists valid bodies of a schema with one field replaced by a hostile text. */
export function bodiesWithOneKeyText(schema: JsonSchema): unknown[] {
  const good = Object(goodValue(schema, ''));
  return Object.keys(good).flatMap((field) => keyTexts.map((text) => ({ ...good, [field]: text })));
}

/** Bodies that are no JSON, or JSON that no schema describes. */
export const rawBody: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '\u0000',
    '\ufeff{}',
    '{"__proto__":{"a":1}}',
    '{"a":1,"a":2}',
    '"\\ud800"',
    '1e999',
    '-0',
    deepArray(9_000),
    deepArray(40_000),
    deepObject(9_000),
    `{"a":${deepArray(9_000)}}`,
    `"${'x'.repeat(60_000)}"`,
    'x'.repeat(70_000),
    'a=%&b=%ff&%zz',
  ),
  fc.string(),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
);

const fileHead = fc.constantFrom(
  [0xff, 0xd8, 0xff, 0xe0],
  [0x89, 0x50, 0x4e, 0x47],
  [0x25, 0x50, 0x44, 0x46],
  [],
);
// The parts of a form with a file, some of them missing or odd.
export const formWithFile: fc.Arbitrary<FormData> = fc
  .record({
    kind: fc.oneof(fc.constantFrom('identity_front', 'address'), hostileText),
    head: fileHead,
    bytes: fc.uint8Array({ maxLength: 100 }),
    name: fc.oneof(fc.constant('rg.jpg'), hostileText),
    hasFile: fc.constantFrom(true, true, true, false),
  })
  .map(({ kind, head, bytes, name, hasFile }) => {
    const form = new FormData();
    form.set('kind', kind);
    if (hasFile) form.set('file', new File([new Uint8Array([...head, ...bytes])], name.toWellFormed()));
    else form.set('file', name);
    return form;
  });

// A path segment, encoded, partly wrong.
export const pathSegment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('1', '2', '8001', '1001') },
  { weight: 2, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed()) || '0') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '%ff', '%c0%80', '%E0%A4%A', '%00', '%2e%2e', '..%2f', '%252f', ';a=b'),
  },
);

// A query string that follows no declaration.
export const oddQuery = fc.constantFrom(
  '?',
  '??',
  '?%',
  '?a=%ff',
  '?%00=%00',
  '?=&=&&',
  '?page=1&page=2',
  '?page[]=1&page[a]=2',
  '?__proto__=1&constructor=2',
  '?from=2026-02-30&to=2026-02-31',
  '?page=99999999999999999999&per_page=-1',
  '?section_name=%ud800',
  `?a=${'x'.repeat(10_000)}`,
  `?${'a=1&'.repeat(2_000)}`,
);
