import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../tests/support/memoryStorage.ts';
import { brand, hourS, stageSession } from '../../tests/support/sessionStage.ts';
import { keepCharge } from '../features/deposit/currentCharge.ts';
import { compareWithToken } from '../features/session/watchSession.ts';
import type { MoneyEvent } from '../features/tracking/trackingEvent.ts';
import { addTrackingSink } from '../features/tracking/trackingSinks.ts';
import { eventsMissed } from '../shared/realtime/realtimeSlice.ts';
import { storeSessionToken } from '../shared/storage/sessionCookies.ts';
import { createBrowserServices } from './services.ts';
import { createStore } from './store.ts';

const stage = stageSession();
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
});

test('reports a charge that was paid without realtime once, after the connection', async () => {
  const paid = {
    id: '5',
    source_type: 'Deposit',
    type: 1,
    status: 2,
    amount: 5_000,
    created_at: '2026-05-04T11:59:00Z',
    source: { id: '90001', amount: 5_000, occurrence: 2 },
  };
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) =>
    new URL(String(url)).pathname === '/api/transactions'
      ? new Response(JSON.stringify({ data: [paid] }))
      : stage.operator.fetch(url, init),
  );
  const heard: MoneyEvent[] = [];
  addTrackingSink((event) => {
    if (event.event === 'deposit') heard.push(event);
  });
  keepCharge('1', '90001');

  const { services, connect } = createBrowserServices(brand);
  const store = createStore(services);
  connect(store);
  storeSessionToken(brand.id, stage.operator.issue('1', hourS), hourS);
  compareWithToken(store, services);
  const gap = async () => {
    store.dispatch(eventsMissed('transaction'));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100);
  };
  // The player's listeners load with the session.
  await vi.waitFor(
    async () => {
      await gap();
      expect(heard).not.toEqual([]);
    },
    { timeout: 15_000 },
  );
  await gap();
  expect(heard).toEqual([
    { event: 'deposit', value: 50, currency: 'BRL', occurrence: 2, transaction_id: '90001' },
  ]);
});
