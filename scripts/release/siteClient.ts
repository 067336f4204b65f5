import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { localhostLookup } from '../cli/localhostLookup.ts';

export interface SiteConnection {
  // `host:port` to connect to in place of the URL's own; the host name asked for stays.
  connect?: string;
  // Certificates of an authority that this system does not know.
  ca?: Buffer;
}

export interface SiteResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type SiteClient = (path: string, headers?: Record<string, string>) => Promise<SiteResponse>;

const timeoutMs = 20_000;

// `fetch` follows another host's certificate and cannot set `Host`.
/** Returns a function that sends a GET to a site, without following redirects or decoding. */
export function siteClient(origin: string, { connect, ca }: SiteConnection = {}): SiteClient {
  const site = new URL(origin);
  const at = connect === undefined ? site : new URL(`${site.protocol}//${connect}`);
  const isSecure = site.protocol === 'https:';
  const common = {
    host: at.hostname.replace(/^\[|\]$/g, ''),
    port: at.port || (isSecure ? 443 : 80),
    timeout: timeoutMs,
    lookup: localhostLookup,
    // A server that reloads its rules closes idle connections, and a reused one would fail.
    agent: false,
  } as const;
  // The certificate is asked for by name; an address has none.
  const servername = isIP(common.host) && connect === undefined ? '' : site.hostname;
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { ...common, path, headers: { Host: site.host, ...headers } };
      const answered = (response: IncomingMessage): void => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      };
      const call = isSecure
        ? requestHttps({ ...options, servername, ca }, answered)
        : requestHttp(options, answered);
      call.on('timeout', () => call.destroy(new Error(`no response within ${timeoutMs / 1000} s`)));
      call.on('error', reject);
      call.end();
    });
}
