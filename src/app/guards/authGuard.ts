import { loginRequested } from '../../shared/state/authModalSlice.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import type { Guard } from './guard.ts';
import { passed } from './guard.ts';
import { settledSession } from './settledSession.ts';

/** Anonymous players get the login modal over home, and reach the page once they are logged in. */
export const authGuard: Guard = async ({ store, to, signal }) => {
  await settledSession(store, signal);
  if (selectSessionStatus(store.getState()) === 'authenticated') return passed;
  store.dispatch(loginRequested({ returnTo: to.pathname + to.search + to.hash }));
  return { kind: 'redirected', to: '/' };
};
