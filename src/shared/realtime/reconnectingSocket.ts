/** What pusher-js uses of a WebSocket. */
interface PusherSocket {
  onopen?: (event?: unknown) => void;
  onerror?: (error: unknown) => void;
  onclose?: (event: unknown) => void;
  onmessage?: (message: unknown) => void;
  send: (payload: string) => void;
  close: (code?: number, reason?: string) => void;
}

export const retryMs = 1_000;

export interface Backoff {
  socketFor: (url: string) => PusherSocket;
  /** Starts waiting attempts at once and lets the next ones start without a delay. */
  reconnectNow: () => void;
}

type Connect = (url: string) => WebSocket;

/** Of the latest attempt with one protocol; a socket that opens is no failure any more. */
interface Attempt {
  hasFailed: boolean;
  isRetry: boolean;
}

/**
 * Delays attempts that follow a failed one, since pusher-js itself waits only after a close: by a second,
 * and after a failed retry by a random part of another, so that players do not all return at once.
 */
export function createBackoff(
  connect: Connect = (url) => new WebSocket(url),
  random: () => number = Math.random,
): Backoff {
  /** By protocol: `ws:` and `wss:` are tried side by side. */
  const attempts = new Map<string, Attempt>();
  const waiting = new Set<() => void>();

  const delayMs = (protocol: string) => {
    const { hasFailed, isRetry } = attempts.get(protocol) ?? {};
    if (!hasFailed) return 0;
    return retryMs + (isRetry ? random() * retryMs : 0);
  };

  return {
    reconnectNow: () => {
      attempts.clear();
      for (const start of waiting) start();
    },
    socketFor: (url) => {
      const { protocol } = new URL(url);
      let real: WebSocket | null = null;
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        attempts.set(protocol, { hasFailed: true, isRetry: attempts.has(protocol) });
        real = connect(url);
        real.onopen = (event) => {
          attempts.set(protocol, { hasFailed: false, isRetry: true });
          socket.onopen?.(event);
        };
        real.onerror = (event) => socket.onerror?.(event);
        real.onclose = (event) => socket.onclose?.(event);
        real.onmessage = (event) => socket.onmessage?.(event);
      };
      const timer = setTimeout(start, delayMs(protocol));
      waiting.add(start);
      const socket: PusherSocket = {
        // A message that is sent while the socket closes is dropped without an error on the console.
        send: (payload) => {
          if (real?.readyState === 1) real.send(payload);
        },
        close: (code, reason) => {
          clearTimeout(timer);
          waiting.delete(start);
          if (real) real.close(code, reason);
          else
            setTimeout(() => socket.onclose?.({ code: code ?? 1000, reason: reason ?? '', wasClean: true }));
        },
      };
      return socket;
    },
  };
}
