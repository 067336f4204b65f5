import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anonymousSession } from '../../../tests/support/anonymousSession.ts';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { createHttpClient } from '../http/httpClient.ts';
import { createRealtimeClient } from './realtimeClient.ts';
import { readConnectionState, realtimeConnectionChanged } from './realtimeSlice.ts';
import type { RealtimeClient } from './realtimeSubscription.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function clientOn(load: () => Promise<RealtimeClient>) {
  const states: string[] = [];
  const http = createHttpClient({
    origin: testBrand().api.origin,
    session: anonymousSession,
    userIp: () => null,
  });
  const settings = { key: 'k', cluster: 'mt1', tls: true };
  const dispatch = (action: UnknownAction) => {
    if (realtimeConnectionChanged.match(action)) states.push(action.payload);
  };
  return { client: createRealtimeClient({ settings, http, dispatch }, load), states };
}

const subscription = { name: 'user', id: '1' } as const;

test('fetches nothing before the first subscription, and once for all', async () => {
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

test('drops a subscription that ends before realtime has loaded', async () => {
  const subscribe = vi.fn(() => () => {});
  const { client, states } = clientOn(async () => ({ subscribe }));
  const end = client.subscribe(subscription);
  client.subscribe(subscription)();
  expect(states).toEqual(['connecting']);
  end();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(subscribe).not.toHaveBeenCalled();
  // No page waits for a connection any more.
  expect(states).toEqual(['connecting', 'disconnected']);
});

test('reports a failed download and retries it while a subscription wants it', async () => {
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

test('reads only the states of the protocol', () => {
  for (const state of ['initialized', 'connecting', 'connected', 'unavailable', 'failed', 'disconnected'])
    expect(readConnectionState(state)).toBe(state);
  expect(readConnectionState('sleeping')).toBeNull();
});
