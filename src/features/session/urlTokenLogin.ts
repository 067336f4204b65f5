import { getMeCall } from '../../shared/contract/account/user.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import { authModalClosed, selectReturnTo } from '../../shared/state/authModalSlice.ts';
import type { AppThunk } from '../../shared/state/rootState.ts';
import { sessionCheckStarted, urlTokenAnswered } from '../../shared/state/sessionSlice.ts';
import { removeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { storeSessionToken } from '../../shared/storage/sessionCookies.ts';
import { dropUrlToken } from '../../shared/storage/urlToken.ts';
import { maskEmail } from '../../shared/text/maskEmail.ts';
import { checkSession } from './checkSession.ts';
import { readClaims } from './tokenClaims.ts';

/** For a token whose end has passed by this device's clock, which the operator may see otherwise. */
const shortestLifetimeSeconds = 60;
/** The login panel waits for as long. */
const responseTimeoutMs = 8_000;
const displayMs = 5_000;

/** Asks the API whose token it is, without storing it; null after an alert that says why there is nothing to ask. */
export function accountOfUrlToken(token: string): AppThunk<Promise<string | null>> {
  return async (dispatch, _getState, { http }) => {
    const result = await http.send(
      requestOf(getMeCall, { authorization: `Bearer ${token}`, timeoutMs: responseTimeoutMs }),
    );
    if (result.ok && !('message' in result.data)) return maskedAccount(result.data);
    const isRefused = result.ok || (result.error.kind === 'http' && result.error.status < 500);
    const text = isRefused
      ? 'Este link de acesso expirou ou já foi usado. Entre com seu e-mail e senha.'
      : 'Não foi possível conferir o link de acesso. Abra o link de novo mais tarde.';
    dispatch(declineUrlToken());
    dispatch(alertRaised({ kind: 'warning', text, displayMs }));
    return null;
  };
}

/** Logs in with the token of the URL, after the visitor's yes. */
export function acceptUrlToken(token: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { brand }) => {
    // A page that the visitor was on the way to opens after the login, and closes the panel itself.
    if (selectReturnTo(getState()) === null) dispatch(authModalClosed());
    // The watch on the token would otherwise take it for one from another tab.
    dispatch(sessionCheckStarted());
    storeUrlToken(brand.id, token);
    const session = await checkSession({ dispatch }, brand.id);
    dispatch(declineUrlToken());
    if (session === 'started') return;
    const text = 'Não foi possível entrar com este link. Entre com seu e-mail e senha.';
    dispatch(alertRaised({ kind: 'error', text, displayMs }));
  };
}

/** Forgets the token of the URL; panels that waited for the answer open now. */
export function declineUrlToken() {
  dropUrlToken();
  return urlTokenAnswered();
}

/** Stores a token from the URL as a login here would have. */
export function storeUrlToken(brandId: string, token: string, nowMs: number = Date.now()): void {
  const claims = readClaims(token);
  if (!claims) return;
  const leftSeconds = Math.floor(claims.exp - nowMs / 1000);
  // The last activity here was another visitor's.
  removeBrandCookie(brandId, 'active_at');
  storeSessionToken(brandId, token, Math.max(leftSeconds, shortestLifetimeSeconds));
}

function maskedAccount({ email, name }: { email: string; name: string }): string {
  return email ? maskEmail(email) : name.replaceAll(/(\p{L})\p{L}*/gu, '$1***');
}
