import { getSportsbookTokenCall } from '../../shared/contract/account/auth.ts';
import type { HttpError } from '../../shared/http/httpError.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppThunk } from '../../shared/state/rootState.ts';
import { limitsApi } from '../protection/limitsApi.ts';
import { closingOf } from '../protection/useClosedAccount.ts';
import { followRefusal } from '../verification/followRefusal.ts';

const failed = 'Erro ao obter token de acesso ao SportBook';

// `token` is null for a suspended or excluded player; `refused` has shown why the law allows no bet now.
export type SportsAccess = { kind: 'answered'; token: string | null } | { kind: 'refused' | 'failed' };

/**
 * Requests a sportsbook token; follows the reason of a refusal and shows an alert on any other failure. `isAsked` is
 * true for a player who asks to bet.
 */
export function fetchSportsToken(signal: AbortSignal, isAsked: boolean): AppThunk<Promise<SportsAccess>> {
  return async (dispatch, _getState, { http, brand }) => {
    const result = await http.send(requestOf(getSportsbookTokenCall, { signal }));
    if (result.ok) return { kind: 'answered', token: result.data.token };
    const { error } = result;
    if (error.kind === 'aborted') return { kind: 'failed' };
    if (brand.jurisdiction === 'br' && (await dispatch(showRefusal(error, isAsked))))
      return { kind: 'refused' };
    dispatch(alertRaised({ kind: 'error', text: failed }));
    return { kind: 'failed' };
  };
}

// Other reasons open a dialog that says why.
const withoutDialog: readonly string[] = ['paused', 'excluded', 'limit'];

function showRefusal(error: HttpError, isAsked: boolean): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const reason = dispatch(followRefusal(error));
    if (reason === null || error.kind !== 'http') return false;
    const isClosed = reason === 'paused' || reason === 'excluded';
    const isNoted = isClosed && !isAsked && (await dispatch(isClosingNoted));
    if (withoutDialog.includes(reason) && !isNoted) {
      dispatch(alertRaised({ kind: 'error', text: error.message ?? failed }));
    }
    return true;
  };
}

// What closes an account is optional for operators; with it, the page shows a note.
const isClosingNoted: AppThunk<Promise<boolean>> = async (dispatch) => {
  const { data } = await dispatch(limitsApi.endpoints.getLimits.initiate(undefined, { subscribe: false }));
  return data !== undefined && closingOf(data) !== null;
};
