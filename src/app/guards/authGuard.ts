import { replace } from 'react-router';
import { loginRequested } from '../../shared/state/authModalSlice.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import { settledSession } from '../../shared/state/settledSession.ts';
import { type Guard, visitContext } from './guard.ts';

/** Redirects anonymous players home with the login panel and returns them after the login. */
export const authGuard: Guard = async ({ context, request }) => {
  const { store, to } = context.get(visitContext);
  await settledSession(store, request.signal);
  if (selectSessionStatus(store.getState()) === 'authenticated') return;
  store.dispatch(loginRequested({ returnTo: to.pathname + to.search + to.hash }));
  throw replace('/');
};
