import Pusher from 'pusher-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type RealtimeOperator,
  startRealtimeOperator,
} from '../../../tests/support/operator/realtimeOperator.ts';
import {
  type ConnectionListener,
  dropNamelessMessages,
  joinChannel,
  openPusher,
  type RealtimeConnection,
} from './openPusher.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
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

test('passes on every event except those of the protocol itself', () => {
  const { said, hear } = channelNamed('double');
  hear('pusher:subscription_succeeded');
  hear('pusher:subscription_count', 3);
  hear('round-update', { id: 1 });
  expect(said).toEqual(['joined double', 'double round-update {"id":1}']);
});

test('drops messages without an event name', () => {
  const { connection } = new Pusher('key', { cluster: 'mt1', enabledTransports: [] });
  const heard: unknown[] = [];
  connection.bind('message', ({ event }: { event: unknown }) => heard.push(event));
  dropNamelessMessages(connection);
  for (const message of [{}, [], { event: 5 }, { event: 'user-update' }]) connection.emit('message', message);
  expect(heard).toEqual(['user-update']);
});

test('retries a refused channel with growing pauses until it is left', async () => {
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
  let operator: RealtimeOperator;
  let connection: RealtimeConnection;
  let states: string[];

  beforeEach(async () => {
    vi.stubGlobal('window', new EventTarget());
    operator = await startRealtimeOperator();
    states = [];
  });
  afterEach(async () => {
    connection.disconnect();
    await operator.close();
    vi.unstubAllGlobals();
  });

  // Sockets are real: each step of the clock leaves them time.
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) {
      await vi.advanceTimersByTimeAsync(50);
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const passUntil = async (isReached: () => boolean, limitMs = 60_000) => {
    const from = Date.now();
    while (!isReached() && Date.now() - from < limitMs) await pass(50);
    return Date.now() - from;
  };
  const open = () => {
    connection = openPusher(operator, {
      onState: (state) => states.push(state),
      onJoined: () => {},
      onRefused: () => {},
      onEvent: () => {},
    });
  };
  const isConnected = () => states.at(-1) === 'connected';

  test('retries one second after a close', async () => {
    open();
    await passUntil(isConnected);
    for (const count of [2, 3]) {
      operator.drop();
      const tookMs = await passUntil(() => operator.state.upgrades === count);
      expect(tookMs).toBeGreaterThanOrEqual(1_000);
      expect(tookMs).toBeLessThanOrEqual(1_300);
      await passUntil(isConnected);
    }
  });

  test('retries an unavailable server with growing, random delays and shows one state', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    operator.state.isRefusing = true;
    open();
    await pass(4_000);
    expect(states).not.toContain('unavailable');
    expect(operator.state.upgrades).toBe(1);
    const delays: number[] = [];
    for (const count of [2, 3, 4])
      delays.push(Math.round((await passUntil(() => operator.state.upgrades >= count)) / 1_000));
    // Three seconds for each attempt, then two, four and eight.
    expect(delays).toEqual([1, 7, 11]);
    expect(new Set(states)).toEqual(new Set(['unavailable']));
    operator.state.isRefusing = false;
    await passUntil(isConnected);
    expect(isConnected()).toBe(true);
    vi.mocked(Math.random).mockReturnValue(1);
    operator.state.isRefusing = true;
    const before = operator.state.upgrades;
    operator.drop();
    await passUntil(() => operator.state.upgrades > before);
    const first = operator.state.upgrades;
    await pass(1_000);
    const attempts = Math.max(first, operator.state.upgrades);
    const tookMs = 1_000 + (await passUntil(() => operator.state.upgrades > attempts));
    // The delay starts small again, here at its longest.
    expect(Math.abs(tookMs - 5_400)).toBeLessThanOrEqual(400);
  });

  test('replaces the connection at once when the network is back', async () => {
    open();
    await passUntil(isConnected);
    window.dispatchEvent(new Event('online'));
    expect(await passUntil(() => operator.state.upgrades === 2)).toBeLessThanOrEqual(200);
    expect(states).toContain('connecting');
    await passUntil(isConnected);
    expect(operator.connections()).toBe(1);
  });

  test('uses ws and wss where the server has no TLS of its own', async () => {
    operator.state.isRefusing = true;
    open();
    await passUntil(() => operator.state.upgrades > 0);
    expect(operator.state.garbage).toBe(0);
    await passUntil(() => operator.state.garbage > 0);
    expect(operator.state.garbage).toBeGreaterThan(0);
  });
});
