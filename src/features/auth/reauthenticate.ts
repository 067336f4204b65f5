import type { SecondFactor } from '../../shared/contract/secondFactor.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { readSessionToken, storeSessionToken } from '../../shared/storage/sessionCookies.ts';
import { selectUser } from '../session/meApi.ts';
import { revokeToken } from '../session/revokeToken.ts';
import type { LoginOutcome } from './logIn.ts';
import { confirmCode, requestToken } from './tokenRequest.ts';

/** `code`: the second step, where the operator asked for it. */
export type Proof = { password: string } | { secondFactor: SecondFactor; code: string };

const nobody = 'Sua sessão terminou. Entre de novo.';

/** The player shows again who they are. The session goes on under a new token; the old one ends. */
export function reauthenticate(proof: Proof) {
  return async (_dispatch: AppDispatch, getState: () => RootState, extra: unknown): Promise<LoginOutcome> => {
    const services = servicesOf(extra);
    const { brand, http } = services;
    const user = selectUser(getState());
    if (!user) return { ok: false, message: nobody };
    const outcome =
      'password' in proof
        ? await requestToken(services, { email: user.email, password: proof.password })
        : await confirmCode(services, proof.secondFactor, proof.code);
    if (!outcome.ok) return outcome;
    const former = readSessionToken(brand.id);
    // The player, or the end of the session, was quicker: a token that nobody waits for must not bring it back.
    if (former === null) {
      revokeToken(http, outcome.token);
      return { ok: false, message: nobody };
    }
    storeSessionToken(brand.id, outcome.token, outcome.lifetimeSeconds);
    revokeToken(http, former);
    return { ok: true };
  };
}
