import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Identity, IdentityStatus } from '../../shared/contract/account/verification.ts';
import type { RefusalReason } from '../../shared/contract/refusalReasons.ts';
import { isSessionOver } from '../../shared/state/sessionSlice.ts';

/** Progress of the identity check; `ip_blocked` says nothing about it. */
export type IdentityStep = Exclude<IdentityStatus, 'ip_blocked'>;

export interface IdentityState {
  // Null until the first response.
  step: IdentityStep | null;
  // Opens the VPN modal.
  vpnDetected: boolean;
  // The operator closed the account of an impeded person.
  isClosed: boolean;
  // Only the latest request's response counts.
  latestCheck: string | null;
  // Why the operator has just refused the player, until the player reacts.
  refusal: RefusalReason | null;
}

const initialState: IdentityState = {
  step: null,
  vpnDetected: false,
  isClosed: false,
  latestCheck: null,
  refusal: null,
};

const identitySlice = createSlice({
  name: 'identity',
  initialState,
  reducers: {
    identityCheckStarted: (state, action: PayloadAction<string>) => {
      state.latestCheck = action.payload;
    },
    identityAnswered: (
      state,
      { payload }: PayloadAction<{ check: string; status: Identity['user_status']; isClosed: boolean }>,
    ) => {
      if (payload.check !== state.latestCheck) return;
      state.vpnDetected = payload.status === 'ip_blocked';
      state.isClosed = payload.isClosed;
      if (payload.status !== 'ip_blocked') state.step = payload.status;
    },
    playRefused: (state, { payload }: PayloadAction<RefusalReason>) => {
      state.refusal = payload;
      if (payload === 'ip_blocked') state.vpnDetected = true;
      if (payload === 'impeded') state.isClosed = true;
    },
    refusalEnded: (state) => {
      state.refusal = null;
    },
    vpnModalClosed: (state) => {
      state.vpnDetected = false;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionOver, () => initialState);
  },
  selectors: {
    selectIdentityStep: (identity) => identity.step,
    selectVpnDetected: (identity) => identity.vpnDetected,
    selectRefusal: (identity) => identity.refusal,
    selectIsClosed: (identity) => identity.isClosed,
  },
});

export const identityReducer = identitySlice.reducer;
export const { identityCheckStarted, identityAnswered, playRefused, refusalEnded, vpnModalClosed } =
  identitySlice.actions;
export const { selectIdentityStep, selectVpnDetected, selectRefusal, selectIsClosed } =
  identitySlice.selectors;

declare module '../../shared/state/rootState.ts' {
  interface RootState {
    identity: IdentityState;
  }
}
