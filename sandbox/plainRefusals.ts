import type { Server } from 'node:http';
import { RequestError } from '@hono/node-server';
import { plainResponseHeaders, withPlainHeaders } from '../src/shared/plainResponseHeaders.ts';

const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

// Returns a response without a body for a socket that has no response object.
export function plainHttpResponse(status: string): string {
  const headers = { ...plainResponseHeaders, 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Builds the response to a request that no handler can read, and to an uncaught error. */
export function plainErrorResponse(error: unknown): Response {
  return withPlainHeaders(new Response(null, { status: error instanceof RequestError ? 400 : 500 }));
}

/**
 * Sends the common error headers for requests that never reach a handler; a missing `Host` is left to the handlers
 * (`requireHostHeader: false`).
 */
export function refuseBrokenRequests(server: Server): void {
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, plainResponseHeaders).end();
  });
  server.on('clientError', (error, socket) => {
    const code = 'code' in error ? String(error.code) : '';
    if (code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    return socket.end(plainHttpResponse(statuses[code] ?? '400 Bad Request'));
  });
}
