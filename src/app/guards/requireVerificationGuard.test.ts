import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { guardOutcome } from '../../../tests/support/guardOutcome.ts';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { checkIdentity } from '../../features/verification/checkIdentity.ts';
import { selectIdentityStep, selectVpnDetected } from '../../features/verification/identitySlice.ts';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { HttpClient } from '../../shared/http/httpClient.ts';
import { sessionEnded, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { selectShowVerificationModal, selectVerificationReturnTo } from '../../shared/state/visitSlice.ts';
import { createPrerenderServices } from '../services.ts';
import { createStore } from '../store.ts';
import { requireVerificationGuard } from './requireVerificationGuard.ts';

const verification = { script: 'https://id.example/sdk.js', token: 'v1' };

// A player whose status the operator answers with `user_status`.
function visit(user_status: string, changes: Partial<BrandRecord> = { verification }) {
  const asked: string[] = [];
  const http: HttpClient = {
    send: async ({ path, schema }) => {
      asked.push(path);
      return { ok: true, status: 200, data: v.parse(schema, { user_status, isApproved: false }) };
    },
  };
  const services = { ...createPrerenderServices(testBrand(changes)), http };
  const store = createStore(services);
  store.dispatch(sessionStarted());
  const enter = () =>
    guardOutcome(requireVerificationGuard, {
      store,
      services,
      to: { pathname: '/play/7', search: '?a=1', hash: '#b' },
    });
  return { asked, store, enter };
}

test('lets an approved player enter', async () => {
  const { asked, store, enter } = visit('approved');
  expect(await enter()).toBeNull();
  expect(asked).toEqual(['/api/legitimuzStatus']);
  expect(selectShowVerificationModal(store.getState())).toBe(false);
});

test.each(['pending_face_id', 'pending_kyc'] as const)(
  'asks a player with status %s for the check and remembers the page',
  async (status) => {
    const { store, enter } = visit(status);
    expect(await enter()).toBe('/');
    expect(selectShowVerificationModal(store.getState())).toBe(true);
    expect(selectVerificationReturnTo(store.getState())).toBe('/play/7?a=1#b');
    expect(selectIdentityStep(store.getState())).toBe(status);
  },
);

describe('ip_blocked', () => {
  test('keeps the player on the page and sets the VPN flag', async () => {
    const { store, enter } = visit('ip_blocked');
    expect(await enter()).toBe('/');
    expect(selectVpnDetected(store.getState())).toBe(true);
    expect(selectShowVerificationModal(store.getState())).toBe(false);
  });

  test('becomes a 403', async () => {
    const { store } = visit('ip_blocked');
    expect(await store.dispatch(checkIdentity())).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 403 },
    });
  });
});

test('asks nothing without an identity provider or a player', async () => {
  const unchecked = visit('pending_kyc', { verification: null });
  expect(await unchecked.enter()).toBeNull();
  const guest = visit('pending_kyc');
  guest.store.dispatch(sessionEnded());
  expect(await guest.enter()).toBeNull();
  expect([unchecked.asked, guest.asked]).toEqual([[], []]);
});
