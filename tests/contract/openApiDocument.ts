import { readFileSync } from 'node:fs';
import type { CallName } from '../../src/shared/contract/calls.ts';

// A JSON schema as openapi.json contains it.
export type JsonSchema = Record<string, unknown>;

export interface Operation {
  operationId: CallName;
  parameters?: { name: string; in: string; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

const openApiFile = new URL('../../openapi.json', import.meta.url);

/** Reads openapi.json and replaces each reference by its target; throws when a target is missing. */
export function readOpenApi(): OpenApiDocument {
  const document: unknown = JSON.parse(readFileSync(openApiFile, 'utf8'));
  return dereference(document, document) as OpenApiDocument;
}

// Fields beside a reference, such as `default`, are kept.
function dereference(part: unknown, document: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => dereference(one, document));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref: pointer, ...fields } = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, key === '$ref' ? value : dereference(value, document)]),
  );
  if (typeof pointer !== 'string') return fields;
  return { ...Object(dereference(targetOf(pointer, document), document)), ...fields };
}

function targetOf(pointer: string, document: unknown): unknown {
  const [start, ...keys] = pointer.split('/');
  const target = keys.reduce<unknown>((part, key) => Object(part)[key], document);
  if (start !== '#' || target === undefined) throw new Error(`${pointer} is missing in openapi.json`);
  return target;
}
