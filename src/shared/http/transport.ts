import wretch, { type Wretch } from 'wretch';
import { retry } from 'wretch/middlewares';
import type { HttpClientOptions, HttpRequest } from './httpRequest.ts';
import { takeStartCall } from './startCalls.ts';
import type { UploadProgress } from './uploadRequest.ts';

/** A GET is asked again once on these, and on nothing else. */
const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504];

/** The operator's API with the one retry that the product allows. */
export function createTransport({ origin, retryDelayMs = 300 }: HttpClientOptions): Wretch {
  return wretch(origin)
    .middlewares([
      retry({
        delayTimer: retryDelayMs,
        maxAttempts: 1,
        resolveWithLatestResponse: true,
        skip: (_url, { method, askOnce }) => method !== 'GET' || askOnce === true,
        until: (response) => !response || !retriedStatuses.includes(response.status),
      }),
    ])
    .fetchPolyfill((address: string, init: WatchedRequest) => {
      if (init.onUploadProgress) return upload(address, init, init.onUploadProgress);
      const { pathname, search } = new URL(address);
      const early = init.method === 'GET' && !search ? takeStartCall(pathname) : null;
      return early ?? fetch(address, init);
    });
}

interface WatchedRequest extends RequestInit {
  onUploadProgress?: UploadProgress;
}

/** Fetched with the first file that is sent: most visits send none. */
async function upload(address: string, init: RequestInit, onProgress: UploadProgress): Promise<Response> {
  const { uploadRequest } = await import('./uploadRequest.ts');
  return uploadRequest(address, init, onProgress);
}

/** One exchange, asked again once where allowed. Rejects with `WretchError` for a status of 400 and above. */
export function exchange(
  transport: Wretch,
  request: HttpRequest<unknown>,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const { method = 'GET', path, query, body } = request;
  const prepared = transport
    .url(path + queryText(query))
    .headers(headers)
    .options({ signal, askOnce: request.retry === false, onUploadProgress: request.onUploadProgress });
  if (body === undefined) return prepared.fetch(method).res();
  if (body instanceof URLSearchParams || body instanceof FormData)
    return prepared.body(body).fetch(method).res();
  return prepared.json(Object(body)).fetch(method).res();
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
