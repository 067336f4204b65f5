import { nanoid } from '@reduxjs/toolkit';
import { getIdentityCall, type Identity } from '../../shared/contract/account/verification.ts';
import type { HttpError, HttpResult } from '../../shared/http/httpError.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import type { AppThunk } from '../../shared/state/rootState.ts';
import { type IdentityStep, identityAnswered, identityCheckStarted } from './identitySlice.ts';

interface CheckOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Requests the identity status; `ip_blocked` becomes a 403 and sets the VPN flag (specification). */
export function checkIdentity(options: CheckOptions = {}): AppThunk<Promise<HttpResult<IdentityStep>>> {
  return async (dispatch, _getState, { http }) => {
    const check = nanoid();
    dispatch(identityCheckStarted(check));
    const result = await http.send(requestOf(getIdentityCall, options));
    if (result.ok) {
      const { user_status: status, is_closed: isClosed = false } = result.data;
      dispatch(identityAnswered({ check, status, isClosed }));
    }
    return readIdentity(result);
  };
}

// `ip_blocked` counts as 403 with any HTTP status.
const ipBlocked: HttpError = { kind: 'http', status: 403, message: null, fields: {} };

export function readIdentity(result: HttpResult<Identity>): HttpResult<IdentityStep> {
  if (!result.ok) return result;
  const { user_status: status } = result.data;
  if (status === 'ip_blocked') return { ok: false, error: ipBlocked };
  return { ok: true, status: result.status, data: status };
}

export function isIpBlocked(result: HttpResult<IdentityStep>): boolean {
  return !result.ok && result.error === ipBlocked;
}
