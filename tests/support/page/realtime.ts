import type { Page, WebSocket } from '@playwright/test';
import Pusher from 'pusher';
import type { Site } from '../fixture.ts';

/** Publishes to a brand's players like its operator, with the official server package. */
export function operatorOf(site: Site): Pusher {
  const id = `sandbox-${site.brand}`;
  return new Pusher({
    appId: id,
    key: id,
    secret: `secret-${id}`,
    host: '127.0.0.1',
    port: new URL(site.api).port,
    useTLS: false,
  });
}

// Records the realtime connections of a page and their joined channels.
export function watchSockets(page: Page) {
  const sockets: { socket: WebSocket; joined: Set<string> }[] = [];
  page.on('websocket', (socket) => {
    const joined = new Set<string>();
    sockets.push({ socket, joined });
    socket.on('framereceived', ({ payload }) => {
      const { event, channel } = Object(JSON.parse(String(payload)));
      if (event === 'pusher_internal:subscription_succeeded') joined.add(String(channel));
    });
  });
  return {
    opened: () => sockets.length,
    open: () => sockets.filter(({ socket }) => !socket.isClosed()).length,
    // Of the newest connection, without the players' ids.
    channels: () =>
      [...(sockets.filter(({ socket }) => !socket.isClosed()).at(-1)?.joined ?? [])]
        .map((channel) => channel.replace(/\d+$/, '*'))
        .sort(),
    // The player's id, as in the player's own channel.
    userId: () => {
      const names = sockets.flatMap(({ joined }) => [...joined]);
      return names.find((name) => name.startsWith('private-users.'))?.split('.')[1];
    },
  };
}
