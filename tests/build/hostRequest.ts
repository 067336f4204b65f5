import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface HostResponse {
  status: number;
  type: string;
  text: string;
}

export interface HostRequest {
  // Scheme, host and port of the server.
  at: string;
  // The requested host, which need not resolve.
  host: string;
  path: string;
  headers?: Record<string, string>;
}

/** Sends a GET for any host name without following redirects or decoding; `fetch` cannot set `Host`. */
export function requestHost({ at, host, path, headers = {} }: HostRequest): Promise<Response> {
  const { protocol, hostname, port } = new URL(at);
  return new Promise((resolve, reject) => {
    const options = { host: hostname, port, path, headers: { Host: host, ...headers }, agent: false };
    const answered = (response: IncomingMessage): void => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const pairs = Object.entries(response.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((one): [string, string] => [name, one]),
        );
        resolve(
          new Response(body.length > 0 ? body : null, { status: response.statusCode ?? 0, headers: pairs }),
        );
      });
    };
    const call =
      protocol === 'https:'
        ? requestHttps({ ...options, servername: host, rejectUnauthorized: false }, answered)
        : requestHttp(options, answered);
    call.on('error', reject);
    call.end();
  });
}

/** Sends a GET to this machine for a host name and port that need not resolve. */
export async function getFromHost(
  host: string,
  port: string,
  path: string,
  accept = '*/*',
): Promise<HostResponse> {
  const at = `http://127.0.0.1:${port}`;
  const response = await requestHost({ at, host: `${host}:${port}`, path, headers: { Accept: accept } });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}
