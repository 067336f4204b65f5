import type { JsonSchema } from '@valibot/to-json-schema';

const isNull = (schema: unknown) => Object(schema).type === 'null';

// The name of a schema that is text or a reference, as in `Cents`; undefined for any other.
function shortName(schema: JsonSchema): string | undefined {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1);
  return schema.type === 'string' && Object.keys(schema).length === 1 ? 'Text' : undefined;
}

/** Replaces each "text or null" and "component or null" by a reference, which keeps the document small. */
export function shareNullable<T>(part: T, shared: Map<string, JsonSchema>, pointer: string): T;
export function shareNullable(part: unknown, shared: Map<string, JsonSchema>, pointer: string): unknown {
  if (Array.isArray(part)) return part.map((one) => shareNullable(one, shared, pointer));
  if (typeof part !== 'object' || part === null) return part;
  const { anyOf, ...rest }: JsonSchema = part;
  const [one, other, ...more] = Array.isArray(anyOf) ? anyOf : [];
  const name = one && isNull(other) && more.length === 0 ? shortName(one as JsonSchema) : undefined;
  if (name !== undefined) {
    shared.set(`${name}OrNull`, { anyOf: [one, other] } as JsonSchema);
    return { $ref: `${pointer}${name}OrNull`, ...rest };
  }
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, shareNullable(value, shared, pointer)]),
  );
}
