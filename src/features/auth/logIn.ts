import { type LoginRequest, type TokenAnswer, tokenSchema } from '../../shared/contract/auth.ts';
import type { HttpError } from '../../shared/http/httpError.ts';
import { playerLoggedIn } from '../../shared/state/moneyEvents.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { sessionCheckStarted, sessionEnded } from '../../shared/state/sessionSlice.ts';
import { storeSessionToken } from '../../shared/storage/sessionCookies.ts';
import { checkSession } from '../session/checkSession.ts';
import { defaultLifetimeSeconds } from '../session/tokenTerm.ts';

export type LoginOutcome = { ok: true } | { ok: false; message: string };

const refused = 'Acesso negado';
const wrongCredentials = 'Email ou senha incorretos!';
const unreachable = 'Não foi possível entrar agora. Confira sua conexão e tente de novo.';
const noCookies = 'Seu navegador está bloqueando cookies. Libere os cookies deste site para entrar.';

/** Exchanges the credentials for a token, keeps it and loads the profile. The words are the operator's where it has some. */
export function logIn({ email, password }: Pick<LoginRequest, 'email' | 'password'>) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<LoginOutcome> => {
    const { brand, http } = servicesOf(extra);
    const body: LoginRequest = { email: email.trim(), password, login: email.trim() };
    const result = await http.send({ method: 'POST', path: '/api/auth/login', body, schema: tokenSchema });
    if (!result.ok) return { ok: false, message: loginFailure(result.error) };
    const { access_token: token, expires_in: lifetime = defaultLifetimeSeconds } = result.data;
    if (!token) return { ok: false, message: wordsOf(result.data) ?? wrongCredentials };

    // The watch on the token would otherwise take it for one from another tab.
    dispatch(sessionCheckStarted());
    if (!storeSessionToken(brand.id, token, lifetime)) {
      dispatch(sessionEnded());
      return { ok: false, message: noCookies };
    }
    const session = await checkSession({ dispatch }, brand.id);
    if (session !== 'started') return { ok: false, message: unreachable };
    dispatch(playerLoggedIn());
    return { ok: true };
  };
}

export function loginFailure(error: HttpError): string {
  if (error.kind !== 'http' || error.status >= 500) return unreachable;
  return error.message ?? (error.status === 403 ? refused : wrongCredentials);
}

function wordsOf({ error, errors }: TokenAnswer): string | null {
  if (typeof error === 'string' && error) return error;
  if (typeof errors === 'string' && errors) return errors;
  const first = Array.isArray(errors)
    ? errors[0]
    : typeof errors === 'object'
      ? Object.values(errors)[0]?.[0]
      : null;
  return first ?? null;
}
