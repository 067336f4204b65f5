import { type ConsentRequest, giveConsentCall } from '../../shared/contract/account/accountData.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import type { AppStartListening, RootState } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { playerArrived, selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { type ConsentDecision, consentVersion } from './consentDecision.ts';
import { consentChanged, selectConsentDecision } from './consentSlice.ts';

/** Sends the player's cookie decision to the operator, which has to prove it (LGPD art. 8 §2). */
export function listenForConsent(startListening: AppStartListening): void {
  const report = async (state: RootState, { brand, http }: Pick<Services, 'brand' | 'http'>) => {
    const decision = selectConsentDecision(state);
    if (brand.jurisdiction !== 'br' || !decision || !selectIsAuthenticated(state)) return;
    // Without a retry: the next login sends it again, and the operator keeps it once.
    const body = consentRequest(decision);
    if (body) await http.send(requestOf(giveConsentCall, { body }));
  };
  startListening({
    actionCreator: playerArrived,
    effect: (_action, { getState, extra }) => report(getState(), extra),
  });
  startListening({
    actionCreator: consentChanged,
    effect: (_action, { getState, extra }) => report(getState(), extra),
  });
}

// A decision without a time proves nothing.
function consentRequest({ categories, decidedAtMs }: ConsentDecision): ConsentRequest | null {
  if (decidedAtMs === null) return null;
  return {
    kind: 'cookies',
    version: String(consentVersion),
    choices: [...categories],
    decided_at: new Date(decidedAtMs).toISOString(),
  };
}
