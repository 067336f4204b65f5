import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackoff, retryMs } from './reconnectingSocket.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Stands for the browser's socket, whose events the test fires. */
class Wire extends EventTarget {
  static made: Wire[] = [];
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;
  onerror = null;
  onmessage = null;
  readyState = 0;
  sent: string[] = [];
  constructor() {
    super();
    Wire.made.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  close() {
    this.readyState = 3;
    this.onclose?.(new Event('close'));
  }
  send(text: string) {
    if (this.readyState !== 1) throw new Error('closing');
    this.sent.push(text);
  }
}

function backoff(random = 0.5) {
  Wire.made = [];
  vi.stubGlobal('WebSocket', Wire);
  return createBackoff(undefined, () => random);
}

test('opens the first socket at once', async () => {
  backoff().socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(0);
  expect(Wire.made).toHaveLength(1);
});

test('after a close the next attempt adds nothing to the second that pusher-js waits', async () => {
  const { socketFor } = backoff();
  socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(0);
  Wire.made[0]?.open();
  Wire.made[0]?.close();
  socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(0);
  expect(Wire.made).toHaveLength(2);
});

test('retries are spread by chance only after the first failed one', async () => {
  const { socketFor } = backoff(0.25);
  const delays: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const from = Date.now();
    socketFor('ws://x');
    while (Wire.made.length < attempt) await vi.advanceTimersByTimeAsync(50);
    delays.push(Math.floor((Date.now() - from) / 100) * 100);
    Wire.made.at(-1)?.close();
  }
  expect(delays).toEqual([0, retryMs, retryMs + 200, retryMs + 200]);
});

test('a retry that fails after a connection was lost is followed by a spread one', async () => {
  const { socketFor } = backoff(0.25);
  socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(0);
  Wire.made[0]?.open();
  Wire.made[0]?.close();
  socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(0);
  Wire.made[1]?.close();
  socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(retryMs * 1.25 - 1);
  expect(Wire.made).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(Wire.made).toHaveLength(3);
});

test('when the network is back every waiting attempt starts at once', async () => {
  const { socketFor, reconnectNow } = backoff();
  for (const url of ['ws://x', 'wss://x']) socketFor(url);
  await vi.advanceTimersByTimeAsync(0);
  for (const wire of [...Wire.made]) wire.close();
  for (const url of ['ws://x', 'wss://x']) socketFor(url);
  await vi.advanceTimersByTimeAsync(retryMs - 1);
  expect(Wire.made).toHaveLength(2);
  reconnectNow();
  expect(Wire.made).toHaveLength(4);
});

test('a failed attempt with one protocol does not delay the other', async () => {
  const { socketFor } = backoff();
  socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(0);
  Wire.made[0]?.close();
  socketFor('wss://x');
  await vi.advanceTimersByTimeAsync(0);
  expect(Wire.made).toHaveLength(2);
});

test('drops what is written while a socket closes', async () => {
  const socket = backoff().socketFor('ws://x');
  socket.send('too early');
  await vi.advanceTimersByTimeAsync(0);
  Wire.made[0]?.open();
  socket.send('in time');
  Wire.made[0]?.close();
  socket.send('too late');
  expect(Wire.made[0]?.sent).toEqual(['in time']);
});

test('never opens a socket that was closed while it waited, and reports its close', async () => {
  const { socketFor, reconnectNow } = backoff();
  const socket = socketFor('ws://x');
  const onclose = vi.fn();
  socket.onclose = onclose;
  socket.close();
  reconnectNow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Wire.made).toHaveLength(0);
  expect(onclose).toHaveBeenCalledTimes(1);
});
