import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Sandbox } from './createSandbox.ts';

/** A port for the sandbox alone, all of its hosts on it. Rejects when the port is taken. */
export function listen(sandbox: Sandbox, port: number): Promise<{ port: number; close(): Promise<void> }> {
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => sandbox.fetch(request, { ip: incoming.socket.remoteAddress }),
  }) as Server;
  server.on('upgrade', (request, socket, head) => {
    if (!sandbox.upgrade(request, socket, head)) socket.destroy();
  });
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
