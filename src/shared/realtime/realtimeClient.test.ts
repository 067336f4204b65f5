import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { createHttpClient } from '../http/httpClient.ts';
import { anonymousSession } from '../http/sessionPolicy.ts';
import { createRealtimeClient } from './realtimeClient.ts';
import type { RealtimeClient, RealtimeSubscription } from './realtimeConnection.ts';
import { type ConnectionState, readConnectionState } from './realtimeSlice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function clientOn(load: () => Promise<RealtimeClient>) {
  const states: ConnectionState[] = [];
  const http = createHttpClient({
    origin: testBrand().api.origin,
    session: anonymousSession,
    userIp: () => null,
  });
  const settings = { key: 'k', cluster: 'mt1', tls: true };
  const onStateChange = (state: ConnectionState) => states.push(state);
  const options = { brandId: 'alfa', settings, http, onStateChange, onMalformed: () => {} };
  return { client: createRealtimeClient(options, load), states };
}

const subscription: RealtimeSubscription = { channel: 'one', event: 'e', onEvent: () => true };

test('nothing is fetched before the first subscription, and once for all', async () => {
  const subscribe = vi.fn(() => () => {});
  const load = vi.fn(async () => ({ subscribe }));
  const { client, states } = clientOn(load);
  expect(load).not.toHaveBeenCalled();
  client.subscribe(subscription);
  client.subscribe(subscription);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  expect(subscribe).toHaveBeenCalledTimes(2);
  expect(states).toEqual(['connecting']);
});

test('a subscription that ends before realtime is there is never made', async () => {
  const subscribe = vi.fn(() => () => {});
  const { client } = clientOn(async () => ({ subscribe }));
  client.subscribe(subscription)();
  await vi.advanceTimersByTimeAsync(0);
  expect(subscribe).not.toHaveBeenCalled();
});

test('what could not be fetched says so and is tried again by itself, for as long as somebody wants it', async () => {
  const subscribe = vi.fn(() => () => {});
  const load = vi.fn(async () => ({ subscribe }));
  load.mockRejectedValueOnce(new Error('chunk')).mockRejectedValueOnce(new Error('chunk'));
  const { client, states } = clientOn(load);
  const end = client.subscribe(subscription);
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(['connecting', 'failed']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('only the states of the protocol are states', () => {
  expect(readConnectionState('unavailable')).toBe('unavailable');
  expect(readConnectionState('sleeping')).toBeNull();
});
