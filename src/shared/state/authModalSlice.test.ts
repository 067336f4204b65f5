import { expect, test } from 'vitest';
import {
  authModalClosed,
  authModalReducer,
  loginRequested,
  recoveryRequested,
  registerRequested,
} from './authModalSlice.ts';

const closed = authModalReducer(undefined, { type: 'start' });
const guarded = authModalReducer(closed, loginRequested({ returnTo: '/user/wallet' }));

test.each([
  ['recover', recoveryRequested()],
  ['register', registerRequested()],
])('keeps the page that asked for the login over the panel %s', (_panel, change) => {
  const back = authModalReducer(authModalReducer(guarded, change), loginRequested());
  expect(back).toEqual({ panel: 'login', returnTo: '/user/wallet' });
});

test('forgets the page with the closed modal', () => {
  const again = authModalReducer(authModalReducer(guarded, authModalClosed()), loginRequested());
  expect(again).toEqual({ panel: 'login', returnTo: null });
});
