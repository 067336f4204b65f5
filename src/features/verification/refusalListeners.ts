import { isRejectedWithValue } from '@reduxjs/toolkit';
import { refusalReasons } from '../../shared/contract/refusalReasons.ts';
import { isHttpError } from '../../shared/http/httpError.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { verificationRequested } from '../../shared/state/visitSlice.ts';
import { playRefused } from './identitySlice.ts';

/** Opens what the reason of a refused call asks the player for; the call's own page shows the message. */
export function startReactingToRefusals(startListening: AppStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload }, { dispatch }) => {
      if (!isHttpError(payload) || payload.kind !== 'http') return;
      const reason = refusalReasons.find((known) => known === payload.reason);
      if (reason === undefined) return;
      dispatch(playRefused(reason));
      if (reason === 'kyc') dispatch(verificationRequested());
    },
  });
}
