import { expect, test, vi } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { createHttpClient } from '../http/httpClient.ts';
import { anonymousSession } from '../http/sessionPolicy.ts';
import { createRealtimeClient } from './realtimeClient.ts';
import type { RealtimeSubscription } from './realtimeConnection.ts';
import { type ConnectionState, readConnectionState } from './realtimeSlice.ts';

const settings = { key: 'k', cluster: 'mt1', tls: true };
const http = createHttpClient({
  origin: testBrand().api.origin,
  session: anonymousSession,
  userIp: () => null,
});

function recorded(open?: () => Promise<never>) {
  const events: string[] = [];
  const states: ConnectionState[] = [];
  const client = createRealtimeClient({
    settings,
    http,
    onStateChange: (state) => states.push(state),
    open:
      open ??
      (async () => ({
        attach: ({ channel }: RealtimeSubscription) => {
          events.push(`attach ${channel}`);
          return () => events.push(`detach ${channel}`);
        },
        disconnect: () => events.push('disconnect'),
      })),
  });
  return { client, events, states };
}

const to = (channel: string): RealtimeSubscription => ({ channel, event: 'e', onEvent: () => {} });

test('connects with the first subscription and disconnects with the last', async () => {
  const { client, events, states } = recorded();
  expect(states).toEqual([]);
  const endOne = client.subscribe(to('one'));
  const endTwo = client.subscribe(to('two'));
  await vi.waitFor(() => expect(events).toEqual(['attach one', 'attach two']));
  expect(states).toEqual(['connecting']);
  endOne();
  await Promise.resolve();
  expect(events).toEqual(['attach one', 'attach two', 'detach one']);
  endTwo();
  await vi.waitFor(() => expect(events.at(-1)).toBe('disconnect'));
});

test('a subscription that ends before the connection is there is never made', async () => {
  const { client, events } = recorded();
  client.subscribe(to('one'))();
  await vi.waitFor(() => expect(events).toEqual(['disconnect']));
});

test('a client that could not be loaded says so and is tried again by the next subscription', async () => {
  const open = vi.fn(() => Promise.reject<never>(new Error('chunk')));
  const { client, states } = recorded(open);
  client.subscribe(to('one'));
  await vi.waitFor(() => expect(states).toEqual(['connecting', 'failed']));
  client.subscribe(to('two'));
  expect(open).toHaveBeenCalledTimes(2);
});

test('only the states of the protocol are states', () => {
  expect(readConnectionState('unavailable')).toBe('unavailable');
  expect(readConnectionState('sleeping')).toBeNull();
});
