import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testBrand } from '../../tests/support/testBrand.ts';
import { alertRaised, selectAlerts } from '../shared/state/alertsSlice.ts';
import { createPrerenderServices } from './services.ts';
import { createStore } from './store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newStore = () => createStore(createPrerenderServices(testBrand()));
const shown = (store: ReturnType<typeof newStore>) =>
  selectAlerts(store.getState()).map(({ text, leaving }) => `${text}${leaving ? ' (leaving)' : ''}`);

test('shows an alert for 2000 ms and fades it for 500 ms', async () => {
  const store = newStore();
  store.dispatch(alertRaised({ kind: 'success', text: 'Pronto' }));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(shown(store)).toEqual(['Pronto']);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown(store)).toEqual(['Pronto (leaving)']);
  await vi.advanceTimersByTimeAsync(499);
  expect(shown(store)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown(store)).toEqual([]);
});

test('restarts the timer of a repeated alert and keeps a custom display time', async () => {
  const store = newStore();
  store.dispatch(alertRaised({ kind: 'error', text: 'Falhou' }));
  store.dispatch(alertRaised({ kind: 'info', text: 'Espere', displayMs: 5_000 }));
  await vi.advanceTimersByTimeAsync(1_500);
  store.dispatch(alertRaised({ kind: 'error', text: 'Falhou' }));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(shown(store)).toEqual(['Espere', 'Falhou']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown(store)).toEqual(['Espere']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(shown(store)).toEqual([]);
});
