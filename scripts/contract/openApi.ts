import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Call } from '../../src/shared/contract/call.ts';
import { calls } from '../../src/shared/contract/calls.ts';
import { failureSchema } from '../../src/shared/contract/failure.ts';
import { shareNullable } from './shareNullable.ts';

type Schemas = Readonly<Record<string, GenericSchema>>;

interface Conversion {
  schemas: Readonly<Record<string, JsonSchema>>;
  reference: (schema: object) => JsonSchema;
  resolved: (schema: object) => JsonSchema;
}

/** Builds the contract's OpenAPI 3.1 document from its schemas; throws when a call or display list uses an unnamed one. */
export function openApi(named: Schemas): Record<string, unknown> {
  const conversion = convert(named);
  const responses = {
    Done: { description: 'Done; the body means nothing.' },
    Empty: { description: 'There is nothing.' },
    Refused: { description: 'Refused.', content: json(conversion.reference(failureSchema)) },
  };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, call] of Object.entries<Call>(calls)) {
    const described = operation(operationId, call, conversion);
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operator API',
      version: '1',
      description:
        'Amounts are integer cents. Extra fields are ignored, a missing or null optional field is its default. Flags are booleans, 0/1 or "0"/"1"; numbers may arrive as numeric strings. Every call has the header `Cache-Control: private` and, once it is known, the visitor\'s address as `X-User-Ip`.',
    },
    servers: [{ url: 'https://{host}', variables: { host: { default: 'api.bandeira.example' } } }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        tag: { type: 'apiKey', in: 'header', name: 'Authorization' },
      },
      parameters,
      responses,
      schemas: usedSchemas([paths, responses], conversion.schemas),
    },
  };
}

const parameters = {
  Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key and request give the same answer and move the money once.',
    schema: { type: 'string' },
  },
};

function convert(named: Schemas): Conversion {
  const names = new Map<object, string>(Object.entries(named).map(([name, schema]) => [schema, name]));
  const nameOf = (schema: object): string => {
    const name = names.get(schema);
    if (name === undefined) throw new Error('Export the schema from src/shared/contract, which names it.');
    return name;
  };
  const reference = (schema: object): JsonSchema => ({ $ref: `${schemasPointer}${nameOf(schema)}` });
  const defs = toJsonSchemaDefs(named, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => `${schemasPointer}${referenceId}`,
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const item = displayItem(valibotSchema);
      if (item) return { type: 'array', items: reference(item) };
      const { required, ...optional } = jsonSchema;
      return required?.length === 0 ? optional : undefined;
    },
  });
  const nullable = new Map<string, JsonSchema>();
  const shortened = shareNullable(defs, nullable, schemasPointer);
  const schemas = { ...shortened, ...Object.fromEntries(nullable) };
  return { schemas, reference, resolved: (schema) => schemas[nameOf(schema)] ?? {} };
}

const schemasPointer = '#/components/schemas/';

// Schemas that the document reaches, in alphabetical order.
function usedSchemas(parts: readonly unknown[], schemas: Readonly<Record<string, JsonSchema>>) {
  const used = new Map<string, JsonSchema>();
  const queue = [...parts];
  for (const part of queue) {
    if (typeof part !== 'object' || part === null) continue;
    queue.push(...Object.values(part));
    const pointer = '$ref' in part && typeof part.$ref === 'string' ? part.$ref : '';
    const name = pointer.slice(schemasPointer.length);
    const schema = pointer.startsWith(schemasPointer) ? schemas[name] : undefined;
    if (!schema || used.has(name)) continue;
    used.set(name, schema);
    queue.push(schema);
  }
  return Object.fromEntries([...used].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function operation(operationId: string, call: Call, conversion: Conversion): Record<string, unknown> {
  const taken = [
    ...pathParameters(call),
    ...queryParameters(call, conversion),
    ...(call.money ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId,
    summary: call.description,
    security: call.auth && [{ [call.auth]: [] }],
    parameters: taken.length > 0 ? taken : undefined,
    requestBody: call.body && { required: true, content: bodyContent(call, call.body, conversion) },
    responses: {
      ...(call.response
        ? { 200: { description: 'Done.', content: json(conversion.reference(call.response)) } }
        : { '2XX': { $ref: '#/components/responses/Done' } }),
      204: call.response && call.mayBeEmpty ? { $ref: '#/components/responses/Empty' } : undefined,
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

function bodyContent(call: Call, body: GenericSchema, conversion: Conversion): Record<string, unknown> {
  if (call.file) return { 'multipart/form-data': { schema: withFile(conversion.resolved(body)) } };
  const schema = conversion.reference(body);
  return { ...json(schema), 'application/x-www-form-urlencoded': call.form ? { schema } : undefined };
}

function withFile({ properties, required = [], ...rest }: JsonSchema): JsonSchema {
  const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
  return { ...rest, properties: { ...properties, file }, required: [...required, 'file'] };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function pathParameters({ path }: Call): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) =>
    name === parameters.Id.name ? { $ref: '#/components/parameters/Id' } : { ...parameters.Id, name },
  );
}

function queryParameters({ query }: Call, conversion: Conversion): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = conversion.resolved(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

// The item of a `displayList`, whose own type is a list of any values.
function displayItem(schema: object): GenericSchema | undefined {
  return 'displayItem' in schema ? (schema.displayItem as GenericSchema) : undefined;
}
