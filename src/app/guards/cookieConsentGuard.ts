import { consentSuffices } from '../../features/consent/consentSlice.ts';
import { cookieAccessRefused } from '../../shared/state/visitSlice.ts';
import { keepLastAttemptedRoute } from '../../shared/storage/lastAttemptedRoute.ts';
import { type Guard, stay, visitContext } from './guard.ts';

// Opens the cookie access modal when the page needs more consent; consenting returns here.
export const cookieConsentGuard: Guard = ({ context }) => {
  const visit = context.get(visitContext);
  const { store, services, to } = visit;
  if (consentSuffices(store.getState(), services.brand.jurisdiction)) return;
  keepLastAttemptedRoute(to.pathname + to.search + to.hash);
  store.dispatch(cookieAccessRefused());
  throw stay(visit);
};
