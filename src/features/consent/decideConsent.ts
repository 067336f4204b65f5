import { alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppThunk } from '../../shared/state/rootState.ts';
import { type CookieJar, crossSiteCookies } from '../../shared/storage/cookieJar.ts';
import { writeConsent } from './consentCookie.ts';
import { consentDecision, type OptionalCategory } from './consentDecision.ts';
import { consentChanged } from './consentSlice.ts';

const onlyThisVisit = 'Seu navegador bloqueia cookies: sua escolha vale só para esta visita.';

/** Applies the decision and stores it for a year, or for this visit when cookies are blocked. */
export function decideConsent(
  wanted: readonly OptionalCategory[],
  jar: CookieJar = crossSiteCookies,
  nowMs: number = Date.now(),
): AppThunk<void> {
  return (dispatch, _getState, { brand }) => {
    const decision = consentDecision(wanted, nowMs);
    const isKept = writeConsent(jar, brand, decision);
    dispatch(consentChanged(decision));
    if (!isKept) dispatch(alertRaised({ kind: 'info', text: onlyThisVisit, displayMs: 6_000 }));
  };
}
