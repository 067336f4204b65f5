import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { followRefusal } from './followRefusal.ts';

/** Follows the reason of each refused query or mutation; the call's own page shows the message. */
export function listenForRefusals(startListening: AppStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload }, { dispatch }) => {
      dispatch(followRefusal(payload));
    },
  });
}
