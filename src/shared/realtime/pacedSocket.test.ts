import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace, retryMs } from './pacedSocket.ts';

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

function pace(random = 0.5) {
  Wire.made = [];
  vi.stubGlobal('WebSocket', Wire);
  return createPace(undefined, () => random);
}

test('the first socket waits for nothing', async () => {
  pace().socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(0);
  expect(Wire.made).toHaveLength(1);
});

test('after a close, the next one starts later by a chance of its own', async () => {
  const { socketFor } = pace(0.25);
  socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(0);
  Wire.made[0]?.open();
  Wire.made[0]?.close();
  socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(retryMs * 0.25 - 1);
  expect(Wire.made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(Wire.made).toHaveLength(2);
});

test('after an attempt that failed a second passes first, unless the network comes back', async () => {
  const { socketFor, hurry } = pace(0);
  socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(0);
  Wire.made[0]?.close();
  socketFor('ws://x');
  await vi.advanceTimersByTimeAsync(retryMs - 1);
  expect(Wire.made).toHaveLength(1);
  hurry();
  expect(Wire.made).toHaveLength(2);
});

test('what is written while a socket closes is dropped in silence', async () => {
  const socket = pace().socketFor('ws://x');
  socket.send('too early');
  await vi.advanceTimersByTimeAsync(0);
  Wire.made[0]?.open();
  socket.send('in time');
  Wire.made[0]?.close();
  socket.send('too late');
  expect(Wire.made[0]?.sent).toEqual(['in time']);
});

test('a socket that is closed while it waits is never opened, and says that it has closed', async () => {
  const { socketFor, hurry } = pace();
  const socket = socketFor('ws://x');
  const onclose = vi.fn();
  socket.onclose = onclose;
  socket.close();
  hurry();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Wire.made).toHaveLength(0);
  expect(onclose).toHaveBeenCalledTimes(1);
});
