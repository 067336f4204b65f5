import { isRejectedWithValue } from '@reduxjs/toolkit';
import { type RefusalReason, refusalReasons } from '../../shared/contract/refusalReasons.ts';
import { isHttpError } from '../../shared/http/httpError.ts';
import type { AppStartListening, AppThunk } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { verificationRequested } from '../../shared/state/visitSlice.ts';
import { playRefused } from './identitySlice.ts';

/** Opens what the reason of a refused call asks the player for; returns the reason, null without a known one. */
export function followRefusal(error: unknown): AppThunk<RefusalReason | null> {
  return (dispatch) => {
    if (!isHttpError(error) || error.kind !== 'http') return null;
    const reason = refusalReasons.find((known) => known === error.reason) ?? null;
    if (reason) dispatch(playRefused(reason));
    if (reason === 'kyc') dispatch(verificationRequested());
    return reason;
  };
}

/** Follows the reason of each refused call of a player; the call's own page shows the message. */
export function listenForRefusals(startListening: AppStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload }, { dispatch, getState }) => {
      // A refused registration says nothing about a player of this device.
      if (selectIsAuthenticated(getState())) dispatch(followRefusal(payload));
    },
  });
}
