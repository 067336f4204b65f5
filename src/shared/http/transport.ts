import type { HttpClientOptions, HttpRequest } from './httpRequest.ts';
import { takeStartCall } from './startCalls.ts';

/** A GET is asked again once on these, and on nothing else. */
const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504];
const defaultRetryDelayMs = 300;

/** One exchange, asked again once where the product allows it. */
export async function exchange(
  { origin, retryDelayMs = defaultRetryDelayMs }: HttpClientOptions,
  request: HttpRequest<unknown>,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const { method = 'GET', path, query, body } = request;
  const address = origin + path + queryText(query);
  const isForm = body === undefined || body instanceof URLSearchParams || body instanceof FormData;
  const init: RequestInit = {
    method,
    headers: isForm ? headers : { ...headers, 'Content-Type': 'application/json' },
    body: isForm ? (body ?? null) : JSON.stringify(body),
    signal,
  };
  if (request.onUploadProgress) {
    // Fetched with the first file that is sent: most visits send none.
    const { uploadRequest } = await import('./uploadRequest.ts');
    return uploadRequest(address, init, request.onUploadProgress);
  }
  if (method !== 'GET') return fetch(address, init);
  const early = query ? null : takeStartCall(path, request.signal);
  const first = await (early ?? fetch(address, init));
  // Its body may be somebody else's by now.
  if (early) request.signal?.throwIfAborted();
  if (request.retry === false || !retriedStatuses.includes(first.status)) return first;
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  return fetch(address, init);
}

function queryText(query: HttpRequest<unknown>['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** A start call was not sent with our signal, so its answer and its body are given up from outside. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
