import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { networkOf } from '../network.ts';
import { plainHttpResponse } from '../plainRefusals.ts';
import { converse } from './conversation.ts';
import { failed } from './frames.ts';
import { createHub, type Hub } from './hub.ts';
import type { RealtimeApp } from './realtimeApp.ts';

export interface RealtimeServer {
  hub(appId: string): Hub | undefined;
  // Takes over a WebSocket request for `/app/:key`; false for any other request.
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  // Closes all connections of an app and refuses new ones for that time.
  drop(appId: string, refuseForMs: number): void;
  // Closes with code 4200, spread over the time, so that clients do not reconnect all at once.
  close(spreadMs: number): Promise<void>;
}

const maxFrameBytes = 64 * 1024;
// A close reason is at most 123 bytes of UTF-8; ours are ASCII.
const maxReasonLength = 123;

export interface RealtimeLimits {
  channelsPerSocket: number;
  // Open sockets of one IP address.
  socketsPerAddress: number;
  // Unread bytes after which a client is dropped.
  bufferedBytes: number;
}

// Generous: a page needs four channels, and many players may share the IP address of a mobile network.
export const usualLimits: RealtimeLimits = {
  channelsPerSocket: 100,
  socketsPerAddress: 1_000,
  bufferedBytes: 1024 * 1024,
};

export function realtimeServer(
  apps: readonly RealtimeApp[],
  limits: RealtimeLimits = usualLimits,
): RealtimeServer {
  const hubs = apps.map((app) => createHub(app, limits.bufferedBytes));
  const socketsByAddress = new Map<string, number>();
  const countSocket = (address: string, by: 1 | -1) => {
    const count = (socketsByAddress.get(address) ?? 0) + by;
    if (count > 0) socketsByAddress.set(address, count);
    else socketsByAddress.delete(address);
  };
  const refusedUntilMs = new Map<string, number>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  return {
    hub: (appId) => hubs.find(({ app }) => app.id === appId),
    upgrade: (request, socket, head) => {
      // Node adds no error listener to the socket, so a broken connection would end the process.
      socket.on('error', () => socket.destroy());
      const url = URL.parse(request.url ?? '', 'http://localhost');
      const [, key] = /^\/app\/([^/]+)$/.exec(url?.pathname ?? '') ?? [];
      if (!url || key === undefined) return false;
      const hub = hubs.find(({ app }) => app.key === key);
      if (hub && (refusedUntilMs.get(hub.app.id) ?? 0) > Date.now()) {
        refuse(socket, '503 Service Unavailable');
        return true;
      }
      const address = networkOf(request.socket.remoteAddress ?? '');
      if ((socketsByAddress.get(address) ?? 0) >= limits.socketsPerAddress) {
        refuse(socket, '429 Too Many Requests');
        return true;
      }
      sockets.handleUpgrade(request, socket, head, (accepted) => {
        countSocket(address, 1);
        accepted.once('close', () => countSocket(address, -1));
        const error = hub ? protocolError(url.searchParams.get('protocol')) : unknownApp(key);
        if (hub && !error) return converse(accepted, hub, limits);
        const { code, message } = error ?? unknownApp(key);
        accepted.on('error', () => {});
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

function refuse(socket: Duplex, status: string): void {
  socket.end(plainHttpResponse(status));
}

const refusal = (code: number, message: string) => ({ code, message: message.slice(0, maxReasonLength) });
const unknownApp = (key: string) => refusal(4001, `There is no application with key ${key}`);

function protocolError(version: string | null): { code: number; message: string } | null {
  if (version === null) return refusal(4008, 'No protocol version supplied');
  if (!/^\d+$/.test(version)) return refusal(4006, 'Invalid version string format');
  return Number(version) >= 5 && Number(version) <= 7
    ? null
    : refusal(4007, `Unsupported protocol version ${version}`);
}
