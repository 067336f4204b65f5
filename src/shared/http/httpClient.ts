import type { AxiosPart, HttpClientOptions, SendRequest } from './httpRequest.ts';
import { networkError } from './networkError.ts';
import { untilAborted } from './untilAborted.ts';

export interface HttpClient {
  send: SendRequest;
}

// Fetches axios and the code that uses it in parallel.
export const loadAxiosClient = (): Promise<AxiosPart> =>
  Promise.all([import('./axiosClient.ts'), import('axios')]).then(([client]) => client);

/** Creates the client of the operator's API; axios is loaded with the first request. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { load = loadAxiosClient } = options;
  let loading: Promise<SendRequest> | undefined;
  const loadOnce = (): Promise<SendRequest> => {
    loading ??= load().then(({ createAxiosClient }) => createAxiosClient(options));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    async send(request) {
      const { path, signal } = request;
      if (!path.startsWith('/') || path.startsWith('//')) {
        throw new TypeError(`An API path starts with a single slash: ${path}`);
      }
      let send: SendRequest;
      try {
        send = await untilAborted(loadOnce(), signal);
      } catch {
        return { ok: false, error: signal?.aborted ? { kind: 'aborted' } : networkError() };
      }
      return send(request);
    },
  };
}
