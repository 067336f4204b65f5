import { consentSuffices } from '../../features/consent/consentSlice.ts';
import { cookieAccessRefused } from '../../shared/state/visitSlice.ts';
import { keepLastAttemptedRoute } from '../../shared/storage/lastAttemptedRoute.ts';
import type { Guard } from './guard.ts';
import { blocked, passed } from './guard.ts';

/** Without the consent that the page needs, the cookie access modal opens; consenting there leads back here. */
export const cookieConsentGuard: Guard = ({ store, services, to }) => {
  if (consentSuffices(store.getState(), services.brand.jurisdiction)) return passed;
  keepLastAttemptedRoute(to.pathname + to.search + to.hash);
  store.dispatch(cookieAccessRefused());
  return blocked;
};
