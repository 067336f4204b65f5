import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ReceivedAnswer } from './checkAnswer.ts';

export interface Question {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  timeoutMs: number;
}

/** Browsers take every `*.localhost` for this machine; not every system's resolver does. */
const lookup: LookupFunction = (hostname, options, callback) => {
  if (!hostname.endsWith('.localhost')) systemLookup(hostname, options, callback);
  else if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else callback(null, '127.0.0.1', 4);
};

/** One request and its whole answer; redirects are answers, not followed. */
export function exchange({ url, method, headers, body, timeoutMs }: Question): Promise<ReceivedAnswer> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const late = () => reject(new Error(`no answer within ${timeoutMs} ms`));
    signal.addEventListener('abort', late, { once: true });
    const outgoing = request(url, { method, headers, lookup, signal }, (answer) => {
      text(answer).then(
        (content) =>
          resolve({
            status: answer.statusCode ?? 0,
            contentType: answer.headers['content-type'] ?? '',
            body: content,
          }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
