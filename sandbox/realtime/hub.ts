import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { frame, memberAdded, memberRemoved, refused } from './frames.ts';
import { type Member, Members } from './presence.ts';
import type { RealtimeApp } from './realtimeApp.ts';

export interface Connection {
  socketId: string;
  socket: WebSocket;
  // The connection's channels, each with its presence member, or null outside presence channels.
  channels: Map<string, Member | null>;
  // Channels whose signature is no longer valid.
  revoked: Set<string>;
}

// Connections and subscriptions of one app.
export interface Hub {
  app: RealtimeApp;
  connect(socket: WebSocket): Connection;
  disconnect(connection: Connection): void;
  subscribe(connection: Connection, channel: string, member: Member | null): void;
  unsubscribe(connection: Connection, channel: string): void;
  // `data` as it is sent: a string for server events, any value for client events.
  broadcast(channel: string, event: string, data: unknown, from?: Sender): void;
  // Occupied channels and their number of subscribers.
  channels(): ReadonlyMap<string, number>;
  // Of a presence channel.
  members(channel: string): Members | undefined;
  connections(): readonly Connection[];
  connection(socketId: string): Connection | undefined;
  // Records that a signature was issued to the socket.
  allow(socketId: string, channel: string): void;
  // Ends the subscription and invalidates the signature.
  revoke(socketId: string, channel: string): void;
}

// The connection that sent an event, which does not receive it, and its member.
interface Sender {
  socketId?: string | undefined;
  userId?: string | undefined;
}

const largest = 2 ** 31;

/** Creates a hub that drops a client with more than `mostBufferedBytes` unread bytes. */
export function createHub(app: RealtimeApp, mostBufferedBytes: number): Hub {
  const connections = new Map<string, Connection>();
  const listeners = new Map<string, Set<Connection>>();
  const presence = new Map<string, Members>();
  const send = (channel: string, text: string, exceptSocketId?: string) => {
    for (const { socket, socketId } of listeners.get(channel) ?? []) {
      if (socketId === exceptSocketId) continue;
      if (socket.bufferedAmount > mostBufferedBytes) socket.terminate();
      else socket.send(text);
    }
  };
  const unsubscribe = (connection: Connection, channel: string) => {
    const member = connection.channels.get(channel);
    connection.channels.delete(channel);
    const set = listeners.get(channel);
    set?.delete(connection);
    if (set?.size === 0) listeners.delete(channel);
    const members = presence.get(channel);
    if (member && members?.leave(member)) send(channel, memberRemoved(channel, member));
    if (members?.count === 0) presence.delete(channel);
  };
  return {
    app,
    connect: (socket) => {
      const socketId = `${randomInt(largest)}.${randomInt(largest)}`;
      const connection = {
        socketId,
        socket,
        channels: new Map<string, Member | null>(),
        revoked: new Set<string>(),
      };
      connections.set(socketId, connection);
      return connection;
    },
    disconnect: (connection) => {
      for (const channel of [...connection.channels.keys()]) unsubscribe(connection, channel);
      connections.delete(connection.socketId);
    },
    subscribe: (connection, channel, member) => {
      connection.channels.set(channel, member);
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(connection));
      if (!member) return;
      const members = presence.get(channel) ?? new Members();
      presence.set(channel, members);
      if (members.join(member)) send(channel, memberAdded(channel, member), connection.socketId);
    },
    unsubscribe,
    broadcast: (channel, event, data, { socketId, userId } = {}) =>
      send(channel, frame(event, data, channel, userId), socketId),
    channels: () => new Map([...listeners].map(([channel, set]) => [channel, set.size])),
    members: (channel) => presence.get(channel),
    connections: () => [...connections.values()],
    connection: (socketId) => connections.get(socketId),
    allow: (socketId, channel) => connections.get(socketId)?.revoked.delete(channel),
    revoke: (socketId, channel) => {
      const connection = connections.get(socketId);
      if (!connection) return;
      connection.revoked.add(channel);
      if (!connection.channels.has(channel)) return;
      unsubscribe(connection, channel);
      connection.socket.send(refused(channel, 'AuthError', 'The session has ended', 401));
    },
  };
}
