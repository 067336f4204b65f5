import type { RJSFSchema } from '@rjsf/utils';
import * as v from 'valibot';
import brandsSchema from '../../../brands.schema.json' with { type: 'json' };

// The parts of JSON Schema that `brands.schema.json` uses.
interface SchemaPart {
  type?: string | undefined;
  enum?: string[] | undefined;
  description?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  properties?: Record<string, SchemaPart> | undefined;
  additionalProperties?: boolean | SchemaPart | undefined;
  propertyNames?: SchemaPart | undefined;
  items?: SchemaPart | undefined;
  anyOf?: SchemaPart[] | undefined;
  pattern?: string | undefined;
}

const partSchema: v.GenericSchema<unknown, SchemaPart> = v.looseObject({
  type: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  description: v.optional(v.string()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  properties: v.optional(v.lazy(() => v.record(v.string(), partSchema))),
  additionalProperties: v.optional(v.lazy(() => v.union([v.boolean(), partSchema]))),
  propertyNames: v.optional(v.lazy(() => partSchema)),
  items: v.optional(v.lazy(() => partSchema)),
  anyOf: v.optional(v.lazy(() => v.array(partSchema))),
  pattern: v.optional(v.string()),
});

// A value that null switches off; the forms of `brands.schema.json` mark it by `anyOf`.
export const nullable = 'x-nullable';

const isNull = ({ type }: SchemaPart): boolean => type === 'null';
// Any value may be written with variables, which the schema states as a second form.
const isPlaceholder = ({ pattern }: SchemaPart): boolean => pattern?.startsWith('\\$\\{') ?? false;

/** Reduces the forms of a value to the one that a control edits. */
function plainForm(part: SchemaPart): RJSFSchema {
  const { anyOf, description } = part;
  if (anyOf) {
    const [form = {}] = anyOf.filter((choice) => !isNull(choice) && !isPlaceholder(choice));
    const plain = plainForm(form);
    return {
      ...plain,
      description: description ?? plain.description,
      [nullable]: anyOf.some(isNull),
    };
  }
  const { type, minimum, maximum, properties, additionalProperties, propertyNames } = part;
  const base: RJSFSchema = description === undefined ? {} : { description };
  if (properties) return { ...base, type: 'object', properties: plainForms(properties) };
  if (propertyNames?.enum && typeof additionalProperties === 'object') {
    const entry = plainForm(additionalProperties);
    return {
      ...base,
      type: 'object',
      properties: Object.fromEntries(propertyNames.enum.map((name) => [name, entry])),
    };
  }
  if (type === 'array') return { ...base, type: 'array', items: { type: 'string' } };
  if (part.enum) return { ...base, type: 'string', enum: part.enum };
  if (type === 'number' || type === 'integer')
    return {
      ...base,
      type,
      minimum,
      maximum,
    };
  return { ...base, type: type === 'boolean' ? 'boolean' : 'string' };
}

function plainForms(properties: Readonly<Record<string, SchemaPart>>): Record<string, RJSFSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, plainForm(part)]));
}

// The entry has these of its own; an environment does not.
const entryOnly = ['id', 'environments', 'extends'];

/** Returns the schema of a brand's settings in the form that a generated form can show. */
export function settingsSchema(isEntry: boolean): RJSFSchema {
  const brand = v.parse(partSchema, brandsSchema.properties.brands.items);
  const hidden = isEntry ? ['id', 'environments'] : entryOnly;
  const shown = Object.entries(brand.properties ?? {}).filter(([name]) => !hidden.includes(name));
  return { type: 'object', properties: plainForms(Object.fromEntries(shown)) };
}
