import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { plainErrorResponse, plainHttpResponse, refuseBrokenRequests } from '../../sandbox/plainRefusals.ts';
import { withPlainHeaders } from '../../src/shared/plainResponseHeaders.ts';

/** Stops a start; its message says what to do. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

export interface Listener {
  // Handles a request before `fetch`; false passes it on.
  intercept?(request: IncomingMessage, response: ServerResponse): boolean;
  fetch(request: Request, ip: string | undefined): Response | Promise<Response>;
  // Returns false when no handler takes the connection.
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

const starting: Listener = {
  fetch: () =>
    new Response('Starting…\n', {
      status: 503,
      headers: { 'Retry-After': '2', 'Content-Type': 'text/plain; charset=utf-8' },
    }),
  upgrade: () => false,
};

export interface OpenPort {
  server: Server;
  port: number;
  // Requests before this call receive a retry response.
  ready(listener: Listener): void;
  close(): Promise<void>;
}

function explained(error: Error, port: number): Error {
  const code = 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new StartFailure(
      `Port ${port} is taken: stop what runs there, or choose another one, as in \`--port ${port + 1}\`.`,
    );
  }
  if (code === 'EACCES')
    return new StartFailure(`Port ${port} needs special rights: choose one above 1023 with --port.`);
  return error;
}

/** Binds the port first, so that a port in use is reported before any work is done; without a host, on every interface. */
export async function openPort(port: number, host?: string): Promise<OpenPort> {
  let current = starting;
  const listener = getRequestListener(
    async (request, env) => {
      const incoming = 'incoming' in env ? env.incoming : null;
      return withPlainHeaders(await current.fetch(request, incoming?.socket.remoteAddress));
    },
    { errorHandler: plainErrorResponse },
  );
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (!current.intercept?.(request, response)) void listener(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (!current.upgrade(request, socket, head)) socket.end(plainHttpResponse('404 Not Found'));
  });
  refuseBrokenRequests(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, port)));
    server.listen({ port, host }, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    ready: (next) => {
      current = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
