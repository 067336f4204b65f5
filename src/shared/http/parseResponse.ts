import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { HttpResult } from './httpError.ts';

interface Expected<T> {
  schema: GenericSchema<unknown, T>;
  answer?: 'json' | 'text';
}

/** Parses the body of a successful response by the contract's schema. */
export function parseResponse<T>(request: Expected<T>, status: number, body: string): HttpResult<T> {
  const value = readBody(body, request.answer ?? 'json');
  if (!value.ok) return { ok: false, error: { kind: 'invalid-response', path: '', problem: value.problem } };
  const parsed = safeParse(request.schema, value.value);
  if (parsed.success) return { ok: true, data: parsed.output, status };
  const issue = parsed.issues[0];
  const path = getDotPath(issue) ?? '';
  return { ok: false, error: { kind: 'invalid-response', path, problem: issue.message } };
}

function readBody(
  body: string,
  answer: 'json' | 'text',
): { ok: true; value: unknown } | { ok: false; problem: string } {
  if (!body.trim()) return { ok: true, value: null };
  try {
    const value: unknown = JSON.parse(body);
    return { ok: true, value };
  } catch {
    if (answer === 'text') return { ok: true, value: body };
    return { ok: false, problem: 'the response is not JSON' };
  }
}

/** Parses the body of a failed response; some servers send JSON without saying so. */
export function parseFailure(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
