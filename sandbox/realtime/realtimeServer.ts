import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { converse } from './conversation.ts';
import { failed } from './frames.ts';
import { createHub, type Hub } from './hub.ts';
import type { RealtimeApp } from './realtimeApp.ts';

export interface RealtimeServer {
  hub(appId: string): Hub | undefined;
  /** Takes over a WebSocket request for `/app/:key`; false: it is not one. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Closes all connections of an app and refuses new ones for so long. */
  drop(appId: string, refuseForMs: number): void;
  /** Says goodbye with 4200, spread over the time, so that the clients do not all come back at once. */
  close(spreadMs: number): Promise<void>;
}

const maxFrameBytes = 64 * 1024;

export function realtimeServer(apps: readonly RealtimeApp[]): RealtimeServer {
  const hubs = apps.map(createHub);
  const refusedUntilMs = new Map<string, number>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  return {
    hub: (appId) => hubs.find(({ app }) => app.id === appId),
    upgrade: (request, socket, head) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const [, key] = /^\/app\/([^/]+)$/.exec(url.pathname) ?? [];
      if (key === undefined) return false;
      const hub = hubs.find(({ app }) => app.key === key);
      if (hub && (refusedUntilMs.get(hub.app.id) ?? 0) > Date.now()) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
        return true;
      }
      sockets.handleUpgrade(request, socket, head, (accepted) => {
        const error = hub ? protocolError(url.searchParams.get('protocol')) : unknownApp(key);
        if (hub && !error) return converse(accepted, hub);
        const { code, message } = error ?? unknownApp(key);
        accepted.send(failed(code, message));
        accepted.close(code, message);
      });
      return true;
    },
    drop: (appId, refuseForMs) => {
      refusedUntilMs.set(appId, Date.now() + refuseForMs);
      for (const { socket } of hubs.find(({ app }) => app.id === appId)?.connections() ?? [])
        socket.terminate();
    },
    close: async (spreadMs) => {
      const open = hubs.flatMap((hub) => hub.connections());
      await Promise.all(
        open.map(async ({ socket }, index) => {
          await wait((spreadMs * index) / open.length);
          socket.close(4200, 'Please reconnect immediately');
        }),
      );
      sockets.close();
    },
  };
}

const unknownApp = (key: string) => ({ code: 4001, message: `There is no application with key ${key}` });

function protocolError(version: string | null): { code: number; message: string } | null {
  if (version === null) return { code: 4008, message: 'No protocol version supplied' };
  if (!/^\d+$/.test(version)) return { code: 4006, message: 'Invalid version string format' };
  return Number(version) >= 5 && Number(version) <= 7
    ? null
    : { code: 4007, message: `Unsupported protocol version ${version}` };
}
