import { getSportsbookTokenCall } from '../../shared/contract/account/auth.ts';
import type { HttpError } from '../../shared/http/httpError.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppThunk } from '../../shared/state/rootState.ts';
import { followRefusal } from '../verification/followRefusal.ts';

const failed = 'Erro ao obter token de acesso ao SportBook';

// `token` is null for a suspended or excluded player; `refused` has shown why the law allows no bet now.
export type SportsAccess = { kind: 'answered'; token: string | null } | { kind: 'refused' | 'failed' };

/** Requests a sportsbook token; follows the reason of a refusal and shows an alert on any other failure. */
export function fetchSportsToken(signal: AbortSignal): AppThunk<Promise<SportsAccess>> {
  return async (dispatch, _getState, { http, brand }) => {
    const result = await http.send(requestOf(getSportsbookTokenCall, { signal }));
    if (result.ok) return { kind: 'answered', token: result.data.token };
    const { error } = result;
    if (error.kind === 'aborted') return { kind: 'failed' };
    if (brand.jurisdiction === 'br' && dispatch(showRefusal(error))) return { kind: 'refused' };
    dispatch(alertRaised({ kind: 'error', text: failed }));
    return { kind: 'failed' };
  };
}

// Other reasons open a dialog that says why.
const withoutDialog: readonly string[] = ['paused', 'excluded', 'limit'];

function showRefusal(error: HttpError): AppThunk<boolean> {
  return (dispatch) => {
    const reason = dispatch(followRefusal(error));
    if (reason === null || error.kind !== 'http') return false;
    if (withoutDialog.includes(reason)) {
      dispatch(alertRaised({ kind: 'error', text: error.message ?? failed }));
    }
    return true;
  };
}
