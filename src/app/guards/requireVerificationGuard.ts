import { identitySchema } from '../../shared/contract/verification.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import { verificationRequested } from '../../shared/state/visitSlice.ts';
import type { Guard } from './guard.ts';
import { blocked, passed } from './guard.ts';
import { settledSession } from './settledSession.ts';

/**
 * A logged-in player whose identity is not confirmed is asked to confirm it first. Without an answer the
 * player passes: the operator refuses the bet itself when it must.
 */
export const requireVerificationGuard: Guard = async ({ store, services, signal }) => {
  if (!services.brand.verification) return passed;
  await settledSession(store, signal);
  if (selectSessionStatus(store.getState()) !== 'authenticated') return passed;
  const result = await services.http.send({
    path: '/api/legitimuzStatus',
    schema: identitySchema,
    signal,
  });
  if (!result.ok || result.data.user_status === 'approved') return passed;
  store.dispatch(verificationRequested());
  return blocked;
};
