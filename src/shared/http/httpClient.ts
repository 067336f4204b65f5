import ky, { isHTTPError, isTimeoutError, type KyInstance } from 'ky';
import type { GenericSchema } from 'valibot';
import { type HttpError, type HttpResult, readServerWords } from './httpError.ts';
import { readAnswer, readFailure } from './readAnswer.ts';
import type { SessionPolicy } from './sessionPolicy.ts';
import { takeStartCall } from './startCalls.ts';

/** A GET is asked again once on these, and on nothing else. */
export const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504];
export const defaultTimeoutMs = 30_000;

export interface HttpRequest<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root of the API: `/v2/banners`. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  /** Sent as JSON; `URLSearchParams` as a form. */
  body?: unknown;
  schema: GenericSchema<unknown, T>;
  /** `text`: a plain text or a JSON string. An empty body and 204 reach the schema as null. */
  answer?: 'json' | 'text';
  retry?: boolean;
  /** Money-moving calls carry one, so that a repeated call cannot move it twice. */
  idempotencyKey?: string;
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface HttpClientOptions {
  origin: string;
  session: SessionPolicy;
  /** The player's address as the operator sees it, once known. */
  userIp: () => string | null;
  retryDelayMs?: number;
}

export interface HttpClient {
  send<T>(request: HttpRequest<T>): Promise<HttpResult<T>>;
}

const unauthenticated = 'Unauthenticated.';

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const transport = ky.create({
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: retriedStatuses,
      delay: () => options.retryDelayMs ?? 300,
      maxRetryAfter: 5_000,
      shouldRetry: ({ error }) => isHTTPError(error) && retriedStatuses.includes(error.response.status),
    },
    fetch: (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const early = request.method === 'GET' && !search ? takeStartCall(pathname) : null;
      return early ?? fetch(request);
    },
  });

  return {
    async send(request) {
      const token = options.session.token();
      const first = await attempt(transport, options, request, token);
      if (!lostSession(first) || !token) return first;
      const decision = await options.session.recover(token);
      if (decision === 'give-up') return first;
      return attempt(transport, options, request, options.session.token());
    },
  };
}

function lostSession(result: HttpResult<unknown>): boolean {
  if (result.ok || result.error.kind !== 'http') return false;
  const { status, message } = result.error;
  return (status === 401 || status === 403) && message === unauthenticated;
}

async function attempt<T>(
  transport: KyInstance,
  options: HttpClientOptions,
  request: HttpRequest<T>,
  token: string | null,
): Promise<HttpResult<T>> {
  if (!request.path.startsWith('/') || request.path.startsWith('//')) {
    throw new TypeError(`An API path starts with a single slash: ${request.path}`);
  }
  const timeoutMs = request.timeoutMs ?? defaultTimeoutMs;
  const headers = new Headers({ Accept: 'application/json', 'Cache-Control': 'private' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const userIp = options.userIp();
  if (userIp) headers.set('X-User-Ip', userIp);
  if (request.idempotencyKey) headers.set('Idempotency-Key', request.idempotencyKey);

  try {
    const response = await transport(options.origin + request.path, {
      method: request.method ?? 'GET',
      headers,
      timeout: timeoutMs,
      ...(request.query ? { searchParams: request.query } : {}),
      ...bodyOption(request.body),
      ...(request.retry === false ? { retry: 0 } : {}),
      ...(request.signal ? { signal: request.signal } : {}),
    });
    const body = await response.text();
    return readAnswer(request, response.status, body);
  } catch (error) {
    return { ok: false, error: await explain(error, timeoutMs, request.signal) };
  }
}

function bodyOption(body: unknown): { json?: unknown; body?: URLSearchParams } {
  if (body === undefined) return {};
  return body instanceof URLSearchParams ? { body } : { json: body };
}

async function explain(error: unknown, timeoutMs: number, signal?: AbortSignal): Promise<HttpError> {
  if (signal?.aborted) return { kind: 'aborted' };
  if (isTimeoutError(error)) return { kind: 'timeout', timeoutMs };
  if (isHTTPError(error)) {
    return { kind: 'http', status: error.response.status, ...readServerWords(readFailure(error.data)) };
  }
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return { kind: 'network', offline };
}
