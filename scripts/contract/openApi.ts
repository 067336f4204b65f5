import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Call } from '../../src/shared/contract/call.ts';
import { calls } from '../../src/shared/contract/calls.ts';
import { failureSchema } from '../../src/shared/contract/failure.ts';

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema }) => {
    const item = displayItem(valibotSchema);
    return item ? { type: 'array', items: jsonSchema(item) } : undefined;
  },
};

/** The whole contract as an OpenAPI 3.1 document, made from the schemas that client and sandbox use. */
export function openApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, call] of Object.entries<Call>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(operationId, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operator API',
      version: '1',
      description:
        'Amounts are integer cents. Extra fields are ignored, a missing or null optional field is its default. Flags are booleans, 0/1 or "0"/"1"; numbers may arrive as numeric strings.',
    },
    servers: [{ url: 'https://{host}', variables: { host: { default: 'api.bandeira.example' } } }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        tag: { type: 'apiKey', in: 'header', name: 'Authorization' },
      },
      schemas: { Failure: jsonSchema(failureSchema) },
    },
  };
}

function operation(operationId: string, call: Call): Record<string, unknown> {
  const parameters = [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)];
  return {
    operationId,
    summary: call.description,
    ...(call.auth && { security: [{ [call.auth]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: bodyContent(call, call.body) } }),
    responses: {
      ...(call.answer
        ? { 200: { description: 'Done.', content: json(jsonSchema(call.answer)) } }
        : { '2XX': { description: 'Done; the body means nothing.' } }),
      ...(call.answer && call.mayBeEmpty && { 204: { description: 'There is nothing.' } }),
      default: { description: 'Refused.', content: json({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

function bodyContent(call: Call, body: GenericSchema): Record<string, unknown> {
  const schema = jsonSchema(body);
  return { ...json(schema), ...(call.form && { 'application/x-www-form-urlencoded': { schema } }) };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function pathParameters({ path }: Call): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: Call): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerParameters({ money }: Call): object[] {
  if (!money) return [];
  const description = 'The same key and request give the same answer and move the money once.';
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, description, schema: { type: 'string' } },
  ];
}

function jsonSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, conversion);
  return rest;
}

/** The item of a `displayList`, whose own type is a list of anything. */
function displayItem(schema: object): GenericSchema | undefined {
  return 'displayItem' in schema ? (schema.displayItem as GenericSchema) : undefined;
}
