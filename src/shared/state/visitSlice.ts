import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Facts and flags of this visit that several features share. */
export interface VisitState {
  /** The player's address as the operator sees it. */
  userIp: string | null;
  showCookieAccessModal: boolean;
  showVerificationModal: boolean;
}

const initialState: VisitState = { userIp: null, showCookieAccessModal: false, showVerificationModal: false };

const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    userIpRefreshed: (state, action: PayloadAction<string>) => {
      state.userIp = action.payload;
    },
    cookieAccessRefused: (state) => {
      state.showCookieAccessModal = true;
    },
    cookieAccessModalClosed: (state) => {
      state.showCookieAccessModal = false;
    },
    verificationRequested: (state) => {
      state.showVerificationModal = true;
    },
    verificationModalClosed: (state) => {
      state.showVerificationModal = false;
    },
  },
  selectors: {
    selectUserIp: (visit) => visit.userIp,
    selectShowCookieAccessModal: (visit) => visit.showCookieAccessModal,
    selectShowVerificationModal: (visit) => visit.showVerificationModal,
  },
});

export const visitReducer = visitSlice.reducer;
export const {
  userIpRefreshed,
  cookieAccessRefused,
  cookieAccessModalClosed,
  verificationRequested,
  verificationModalClosed,
} = visitSlice.actions;
export const { selectUserIp, selectShowCookieAccessModal, selectShowVerificationModal } =
  visitSlice.selectors;

declare module './rootState.ts' {
  interface RootState {
    visit: VisitState;
  }
}
