import { nanoid } from '@reduxjs/toolkit';
import { type Identity, identitySchema } from '../../shared/contract/verification.ts';
import type { HttpError, HttpResult } from '../../shared/http/httpError.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { type IdentityStep, identityAnswered, identityCheckStarted } from './identitySlice.ts';

interface CheckOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Asks the operator how far the identity check is. A blocked address is a 403, and sets the VPN flag. */
export function checkIdentity(options: CheckOptions = {}) {
  return async (
    dispatch: AppDispatch,
    _getState: unknown,
    extra: unknown,
  ): Promise<HttpResult<IdentityStep>> => {
    const { http } = servicesOf(extra);
    const check = nanoid();
    dispatch(identityCheckStarted(check));
    const result = await http.send({ path: '/api/legitimuzStatus', schema: identitySchema, ...options });
    if (result.ok) dispatch(identityAnswered({ check, status: result.data.user_status }));
    return readIdentity(result);
  };
}

/** A blocked address counts as forbidden, with whatever status the operator said it. */
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
