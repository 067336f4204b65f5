import type { WebSocket } from 'ws';
import {
  activityTimeoutS,
  established,
  failed,
  type Incoming,
  isChannelName,
  isPresence,
  isPrivate,
  ping,
  pong,
  readFrame,
  readSubscription,
  refused,
  subscribed,
} from './frames.ts';
import type { Connection, Hub } from './hub.ts';
import { mostMembers, readMember } from './presence.ts';
import { channelSignature, sameText } from './signature.ts';

// Milliseconds that a silent client has to answer a ping.
const pongTimeoutMs = 30_000;
const clientEventsPerSecond = 10;

/** Speaks Pusher protocol 7 with one client, from connection_established to the close. */
export function converse(
  socket: WebSocket,
  hub: Hub,
  { channelsPerSocket, bufferedBytes }: { channelsPerSocket: number; bufferedBytes: number },
): void {
  const connection = hub.connect(socket);
  let silence = setTimeout(() => {}, 0);
  let recentEvents: number[] = [];
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      socket.send(ping);
      silence = setTimeout(() => socket.close(4201, 'Pong reply not received'), pongTimeoutMs);
    }, activityTimeoutS * 1000);
  };
  const clientEvent = ({ event, channel = '', data }: Incoming) => {
    const now = Date.now();
    recentEvents = [...recentEvents.filter((at) => at > now - 1000), now];
    if (recentEvents.length > clientEventsPerSecond) {
      socket.send(failed(4301, 'Client event rejected: more than 10 messages a second'));
    } else if (!isPrivate(channel) || !connection.channels.has(channel)) {
      socket.send(
        failed(4009, `Client events are for subscribed private channels, not ${channel || 'none'}`),
      );
    } else {
      const userId = connection.channels.get(channel)?.userId;
      hub.broadcast(channel, event, data, { socketId: connection.socketId, userId });
    }
  };
  const handle = (message: Incoming | null) => {
    if (!message) socket.send(failed(null, 'Message is not a JSON object with an event'));
    else if (message.event === 'pusher:ping') socket.send(pong);
    else if (message.event === 'pusher:subscribe')
      subscribe(connection, hub, message.data, channelsPerSocket);
    else if (message.event === 'pusher:unsubscribe') unsubscribe(connection, hub, message.data);
    else if (message.event.startsWith('client-')) clientEvent(message);
  };
  // Answers too fill the buffer of a client that asks and does not read.
  const dropsSlowReader = () => {
    if (socket.bufferedAmount <= bufferedBytes) return false;
    socket.terminate();
    return true;
  };
  socket.on('ping', dropsSlowReader);
  socket.on('message', (bytes) => {
    if (dropsSlowReader()) return;
    heard();
    try {
      handle(readFrame(bytes.toString()));
    } catch {
      // For example data nested too deeply to be serialized again.
      socket.send(failed(null, 'Message cannot be handled'));
    }
  });
  socket.on('close', () => {
    clearTimeout(silence);
    hub.disconnect(connection);
  });
  // A broken connection also emits `close`.
  socket.on('error', () => {});
  heard();
  socket.send(established(connection.socketId));
}

function subscribe(connection: Connection, hub: Hub, data: unknown, channelsPerSocket: number): void {
  const { socket } = connection;
  const request = readSubscription(data);
  if (!request || !isChannelName(request.channel)) {
    socket.send(failed(4009, 'Invalid channel name'));
    return;
  }
  const { channel, auth, channel_data: channelData } = request;
  if (connection.channels.has(channel)) {
    socket.send(failed(null, `Existing subscription to channel ${channel}`));
  } else if (connection.channels.size >= channelsPerSocket) {
    socket.send(refused(channel, 'LimitReached', `At most ${channelsPerSocket} channels`, 403));
  } else if (isPrivate(channel) && !isAuthorized(hub, connection, channel, auth, channelData)) {
    socket.send(refused(channel, 'AuthError', 'Invalid signature', 401));
  } else if (isPresence(channel)) {
    join(connection, hub, channel, channelData);
  } else {
    hub.subscribe(connection, channel, null);
    socket.send(subscribed(channel));
  }
}

function join(connection: Connection, hub: Hub, channel: string, channelData: string | undefined): void {
  const { socket } = connection;
  const member = readMember(channelData);
  if (typeof member === 'string') {
    socket.send(refused(channel, 'InvalidData', member, 400));
  } else if (hub.members(channel)?.hasRoomFor(member.userId) === false) {
    socket.send(refused(channel, 'LimitReached', `At most ${mostMembers} members`, 403));
  } else {
    hub.subscribe(connection, channel, member);
    socket.send(subscribed(channel, hub.members(channel)?.data));
  }
}

function isAuthorized(
  { app }: Hub,
  { socketId, revoked }: Connection,
  channel: string,
  auth = '',
  channelData?: string,
): boolean {
  return (
    !revoked.has(channel) &&
    sameText(auth, `${app.key}:${channelSignature(app.secret, socketId, channel, channelData)}`)
  );
}

function unsubscribe(connection: Connection, hub: Hub, data: unknown): void {
  const request = readSubscription(data);
  if (request) hub.unsubscribe(connection, request.channel);
}
