import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Sandbox } from './createSandbox.ts';
import { plainErrorResponse, plainHttpResponse, refuseBrokenRequests } from './plainRefusals.ts';

/** Serves the sandbox alone, with all its hosts on one port; rejects when the port is taken. */
export function listen(sandbox: Sandbox, port: number): Promise<{ port: number; close(): Promise<void> }> {
  const listener = getRequestListener(
    (request, env) =>
      sandbox.fetch(request, { ip: 'incoming' in env ? env.incoming.socket.remoteAddress : undefined }),
    { errorHandler: plainErrorResponse },
  );
  const server = createServer(
    { requireHostHeader: false },
    (request, response) => void listener(request, response),
  );
  server.on('upgrade', (request, socket, head) => {
    if (!sandbox.upgrade(request, socket, head)) socket.end(plainHttpResponse('404 Not Found'));
  });
  refuseBrokenRequests(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: async () => {
          const closed = new Promise<void>((done) => server.close(() => done()));
          await sandbox.close();
          server.closeAllConnections();
          await closed;
        },
      });
    });
  });
}
