import { unauthenticatedMessage } from '../contract/failure.ts';
import { type HttpError, type HttpResult, readServerWords } from './httpError.ts';
import type { HttpClientOptions, HttpRequest } from './httpRequest.ts';
import { readAnswer, readFailure } from './readAnswer.ts';
import { exchange, untilAborted } from './transport.ts';

const defaultTimeoutMs = 30_000;

export interface HttpClient {
  send<T>(request: HttpRequest<T>): Promise<HttpResult<T>>;
}

/** What becomes of a call whose session could not be renewed. */
const sessionOver: HttpError = {
  kind: 'http',
  status: 401,
  message: 'Token expirado ou inválido',
  fields: {},
};

export function createHttpClient(options: HttpClientOptions): HttpClient {
  return {
    async send(request) {
      if (request.authorization !== undefined) return attempt(options, request, request.authorization);
      const token = options.session.token();
      const first = await attempt(options, request, bearer(token));
      if (!lostSession(first) || !token) return first;
      const decision = await recovered(options.session.recover(token), request.signal);
      if (decision === 'aborted') return { ok: false, error: { kind: 'aborted' } };
      if (decision === 'give-up') return { ok: false, error: sessionOver };
      return attempt(options, request, bearer(options.session.token()));
    },
  };
}

const bearer = (token: string | null) => token && `Bearer ${token}`;

function lostSession(result: HttpResult<unknown>): boolean {
  if (result.ok || result.error.kind !== 'http') return false;
  const { status, message } = result.error;
  return (status === 401 || status === 403) && message === unauthenticatedMessage;
}

/** Whoever does not want the answer any more does not wait for the session either; its renewal goes on. */
async function recovered(
  recovering: ReturnType<HttpClientOptions['session']['recover']>,
  signal: AbortSignal | undefined,
): Promise<'retry' | 'give-up' | 'aborted'> {
  return signal ? untilAborted(recovering, signal).catch(() => 'aborted' as const) : recovering;
}

async function attempt<T>(
  options: HttpClientOptions,
  request: HttpRequest<T>,
  authorization: string | null,
): Promise<HttpResult<T>> {
  if (!request.path.startsWith('/') || request.path.startsWith('//')) {
    throw new TypeError(`An API path starts with a single slash: ${request.path}`);
  }
  const timeoutMs = request.timeoutMs ?? defaultTimeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  const headers = productHeaders(options, request, authorization);
  try {
    const answer = exchange(options, request, headers, signal).then(
      async (response): Promise<HttpResult<T>> => {
        const { status } = response;
        const text = await response.text();
        if (response.ok) return readAnswer(request, status, text);
        return { ok: false, error: { kind: 'http', status, ...readServerWords(readFailure(text)) } };
      },
    );
    return await untilAborted(answer, signal);
  } catch {
    if (request.signal?.aborted) return { ok: false, error: { kind: 'aborted' } };
    if (timeout.aborted) return { ok: false, error: { kind: 'timeout', timeoutMs } };
    const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
    return { ok: false, error: { kind: 'network', offline } };
  }
}

function productHeaders(
  options: HttpClientOptions,
  request: HttpRequest<unknown>,
  authorization: string | null,
): Record<string, string> {
  const userIp = options.userIp();
  return {
    Accept: 'application/json',
    'Cache-Control': 'private',
    ...(authorization ? { Authorization: authorization } : {}),
    ...(userIp ? { 'X-User-Ip': userIp } : {}),
    ...(request.idempotencyKey ? { 'Idempotency-Key': request.idempotencyKey } : {}),
  };
}
