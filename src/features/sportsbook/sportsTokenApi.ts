import { getSportsbookTokenCall } from '../../shared/contract/account/auth.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppThunk } from '../../shared/state/rootState.ts';

const failed = 'Erro ao obter token de acesso ao SportBook';

// `token` is null for a suspended or excluded player.
export type SportsAccess = { kind: 'answered'; token: string | null } | { kind: 'failed' };

/** Requests a sportsbook token and shows an alert on failure. */
export function fetchSportsToken(signal: AbortSignal): AppThunk<Promise<SportsAccess>> {
  return async (dispatch, _getState, { http }) => {
    const result = await http.send(requestOf(getSportsbookTokenCall, { signal }));
    if (result.ok) return { kind: 'answered', token: result.data.token };
    if (result.error.kind !== 'aborted') dispatch(alertRaised({ kind: 'error', text: failed }));
    return { kind: 'failed' };
  };
}
