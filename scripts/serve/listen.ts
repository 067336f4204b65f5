import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';

/** A start that cannot go on; its message says what to do. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

export interface Listener {
  /** Answers before `fetch` is asked; false: it does not want to. */
  intercept?(request: IncomingMessage, response: ServerResponse): boolean;
  fetch(request: Request, ip: string | undefined): Response | Promise<Response>;
  /** False: nobody here takes the connection. */
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
  /** Until now every request was told to come back. */
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

/** Takes the port first, so that a taken one is known before any work is done. */
export async function openPort(port: number): Promise<OpenPort> {
  let current = starting;
  const listener = getRequestListener((request, env) => {
    const incoming = 'incoming' in env ? env.incoming : null;
    return current.fetch(request, incoming?.socket.remoteAddress);
  });
  const server = createServer((request, response) => {
    if (!current.intercept?.(request, response)) void listener(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (!current.upgrade(request, socket, head))
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, port)));
    server.listen(port, resolve);
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
