import type { LoginRequest } from '../../shared/contract/auth.ts';
import type { SecondFactor } from '../../shared/contract/secondFactor.ts';
import { playerLoggedIn } from '../../shared/state/moneyEvents.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { sessionCheckStarted, sessionEnded } from '../../shared/state/sessionSlice.ts';
import { storeSessionToken } from '../../shared/storage/sessionCookies.ts';
import { writeActivity } from '../session/activity.ts';
import { checkSession } from '../session/checkSession.ts';
import { recordEvent } from '../tracking/trackingSinks.ts';
import { confirmCode, requestToken, type TokenOutcome } from './tokenRequest.ts';

export type LoginOutcome = { ok: true } | { ok: false; message: string; secondFactor?: SecondFactor };

const unreachable = 'Não foi possível entrar agora. Confira sua conexão e tente de novo.';
const noCookies = 'Seu navegador está bloqueando cookies. Libere os cookies deste site para entrar.';

/** Exchanges the credentials for a token, keeps it and loads the profile. */
export function logIn(credentials: Pick<LoginRequest, 'email' | 'password'>) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<LoginOutcome> => {
    const services = servicesOf(extra);
    return enter(dispatch, services.brand.id, await requestToken(services, credentials));
  };
}

/** The same with the code that a login asked for. */
export function confirmLogin(secondFactor: SecondFactor, code: string) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<LoginOutcome> => {
    const services = servicesOf(extra);
    return enter(dispatch, services.brand.id, await confirmCode(services, secondFactor, code));
  };
}

async function enter(dispatch: AppDispatch, brandId: string, outcome: TokenOutcome): Promise<LoginOutcome> {
  if (!outcome.ok) return outcome;
  // The watch on the token would otherwise take it for one from another tab.
  dispatch(sessionCheckStarted());
  if (!storeSessionToken(brandId, outcome.token, outcome.lifetimeSeconds)) {
    dispatch(sessionEnded());
    return { ok: false, message: noCookies };
  }
  writeActivity(brandId, Date.now());
  const session = await checkSession({ dispatch }, brandId);
  if (session !== 'started') return { ok: false, message: unreachable };
  recordEvent({ event: 'login' });
  dispatch(playerLoggedIn());
  return { ok: true };
}
