import wretch, { type Wretch } from 'wretch';
import { unauthenticatedMessage } from '../contract/failure.ts';
import { type HttpError, type HttpResult, readServerWords } from './httpError.ts';
import type { HttpClientOptions, HttpRequest } from './httpRequest.ts';
import { readAnswer, readFailure } from './readAnswer.ts';
import { createTransport, exchange, untilAborted } from './transport.ts';

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
  const transport = createTransport(options);

  return {
    async send(request) {
      if (request.authorization !== undefined)
        return attempt(transport, options, request, request.authorization);
      const token = options.session.token();
      const first = await attempt(transport, options, request, bearer(token));
      if (!lostSession(first) || !token) return first;
      const decision = await recovered(options.session.recover(token), request.signal);
      if (decision === 'aborted') return { ok: false, error: { kind: 'aborted' } };
      if (decision === 'give-up') return { ok: false, error: sessionOver };
      return attempt(transport, options, request, bearer(options.session.token()));
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
  transport: Wretch,
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
    const answer = exchange(transport, request, headers, signal).then(async (response) =>
      readAnswer(request, response.status, await response.text()),
    );
    return await untilAborted(answer, signal);
  } catch (error) {
    if (request.signal?.aborted) return { ok: false, error: { kind: 'aborted' } };
    if (timeout.aborted) return { ok: false, error: { kind: 'timeout', timeoutMs } };
    return { ok: false, error: explain(error) };
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

function explain(error: unknown): HttpError {
  if (error instanceof wretch.WretchError) {
    return { kind: 'http', status: error.status, ...readServerWords(readFailure(error.message)) };
  }
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return { kind: 'network', offline };
}
