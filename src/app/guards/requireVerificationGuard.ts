import { checkIdentity, isIpBlocked } from '../../features/verification/checkIdentity.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import { verificationRequested } from '../../shared/state/visitSlice.ts';
import type { Guard } from './guard.ts';
import { blocked, passed } from './guard.ts';
import { settledSession } from './settledSession.ts';

/** A slow answer keeps nobody at the door for longer. */
const patienceMs = 5_000;

/**
 * A logged-in player whose identity is not confirmed is asked to confirm it first, one behind a VPN to leave it.
 * Without an answer the player passes: the operator refuses the bet itself when it must.
 */
export const requireVerificationGuard: Guard = async ({ store, services, to, signal }) => {
  if (!services.brand.verification) return passed;
  await settledSession(store, signal);
  if (selectSessionStatus(store.getState()) !== 'authenticated') return passed;
  const result = await store.dispatch(checkIdentity({ signal, timeoutMs: patienceMs }));
  if (isIpBlocked(result)) return blocked;
  if (!result.ok || result.data === 'approved') return passed;
  store.dispatch(verificationRequested({ returnTo: to.pathname + to.search + to.hash }));
  return blocked;
};
