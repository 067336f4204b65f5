import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { type HttpResult, readServerMessages } from './httpError.ts';

interface Expected<T> {
  method?: string;
  schema: GenericSchema<unknown, T>;
  responseType?: 'json' | 'text';
}

/** Parses a response; `success: false` refuses a write, also with status 200. */
export function parseResponse<T>(request: Expected<T>, status: number, body: string): HttpResult<T> {
  const value = readBody(body, request.responseType ?? 'json');
  if (!value.ok) return { ok: false, error: { kind: 'invalid-response', path: '', problem: value.problem } };
  const parsed = safeParse(request.schema, value.value);
  if (parsed.success) {
    const isRefusal = (request.method ?? 'GET') !== 'GET' && isUnsuccessful(parsed.output);
    if (!isRefusal) return { ok: true, data: parsed.output, status };
    return { ok: false, error: { kind: 'http', status, ...readServerMessages(value.value) } };
  }
  const issue = parsed.issues[0];
  const path = getDotPath(issue) ?? '';
  return { ok: false, error: { kind: 'invalid-response', path, problem: issue.message } };
}

function isUnsuccessful(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'success' in data && data.success === false;
}

function readBody(
  body: string,
  responseType: 'json' | 'text',
): { ok: true; value: unknown } | { ok: false; problem: string } {
  if (!body.trim()) return { ok: true, value: null };
  try {
    const value: unknown = JSON.parse(body);
    return { ok: true, value };
  } catch {
    if (responseType === 'text') return { ok: true, value: body };
    return { ok: false, problem: 'the response is not JSON' };
  }
}

// Some servers send JSON without saying so.
export function parseFailure(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
