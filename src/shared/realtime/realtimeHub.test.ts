import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type RealtimeOperator,
  startRealtimeOperator,
} from '../../../tests/support/operator/realtimeOperator.ts';
import { api } from '../query/api.ts';
import { transactionReported } from '../state/moneyEvents.ts';
import { openRealtimeHub } from './realtimeHub.ts';
import { eventsMissed, malformedEventIgnored } from './realtimeSlice.ts';
import type { RealtimeClient } from './realtimeSubscription.ts';

let operator: RealtimeOperator;
let actions: UnknownAction[];
let hub: RealtimeClient;
const ends: (() => void)[] = [];

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget());
  operator = await startRealtimeOperator();
  actions = [];
  hub = openRealtimeHub({ ...operator, dispatch: (action) => actions.push(action) });
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await expect.poll(operator.connections).toBe(0);
  await operator.close();
  vi.unstubAllGlobals();
});

const subscribe: RealtimeClient['subscribe'] = (subscription) => {
  const end = hub.subscribe(subscription);
  ends.push(end);
  return end;
};
const missed = () => actions.filter(eventsMissed.match).map(({ payload }) => payload);
const invalidated = () => actions.filter(api.util.invalidateTags.match).map(({ payload }) => payload);

test('connects with the first subscription, leaves unused channels and disconnects with the last', async () => {
  const endUser = subscribe({ name: 'user', id: '1' });
  const endRollover = subscribe({ name: 'rollover', id: '7' });
  await expect.poll(operator.channels).toEqual(['private-bonus.7', 'private-users.1']);
  endRollover();
  await expect.poll(operator.channels).toEqual(['private-users.1']);
  endUser();
  await expect.poll(operator.connections).toBe(0);
  expect(operator.state.upgrades).toBe(1);
});

test('keeps a channel that is left and subscribed to again at once', async () => {
  const end = subscribe({ name: 'user', id: '1' });
  await expect.poll(missed).toEqual(['user']);
  end();
  subscribe({ name: 'user', id: '1' });
  subscribe({ name: 'rollover', id: '7' });
  await expect.poll(missed).toEqual(['user', 'rollover']);
  expect(operator.state.upgrades).toBe(1);
});

test('dispatches and invalidates what the row says, once for any number of subscriptions', async () => {
  subscribe({ name: 'transaction', id: '1' });
  subscribe({ name: 'transaction', id: '1' });
  await expect.poll(invalidated).toEqual([['transactions', 'limits']]);
  const event = { source_type: 'Deposit', status: 2, type: 1, amount: 500 };
  for (let count = 0; count < 3; count += 1)
    operator.push('private-transactions.user.1', 'transaction-event', event);
  await expect.poll(() => actions.filter(transactionReported.match)).toHaveLength(3);
  expect(actions.find(transactionReported.match)?.payload).toMatchObject(event);
  await expect.poll(invalidated).toEqual([
    ['transactions', 'limits'],
    ['transactions', 'limits'],
  ]);
});

test('invalidates at most twice a second while events arrive', async () => {
  subscribe({ name: 'user', id: '1' });
  await expect.poll(invalidated).toHaveLength(1);
  const startedAt = performance.now();
  while (performance.now() - startedAt < 1_200) {
    operator.push('private-users.1', 'user-update', { balance: 100 });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(invalidated().length - 1).toBeGreaterThan(0);
  expect(invalidated().length - 1).toBeLessThanOrEqual(Math.floor((performance.now() - startedAt) / 500));
});

test('passes the parsed payload to the subscription', async () => {
  const rounds: unknown[] = [];
  subscribe({ name: 'double', onEvent: ({ id, phase }) => rounds.push({ id, phase }) });
  await expect.poll(operator.channels).toEqual(['double']);
  const round = {
    id: '7',
    phase: 'waiting',
    ends_at: '2026-03-10T15:00:20Z',
    now: '2026-03-10T15:00:10Z',
    seed_hash: 'h',
    players: [],
  };
  operator.push('double', 'round-update', { ...round, phase: 'unheard of' });
  operator.push('double', 'something-else', round);
  operator.push('double', 'round-update', round);
  await expect.poll(() => rounds).toEqual([{ id: '7', phase: 'waiting' }]);
});

test('counts an invalid event once and fetches nothing for it', async () => {
  subscribe({ name: 'user', id: '1' });
  subscribe({ name: 'user', id: '1' });
  await expect.poll(invalidated).toHaveLength(1);
  for (const data of [null, '100', {}, { balance: 'a lot' }, { balance: 10.5 }])
    operator.push('private-users.1', 'user-update', data);
  operator.push('private-users.1', 'something-else', {});
  await expect.poll(() => actions.filter(malformedEventIgnored.match)).toHaveLength(5);
  operator.push('private-users.1', 'user-update', { balance: '100' });
  await expect.poll(invalidated).toEqual([['session'], ['session']]);
});

test('fetches again what a gap may have hidden', async () => {
  subscribe({ name: 'user', id: '1' });
  await expect.poll(missed).toEqual(['user']);
  operator.drop();
  await expect.poll(missed, { timeout: 10_000 }).toEqual(['user', 'user']);
  await expect.poll(invalidated).toEqual([['session'], ['session']]);
});
