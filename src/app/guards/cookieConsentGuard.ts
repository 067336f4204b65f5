import { consentSuffices } from '../../features/consent/consentSlice.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import { cookieAccessRefused } from '../../shared/state/visitSlice.ts';
import { keepLastAttemptedRoute } from '../../shared/storage/lastAttemptedRoute.ts';
import { type Guard, held, stay, visitContext } from './guard.ts';

// Opens the cookie access modal when the page needs more consent; consenting returns here. A first page stays below the
// modal, so that search engines, which accept no cookies, find the page of its URL.
export const cookieConsentGuard: Guard = ({ context }) => {
  const visit = context.get(visitContext);
  const { store, services, to } = visit;
  if (consentSuffices(store.getState(), services.brand.jurisdiction)) return undefined;
  keepLastAttemptedRoute(to.pathname + to.search + to.hash);
  store.dispatch(cookieAccessRefused());
  if (visit.from === null && opensNothing(to.pathname)) return held;
  throw stay(visit);
};

// Pages that always have this guard open nothing by themselves without consent; a manifest may add it to others.
function opensNothing(pathname: string): boolean {
  const id = routeOfPath(pathname);
  return id !== null && routeEntry(id).guards?.includes('cookie-consent') === true;
}
