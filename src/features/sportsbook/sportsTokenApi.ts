import { sportsbookTokenSchema } from '../../shared/contract/auth.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';

const failed = 'Erro ao obter token de acesso ao SportBook';

/** `token` is null for a player who may not bet: suspended or excluded. */
export type SportsAccess = { kind: 'answered'; token: string | null } | { kind: 'failed' };

/** The player's access to the sportsbook; a failure is said in a message. */
export function fetchSportsToken(signal: AbortSignal) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<SportsAccess> => {
    const { http } = servicesOf(extra);
    const result = await http.send({ path: '/api/generate-token', schema: sportsbookTokenSchema, signal });
    if (result.ok) return { kind: 'answered', token: result.data.token };
    if (result.error.kind !== 'aborted') dispatch(alertRaised({ kind: 'error', text: failed }));
    return { kind: 'failed' };
  };
}
