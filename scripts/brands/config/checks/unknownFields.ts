import type { GenericSchema } from 'valibot';
import { nearestWord } from '../../nearestWord.ts';
import { oneOf } from '../../problem.ts';
import type { JsonPath } from '../json/jsonNodes.ts';
import { isPlainObject } from '../json/plainObject.ts';
import { type SchemaShape, shapeOf } from './schemaShape.ts';

// Where a value differs from its schema.
export interface FieldError {
  path: JsonPath;
  kind: 'missing' | 'unknown' | 'value';
  // Spelled as in the value.
  input: unknown;
  found: string;
  expected: string;
  suggestion?: string;
}

// Own names that JavaScript treats specially, because Valibot ignores them silently.
const specialKeys = ['__proto__', 'constructor', 'prototype'];

/** Lists every unknown field, because Valibot stops at the first of each object. */
export function unknownFields(schema: GenericSchema, value: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const path: (string | number)[] = [];
  const visit = (at: GenericSchema, stated: unknown): void => {
    const shape = shapeOf(at);
    if (shape.kind === 'list' && Array.isArray(stated)) {
      for (const [index, item] of stated.entries()) {
        path.push(index);
        visit(shape.item, item);
        path.pop();
      }
      return;
    }
    if (shape.kind !== 'object' && shape.kind !== 'record') return;
    if (Array.isArray(stated)) {
      errors.push({ path: [...path], kind: 'value', input: stated, found: 'a list', expected: 'an object' });
      return;
    }
    if (!isPlainObject(stated)) return;
    for (const [key, item] of Object.entries(stated)) {
      const inner =
        shape.kind === 'object'
          ? Object.hasOwn(shape.entries, key) && shape.entries[key]
          : !specialKeys.includes(key) && shape.value;
      path.push(key);
      if (inner) visit(inner, item);
      else errors.push(unknownField(shape, [...path], key, item));
      path.pop();
    }
  };
  visit(schema, value);
  return errors;
}

function unknownField(shape: SchemaShape, path: JsonPath, key: string, input: unknown): FieldError {
  const known = shape.kind === 'object' ? Object.keys(shape.entries) : [];
  const suggestion = nearestWord(key, known);
  return {
    path,
    kind: 'unknown',
    input,
    found: `the unknown field "${key}"`,
    expected: known.length > 0 ? oneOf(known) : 'a name of your own',
    suggestion,
  };
}
