import axios, { AxiosError, type AxiosRequestConfig, isAxiosError } from 'axios';
import { yieldToMain } from '../time/wait.ts';
import { takeEarlyCall } from './earlyCalls.ts';
import { type HttpError, readServerMessages } from './httpError.ts';
import type { HttpClientOptions, HttpRequest, SendRequest } from './httpRequest.ts';
import { networkError } from './networkError.ts';
import { parseFailure, parseResponse } from './parseResponse.ts';
import { addProductHeaders } from './productHeaders.ts';
import { renewSession } from './renewSession.ts';
import { retryGet } from './retryGet.ts';
import { untilAborted } from './untilAborted.ts';

const defaultTimeoutMs = 30_000;
const defaultRetryDelayMs = 300;

// Documented, but missing in axios' types: without it the `fetch` adapter passes a Request instead of a URL
// and its options.
const plainFetch: object = { Request: null };

export function createAxiosClient(options: HttpClientOptions): SendRequest {
  const instance = axios.create({
    baseURL: options.origin,
    adapter: 'fetch',
    env: { ...plainFetch, fetch: fetchOrTakeOver(options.origin) },
    responseType: 'text',
    withXSRFToken: false,
    transitional: { clarifyTimeoutError: true },
  });
  instance.interceptors.request.use(addProductHeaders(options));
  instance.interceptors.response.use(
    undefined,
    retryGet(instance, options.retryDelayMs ?? defaultRetryDelayMs),
  );
  instance.interceptors.response.use(undefined, renewSession(instance, options.session));
  return async (request) => {
    const config = await configOf(request);
    try {
      const { status, data } = await instance.request<string>(config);
      return parseResponse(request, status, data);
    } catch (error) {
      return { ok: false, error: toHttpError(error, request) };
    }
  };
}

// Flags are primitives: axios clones objects whenever it merges configs.
async function configOf(request: HttpRequest<unknown>): Promise<AxiosRequestConfig> {
  const { method = 'GET', path, query, body, signal, authorization, onUploadProgress } = request;
  return {
    method,
    url: path,
    params: query,
    data: body,
    timeout: request.timeoutMs ?? defaultTimeoutMs,
    isRetryable: request.retry !== false,
    usesSession: authorization === undefined,
    signal,
    ownAuthorization: authorization || undefined,
    idempotencyKey: request.idempotencyKey,
    // Most visits upload nothing.
    adapter: onUploadProgress && (await import('./uploadAdapter.ts')).uploadAdapter,
    onUploadProgress: onUploadProgress && (({ loaded, total = loaded }) => onUploadProgress(loaded, total)),
  };
}

function fetchOrTakeOver(origin: string) {
  return (input: URL | Request | string, init: RequestInit = {}): Promise<Response> => {
    const { method, signal } = init;
    const started = method === 'GET' && takeEarlyCall(String(input).slice(origin.length), signal);
    if (!started) return fetch(input, init);
    // The early request was sent without this signal, so its body is abandoned from outside.
    const whole = started.then(async (response) => {
      // A canceled caller leaves the body to the next one.
      signal?.throwIfAborted();
      const { status, headers } = response;
      const body = status === 204 ? null : await response.text();
      // Early responses have all arrived when axios has: each is parsed and shown in a task of its own.
      await yieldToMain();
      return new Response(body, { status, headers });
    });
    return untilAborted(whole, signal);
  };
}

function toHttpError(
  error: unknown,
  { signal, timeoutMs = defaultTimeoutMs }: HttpRequest<unknown>,
): HttpError {
  if (signal?.aborted) return { kind: 'aborted' };
  if (!isAxiosError(error)) return networkError();
  if (error.response) {
    const { status, data } = error.response;
    return { kind: 'http', status, ...readServerMessages(parseFailure(String(data))) };
  }
  return error.code === AxiosError.ETIMEDOUT ? { kind: 'timeout', timeoutMs } : networkError();
}
