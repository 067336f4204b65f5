import { alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { type CookieJar, crossSiteCookies } from '../../shared/storage/cookieJar.ts';
import { writeConsent } from './consentCookie.ts';
import { consentDecision, type OptionalCategory } from './consentDecision.ts';
import { consentChanged } from './consentSlice.ts';

const onlyThisVisit = 'Seu navegador bloqueia cookies: sua escolha vale só para esta visita.';

/** The visitor's answer takes effect at once and is kept for a year, or for the visit where nothing can be kept. */
export function decideConsent(
  wanted: readonly OptionalCategory[],
  jar: CookieJar = crossSiteCookies,
  nowMs: number = Date.now(),
) {
  return (dispatch: AppDispatch, _getState: unknown, extra: unknown): void => {
    const { brand } = servicesOf(extra);
    const decision = consentDecision(wanted, nowMs);
    const isKept = writeConsent(jar, brand, decision);
    dispatch(consentChanged(decision));
    if (!isKept) dispatch(alertRaised({ kind: 'info', text: onlyThisVisit, displayMs: 6_000 }));
  };
}
