import { toJsonSchema } from '@valibot/to-json-schema';
import { configSchema, layerSchema } from '../../src/shared/brand/brandSchema.ts';
import { isPlainObject, type PlainObject } from './config/json/plainObject.ts';

// A text with `${NAME}` or `{brand}` is valid for any value and validated after it is filled in.
const placeholder = { type: 'string', pattern: '\\$\\{|\\{brand\\}' };

function isChoiceOrNumber(schema: PlainObject): boolean {
  return 'enum' in schema || ['number', 'integer', 'boolean'].includes(String(schema.type));
}

// What editors should know differs from what a finished brand must hold: layers are incomplete, texts have
// placeholders.
function forEditors(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forEditors);
  if (!isPlainObject(schema)) return schema;
  const { required: _required, format: _format, propertyNames, ...rest } = schema;
  const walked: PlainObject = {
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, forEditors(value)])),
    propertyNames,
  };
  if (!isChoiceOrNumber(rest)) return walked;
  const { description, default: fallback, ...choice } = walked;
  return {
    anyOf: [choice, placeholder],
    description,
    default: fallback,
  };
}

function objectIn(value: PlainObject, ...keys: string[]): PlainObject {
  let at = value;
  for (const key of keys) {
    const inner = at[key];
    if (!isPlainObject(inner)) throw new Error(`the generated schema has no ${keys.join('/')}`);
    at = inner;
  }
  return at;
}

// The content of `brands.schema.json`: what the build checks, as far as an editor can check it.
function brandsJsonSchema(): PlainObject {
  const generated = toJsonSchema(configSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: { layer: layerSchema },
  });
  const schema = forEditors(generated);
  if (!isPlainObject(schema)) throw new Error('the generated schema is no object');
  const entry = objectIn(schema, 'properties', 'brands', 'items');
  entry.required = ['id'];
  return { ...schema, title: 'Brands of a Bandeira configuration', required: ['brands'] };
}

// As it is committed.
export function brandsJsonSchemaText(): string {
  return `${JSON.stringify(brandsJsonSchema(), null, 2)}\n`;
}
