import * as v from 'valibot';
import { nearestWord } from '../../nearestWord.ts';
import { oneOf, shown } from '../../problem.ts';
import { slugOf } from '../../slugOf.ts';
import type { JsonPath } from '../json/jsonNodes.ts';
import { schemaAt } from './schemaShape.ts';
import { type FieldError, unknownFields } from './unknownFields.ts';

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

// Formats `(Array | null | undefined)` as text.
function alternatives(expected: string): string {
  const parts = expected.replace(/^\(|\)$/g, '').split(' | ');
  const named = parts.filter((part) => part !== 'undefined').map((part) => plainNames[part] ?? part);
  return named.join(' or ');
}

function isMissing(issue: v.BaseIssue<unknown>): boolean {
  return issue.path?.at(-1)?.origin === 'key' && issue.received === 'undefined';
}

// Suggests `aurora-bet` for `Aurórá Bet`.
function suggestId(text: string): string | undefined {
  const slug = slugOf(text);
  return slug === text ? undefined : slug;
}

// Suggests the case, the address or the part of an address that the field accepts.
function suggestForm(text: string, schema: v.GenericSchema | undefined): string | undefined {
  if (!schema) return undefined;
  const written = text.trim();
  const url = URL.parse(written) ?? URL.parse(`https://${written}`);
  const host = url ? [`https://${url.host}${url.pathname.replace(/\/+$/, '')}`, `https://${url.host}`] : [];
  const forms = [written, written.toLowerCase(), written.toUpperCase(), ...host, url?.hostname];
  return forms.find((form) => form !== undefined && form !== '' && form !== text && v.is(schema, form));
}

function suggest(
  text: string,
  words: readonly string[],
  path: JsonPath,
  schema: v.GenericSchema,
): string | undefined {
  if (path.at(-1) === 'id' || path.at(-1) === 'extends') return suggestId(text);
  return words.length > 0 ? nearestWord(text, words) : suggestForm(text, schemaAt(schema, path));
}

function toFieldError(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): FieldError {
  const path = (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)));
  if (isMissing(issue)) {
    const missing = schemaAt(schema, path);
    const mayBeOff = missing !== undefined && v.is(missing, null);
    const expected = mayBeOff ? 'a value, or null if it is off' : 'a value';
    return { path, kind: 'missing', input: undefined, found: 'nothing', expected };
  }
  const isKey = issue.path?.at(-1)?.origin === 'key';
  const words = issue.type === 'picklist' ? wordsOf(issue.expected ?? '') : [];
  const suggestion = typeof issue.input === 'string' ? suggest(issue.input, words, path, schema) : undefined;
  const phrase = issue.kind === 'validation' ? issue.message : alternatives(issue.expected ?? '');
  return {
    path,
    kind: isKey && words.length > 0 ? 'unknown' : 'value',
    input: issue.input,
    found: shown(issue.input),
    expected: words.length > 0 ? oneOf(words) : phrase,
    suggestion,
  };
}

/** Lists all differences at once; `output` exists when there are none. */
export function findShapeErrors<TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
): { errors: FieldError[]; output: v.InferOutput<TSchema> | undefined } {
  const unknown = unknownFields(schema, value);
  const result = v.safeParse(schema, value);
  const others = (result.issues ?? [])
    .filter((issue) => issue.expected !== 'never')
    .map((issue) => toFieldError(schema, issue));
  const errors = [...unknown, ...others];
  return { errors, output: result.success && errors.length === 0 ? result.output : undefined };
}
