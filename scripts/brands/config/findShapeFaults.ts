import * as v from 'valibot';
import { nearestWord } from '../nearestWord.ts';
import { oneOf, shown } from '../problem.ts';
import type { JsonPath } from './jsonDocument.ts';
import { isPlainObject } from './plainObject.ts';
import { shapeOf } from './schemaShape.ts';

/** Where a value differs from its schema. */
export interface Fault {
  path: JsonPath;
  kind: 'missing' | 'unknown' | 'value';
  /** As it stands in the value. */
  input: unknown;
  found: string;
  expected: string;
  suggestion?: string;
}

/** Own names that JavaScript treats specially; Valibot passes over them in silence. */
const specialKeys = ['__proto__', 'constructor', 'prototype'];

/** Every unknown field: Valibot itself stops at the first of each object. */
function* unknownFields(schema: v.GenericSchema, value: unknown, path: JsonPath): Generator<Fault> {
  const shape = shapeOf(schema);
  if (shape.kind === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* unknownFields(shape.item, item, [...path, index]);
    return;
  }
  if (shape.kind !== 'object' && shape.kind !== 'record') return;
  if (Array.isArray(value)) {
    yield { path, kind: 'value', input: value, found: 'a list', expected: 'an object' };
    return;
  }
  if (!isPlainObject(value)) return;
  const known = shape.kind === 'object' ? Object.keys(shape.entries) : [];
  for (const [key, item] of Object.entries(value)) {
    const inner =
      shape.kind === 'object'
        ? Object.hasOwn(shape.entries, key) && shape.entries[key]
        : !specialKeys.includes(key) && shape.value;
    if (inner) yield* unknownFields(inner, item, [...path, key]);
    else {
      const suggestion = nearestWord(key, known);
      yield {
        path: [...path, key],
        kind: 'unknown',
        input: item,
        found: `the unknown field "${key}"`,
        expected: known.length > 0 ? oneOf(known) : 'a name of your own',
        ...(suggestion === undefined ? {} : { suggestion }),
      };
    }
  }
}

const plainNames: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  number: 'a number',
  boolean: 'true or false',
  Object: 'an object',
  Array: 'a list',
};

function wordsOf(expected: string): string[] {
  return [...expected.matchAll(/"([^"]*)"/g)].map(([, word]) => word ?? '');
}

/** `(Array | null | undefined)` as words. */
function alternatives(expected: string): string {
  const parts = expected.replace(/^\(|\)$/g, '').split(' | ');
  const named = parts.filter((part) => part !== 'undefined').map((part) => plainNames[part] ?? part);
  return named.join(' or ');
}

function isMissing(issue: v.BaseIssue<unknown>): boolean {
  return issue.path?.at(-1)?.origin === 'key' && issue.received === 'undefined';
}

function toFault(issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)));
  if (isMissing(issue))
    return {
      path,
      kind: 'missing',
      input: undefined,
      found: 'nothing',
      expected: 'a value, or null where it is off',
    };
  const isKey = issue.path?.at(-1)?.origin === 'key';
  const words = issue.type === 'picklist' ? wordsOf(issue.expected ?? '') : [];
  const suggestion = typeof issue.input === 'string' ? nearestWord(issue.input, words) : undefined;
  const phrase = issue.kind === 'validation' ? issue.message : alternatives(issue.expected ?? '');
  return {
    path,
    kind: isKey && words.length > 0 ? 'unknown' : 'value',
    input: issue.input,
    found: shown(issue.input),
    expected: words.length > 0 ? oneOf(words) : phrase,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** All differences at once. `output` is there when there are none. */
export function findShapeFaults<TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
): { faults: Fault[]; output: v.InferOutput<TSchema> | undefined } {
  const unknown = [...unknownFields(schema, value, [])];
  const result = v.safeParse(schema, value);
  const others = (result.issues ?? []).filter((issue) => issue.expected !== 'never').map(toFault);
  const faults = [...unknown, ...others];
  return { faults, output: result.success && faults.length === 0 ? result.output : undefined };
}
