import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { frame } from './frames.ts';
import type { RealtimeApp } from './realtimeApp.ts';

export interface Connection {
  socketId: string;
  socket: WebSocket;
  channels: Set<string>;
}

/** Who is connected to an app and listens to what. */
export interface Hub {
  app: RealtimeApp;
  connect(socket: WebSocket): Connection;
  disconnect(connection: Connection): void;
  subscribe(connection: Connection, channel: string): void;
  unsubscribe(connection: Connection, channel: string): void;
  /** `data` as it goes out: a text for server events, anything for client events. */
  broadcast(channel: string, event: string, data: unknown, exceptSocketId?: string): void;
  /** Occupied channels and how many listen. */
  channels(): ReadonlyMap<string, number>;
  connections(): readonly Connection[];
}

const largest = 2 ** 31;

export function createHub(app: RealtimeApp): Hub {
  const connections = new Map<string, Connection>();
  const listeners = new Map<string, Set<Connection>>();
  const unsubscribe = (connection: Connection, channel: string) => {
    connection.channels.delete(channel);
    const set = listeners.get(channel);
    set?.delete(connection);
    if (set?.size === 0) listeners.delete(channel);
  };
  return {
    app,
    connect: (socket) => {
      const connection = {
        socketId: `${randomInt(largest)}.${randomInt(largest)}`,
        socket,
        channels: new Set<string>(),
      };
      connections.set(connection.socketId, connection);
      return connection;
    },
    disconnect: (connection) => {
      for (const channel of [...connection.channels]) unsubscribe(connection, channel);
      connections.delete(connection.socketId);
    },
    subscribe: (connection, channel) => {
      connection.channels.add(channel);
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(connection));
    },
    unsubscribe,
    broadcast: (channel, event, data, exceptSocketId) => {
      const text = frame(event, data, channel);
      for (const { socket, socketId } of listeners.get(channel) ?? []) {
        if (socketId !== exceptSocketId) socket.send(text);
      }
    },
    channels: () => new Map([...listeners].map(([channel, set]) => [channel, set.size])),
    connections: () => [...connections.values()],
  };
}
