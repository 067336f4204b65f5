import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Identity, IdentityStatus } from '../../shared/contract/verification.ts';
import { logoutRequested, sessionEnded, sessionLost } from '../../shared/state/sessionSlice.ts';

/** How far the player's identity is confirmed. A blocked address says nothing about that. */
export type IdentityStep = Exclude<IdentityStatus, 'ip_blocked'>;

export interface IdentityState {
  /** Null until the operator has told. */
  step: IdentityStep | null;
  /** The operator blocks the player's address: the VPN modal shows. */
  vpnDetected: boolean;
  /** The check whose answer counts; answers to earlier ones come too late. */
  latestCheck: string | null;
}

const initialState: IdentityState = { step: null, vpnDetected: false, latestCheck: null };

const identitySlice = createSlice({
  name: 'identity',
  initialState,
  reducers: {
    identityCheckStarted: (state, action: PayloadAction<string>) => {
      state.latestCheck = action.payload;
    },
    identityAnswered: (
      state,
      { payload }: PayloadAction<{ check: string; status: Identity['user_status'] }>,
    ) => {
      if (payload.check !== state.latestCheck) return;
      state.vpnDetected = payload.status === 'ip_blocked';
      if (payload.status !== 'ip_blocked') state.step = payload.status;
    },
    vpnModalClosed: (state) => {
      state.vpnDetected = false;
    },
  },
  extraReducers: (builder) => {
    for (const ending of [logoutRequested, sessionEnded, sessionLost]) {
      builder.addCase(ending, () => initialState);
    }
  },
  selectors: {
    selectIdentityStep: (identity) => identity.step,
    selectVpnDetected: (identity) => identity.vpnDetected,
  },
});

export const identityReducer = identitySlice.reducer;
export const { identityCheckStarted, identityAnswered, vpnModalClosed } = identitySlice.actions;
export const { selectIdentityStep, selectVpnDetected } = identitySlice.selectors;

declare module '../../shared/state/rootState.ts' {
  interface RootState {
    identity: IdentityState;
  }
}
