import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HttpClient } from '../http/httpClient.ts';
import { joinChannel, openPusher } from './openPusher.ts';
import type { ConnectionListener } from './realtimeConnection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function channelNamed(name: string) {
  let heard: (event: string, data: unknown) => void = () => {};
  const subscribe = vi.fn();
  const channel = {
    name,
    subscribe,
    bind_global: (callback: typeof heard) => {
      heard = callback;
    },
    unbind_global: () => {
      heard = () => {};
    },
  };
  const said: string[] = [];
  const listener: ConnectionListener = {
    onState: () => {},
    onJoined: (joined) => said.push(`joined ${joined}`),
    onRefused: (refused) => said.push(`refused ${refused}`),
    onEvent: (at, event, data) => said.push(`${at} ${event} ${JSON.stringify(data)}`),
  };
  const part = joinChannel(channel, listener);
  return { part, subscribe, said, hear: (event: string, data?: unknown) => heard(event, data) };
}

test('passes on every event but those of the protocol itself', () => {
  const { said, hear } = channelNamed('double');
  hear('pusher:subscription_succeeded');
  hear('pusher:subscription_count', 3);
  hear('round-update', { id: 1 });
  expect(said).toEqual(['joined double', 'double round-update {"id":1}']);
});

test('asks for a refused channel again with growing pauses until it is left', async () => {
  const { part, subscribe, hear } = channelNamed('private-users.1');
  hear('pusher:subscription_error');
  await vi.advanceTimersByTimeAsync(2_500);
  expect(subscribe).toHaveBeenCalledTimes(1);
  hear('pusher:subscription_error');
  await vi.advanceTimersByTimeAsync(2_500);
  expect(subscribe).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(subscribe).toHaveBeenCalledTimes(2);
  hear('pusher:subscription_error');
  part();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(subscribe).toHaveBeenCalledTimes(2);
});

describe('the connection', () => {
  /** Stands for the browser's socket to a server that a test opens and closes. */
  class Wire {
    static made: Wire[] = [];
    onopen: (() => void) | null = null;
    onclose: ((event: unknown) => void) | null = null;
    onerror: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    readyState = 0;
    url: string;
    constructor(url: string) {
      this.url = url;
      Wire.made.push(this);
    }
    connect() {
      this.readyState = 1;
      this.onopen?.();
      const data = JSON.stringify({ socket_id: '1.1', activity_timeout: 120 });
      this.onmessage?.({ data: JSON.stringify({ event: 'pusher:connection_established', data }) });
    }
    close(code = 1000) {
      this.readyState = 3;
      this.onclose?.({ code, reason: '', wasClean: code === 1000 });
    }
    send() {}
  }

  let connection: ReturnType<typeof openPusher>;
  const listener: ConnectionListener = {
    onState: () => {},
    onJoined: () => {},
    onRefused: () => {},
    onEvent: () => {},
  };
  const http: HttpClient = { send: () => Promise.reject(new Error('no call is expected')) };

  async function open(tls: boolean): Promise<void> {
    Wire.made = [];
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('window', new EventTarget());
    const settings = { key: 'k', cluster: 'mt1', host: 'realtime.example', port: 443, tls };
    connection = openPusher({ settings, http }, listener);
    await vi.advanceTimersByTimeAsync(0);
  }

  const millisecondsUntil = async (count: number) => {
    const from = Date.now();
    while (Wire.made.length < count && Date.now() - from < 60_000) await vi.advanceTimersByTimeAsync(1);
    return Date.now() - from;
  };

  afterEach(() => {
    connection.disconnect();
    vi.unstubAllGlobals();
  });

  test('returns exactly one second after a close', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    await open(true);
    Wire.made[0]?.connect();
    for (const count of [2, 3, 4]) {
      Wire.made.at(-1)?.close(1006);
      expect(await millisecondsUntil(count)).toBeLessThanOrEqual(1_001);
      expect(Wire.made).toHaveLength(count);
      Wire.made.at(-1)?.connect();
    }
  });

  test('returns at once when the network is back or a ping stays unanswered', async () => {
    await open(true);
    Wire.made[0]?.connect();
    window.dispatchEvent(new Event('online'));
    expect(await millisecondsUntil(2)).toBeLessThanOrEqual(1);
    Wire.made[1]?.connect();
    await vi.advanceTimersByTimeAsync(120_000 + 30_000 - 10);
    expect(Wire.made).toHaveLength(2);
    expect(await millisecondsUntil(3)).toBeLessThanOrEqual(12);
  });

  test('uses ws and wss where the server has no TLS of its own', async () => {
    await open(false);
    expect(Wire.made.map(({ url }) => new URL(url).protocol)).toEqual(['ws:']);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(Wire.made.map(({ url }) => new URL(url).protocol)).toEqual(['ws:', 'wss:']);
  });
});
