import { sportsbookTokenSchema } from '../../shared/contract/auth.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';

const failed = 'Erro ao obter token de acesso ao SportBook';

/** The player's access to the sportsbook; null, and a message, where the operator gives none. */
export function fetchSportsToken(signal: AbortSignal) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<string | null> => {
    const { http } = servicesOf(extra);
    const result = await http.send({ path: '/api/generate-token', schema: sportsbookTokenSchema, signal });
    if (result.ok) return result.data.token;
    if (result.error.kind !== 'aborted') dispatch(alertRaised({ kind: 'error', text: failed }));
    return null;
  };
}
