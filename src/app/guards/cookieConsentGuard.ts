import { cookieAccessRefused } from '../../shared/state/visitSlice.ts';
import { writeStored } from '../../shared/storage/browserStorage.ts';
import { hasFullConsent } from '../../shared/storage/cookieConsent.ts';
import { storedLastRoute } from '../../shared/storage/lastAttemptedRoute.ts';
import type { Guard } from './guard.ts';
import { blocked, passed } from './guard.ts';

/** Without full consent the cookie access modal opens; accepting there leads back here. */
export const cookieConsentGuard: Guard = ({ store, to }) => {
  if (hasFullConsent()) return passed;
  writeStored(storedLastRoute, to.pathname + to.search + to.hash, 'sessionStorage');
  store.dispatch(cookieAccessRefused());
  return blocked;
};
