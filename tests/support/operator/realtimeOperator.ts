import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { realtimeApp } from '../../../sandbox/realtime/realtimeApp.ts';
import { realtimeServer } from '../../../sandbox/realtime/realtimeServer.ts';
import type { HttpClient } from '../../../src/shared/http/httpClient.ts';

/** Serves one Pusher application with the sandbox's own server, and signs its private channels. */
export async function startRealtimeOperator() {
  const app = realtimeApp({ id: 'app-1', key: 'key-1', secret: 'secret-1' });
  const realtime = realtimeServer([app]);
  const server = createServer();
  const state = { upgrades: 0, garbage: 0, isRefusing: false };
  server.on('upgrade', (request, socket, head) => {
    state.upgrades += 1;
    if (state.isRefusing) socket.destroy();
    else realtime.upgrade(request, socket, head);
  });
  // TLS on a port without TLS.
  server.on('clientError', (_error, socket) => {
    state.garbage += 1;
    socket.destroy();
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const http: HttpClient = {
    send: async ({ body, schema }) => {
      const form = body instanceof URLSearchParams ? body : new URLSearchParams();
      const auth = app.authorize(form.get('socket_id') ?? '', form.get('channel_name') ?? '');
      return { ok: true, status: 200, data: v.parse(schema, { auth }) };
    },
  };
  const hub = realtime.hub(app.id);
  return {
    state,
    http,
    settings: { key: app.key, cluster: 'mt1', host: '127.0.0.1', port, tls: false },
    connections: () => hub?.connections().length,
    channels: () => [...(hub?.channels().keys() ?? [])].sort(),
    push: (channel: string, event: string, data: unknown) =>
      hub?.broadcast(channel, event, JSON.stringify(data)),
    // Cuts every connection.
    drop: () => realtime.drop(app.id, 0),
    close: async () => {
      await realtime.close(0);
      server.closeAllConnections();
      server.close();
    },
  };
}

export type RealtimeOperator = Awaited<ReturnType<typeof startRealtimeOperator>>;
