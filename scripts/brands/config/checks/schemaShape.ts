import type { GenericSchema } from 'valibot';
import type { JsonPath } from '../json/jsonNodes.ts';

// A schema's keys and types, without `nullable`, `optional` and pipes.
export type SchemaShape =
  | { kind: 'object'; entries: Record<string, GenericSchema> }
  | { kind: 'record'; value: GenericSchema }
  | { kind: 'list'; item: GenericSchema }
  | { kind: 'leaf' };

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

function entriesOf(value: unknown): Record<string, GenericSchema> {
  const entries: Record<string, GenericSchema> = {};
  for (const [key, schema] of Object.entries(value ?? {})) if (isSchema(schema)) entries[key] = schema;
  return entries;
}

const shapes = new WeakMap<GenericSchema, SchemaShape>();

/** Computes the shape once per schema for all brands. */
export function shapeOf(schema: GenericSchema): SchemaShape {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = workOutShape(schema);
  shapes.set(schema, shape);
  return shape;
}

function workOutShape(schema: GenericSchema): SchemaShape {
  if ('wrapped' in schema && isSchema(schema.wrapped)) return shapeOf(schema.wrapped);
  if ('entries' in schema) return { kind: 'object', entries: entriesOf(schema.entries) };
  if (schema.type === 'record' && 'value' in schema && isSchema(schema.value))
    return { kind: 'record', value: schema.value };
  if ('item' in schema && isSchema(schema.item)) return { kind: 'list', item: schema.item };
  return { kind: 'leaf' };
}

/** Returns the schema at a path. */
export function schemaAt(schema: GenericSchema, path: JsonPath): GenericSchema | undefined {
  let at: GenericSchema | undefined = schema;
  for (const segment of path) {
    const shape: SchemaShape = at ? shapeOf(at) : { kind: 'leaf' };
    if (shape.kind === 'object') at = shape.entries[segment];
    else if (shape.kind === 'record') at = shape.value;
    else at = shape.kind === 'list' ? shape.item : undefined;
  }
  return at;
}
