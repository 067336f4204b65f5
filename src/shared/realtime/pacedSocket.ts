/** What pusher-js uses of a WebSocket. */
interface PusherSocket {
  onopen?: (event?: unknown) => void;
  onerror?: (error: unknown) => void;
  onclose?: (event: unknown) => void;
  onmessage?: (message: unknown) => void;
  send: (payload: string) => void;
  close: (code?: number, reason?: string) => void;
}

/** pusher-js itself waits a second after a connection has closed, and not at all after an attempt that failed. */
export const retryMs = 1_000;

export interface Pace {
  socketFor: (url: string) => PusherSocket;
  /** The network is back: the next attempt waits for nothing. */
  hurry: () => void;
}

type Connect = (url: string) => WebSocket;

/**
 * Sockets that come back a little later each by its own chance, so that a server that restarts does not meet all its
 * players in the same moment. What is written while a socket closes is lost, without a word on the console.
 */
export function createPace(
  connect: Connect = (url) => new WebSocket(url),
  random: () => number = Math.random,
): Pace {
  let last: 'none' | 'opened' | 'refused' = 'none';
  let startWaiting: (() => void) | null = null;

  const delayMs = () => {
    if (last === 'none') return 0;
    return (last === 'refused' ? retryMs : 0) + random() * retryMs;
  };

  return {
    hurry: () => {
      last = 'none';
      startWaiting?.();
    },
    socketFor: (url) => {
      let real: WebSocket | null = null;
      const start = () => {
        clearTimeout(timer);
        startWaiting = null;
        last = 'refused';
        real = connect(url);
        real.onopen = (event) => {
          last = 'opened';
          socket.onopen?.(event);
        };
        real.onerror = (event) => socket.onerror?.(event);
        real.onclose = (event) => socket.onclose?.(event);
        real.onmessage = (event) => socket.onmessage?.(event);
      };
      const timer = setTimeout(start, delayMs());
      startWaiting = start;
      const socket: PusherSocket = {
        send: (payload) => {
          if (real?.readyState === 1) real.send(payload);
        },
        close: (code, reason) => {
          clearTimeout(timer);
          if (startWaiting === start) startWaiting = null;
          if (real) real.close(code, reason);
          else
            setTimeout(() => socket.onclose?.({ code: code ?? 1000, reason: reason ?? '', wasClean: true }));
        },
      };
      return socket;
    },
  };
}
