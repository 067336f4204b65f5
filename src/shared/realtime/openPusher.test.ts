import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinChannel } from './openPusher.ts';
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

test('the protocol’s own events say how the channel is, all others are passed on', () => {
  const { said, hear } = channelNamed('double');
  hear('pusher:subscription_succeeded');
  hear('pusher:subscription_count', 3);
  hear('round-update', { id: 1 });
  expect(said).toEqual(['joined double', 'double round-update {"id":1}']);
});

test('a refused channel is asked for again with growing pauses until it is left', async () => {
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
