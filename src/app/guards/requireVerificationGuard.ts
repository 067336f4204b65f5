import { lazyWithReload } from '../../shared/reload/lazyWithReload.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import { settledSession } from '../../shared/state/settledSession.ts';
import { verificationRequested } from '../../shared/state/visitSlice.ts';
import { type Guard, stay, visitContext } from './guard.ts';

// A slow response blocks no longer than this.
const patienceMs = 5_000;

const loadCheck = () => import('../../features/verification/checkIdentity.ts');

/**
 * Asks for a pending identity check, or to disable a VPN; without a response the operator decides at the bet.
 */
export const requireVerificationGuard: Guard = async ({ context, request: { signal } }) => {
  const visit = context.get(visitContext);
  const { store, services, to } = visit;
  if (!services.brand.verification) return;
  await settledSession(store, signal);
  if (selectSessionStatus(store.getState()) !== 'authenticated') return;
  const { checkIdentity, isIpBlocked } = await lazyWithReload(loadCheck, store);
  const result = await store.dispatch(checkIdentity({ signal, timeoutMs: patienceMs }));
  if (isIpBlocked(result)) throw stay(visit);
  if (!result.ok || result.data === 'approved') return;
  store.dispatch(verificationRequested({ returnTo: to.pathname + to.search + to.hash }));
  throw stay(visit);
};
