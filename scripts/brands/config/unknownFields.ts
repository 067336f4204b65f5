import type { GenericSchema } from 'valibot';
import { nearestWord } from '../nearestWord.ts';
import { oneOf } from '../problem.ts';
import type { JsonPath } from './jsonNodes.ts';
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
export function* unknownFields(schema: GenericSchema, value: unknown, path: JsonPath): Generator<Fault> {
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
