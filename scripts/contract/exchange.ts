import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { localhostLookup } from '../cli/localhostLookup.ts';
import type { ReceivedResponse } from './checkResponse.ts';

export interface Exchange {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  timeoutMs: number;
}

/** Sends one request and reads the complete response; redirects are not followed. */
export function exchange({ url, method, headers, body, timeoutMs }: Exchange): Promise<ReceivedResponse> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const late = () => reject(new Error(`no response within ${timeoutMs} ms`));
    signal.addEventListener('abort', late, { once: true });
    const outgoing = request(url, { method, headers, lookup: localhostLookup, signal }, (response) => {
      text(response).then(
        (content) =>
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? '',
            body: content,
          }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
