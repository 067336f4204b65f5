import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

// Facts and flags of this visit that several features share.
export interface VisitState {
  // The player's IP address as the operator sees it.
  userIp: string | null;
  showCookieAccessModal: boolean;
  showVerificationModal: boolean;
  // Page that waits for the player's identity to be confirmed.
  verificationReturnTo: string | null;
  // The page responds and has loaded what it shows: time for deferred work.
  isPageSettled: boolean;
  isPageMissing: boolean;
  // Scrolls the page to its top, which clears the flag.
  scrollToTop: boolean;
}

const initialState: VisitState = {
  userIp: null,
  showCookieAccessModal: false,
  showVerificationModal: false,
  verificationReturnTo: null,
  isPageSettled: false,
  isPageMissing: false,
  scrollToTop: false,
};

const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    userIpRefreshed: (state, action: PayloadAction<string>) => {
      state.userIp = action.payload;
    },
    pageSettled: (state) => {
      state.isPageSettled = true;
    },
    pageMissing: (state, action: PayloadAction<boolean>) => {
      state.isPageMissing = action.payload;
    },
    scrollToTopSet: (state, action: PayloadAction<boolean>) => {
      state.scrollToTop = action.payload;
    },
    cookieAccessRefused: (state) => {
      state.showCookieAccessModal = true;
    },
    cookieAccessModalClosed: (state) => {
      state.showCookieAccessModal = false;
    },
    verificationRequested: (state, action: PayloadAction<{ returnTo: string } | undefined>) => {
      state.showVerificationModal = true;
      state.verificationReturnTo = action.payload?.returnTo ?? null;
    },
    verificationModalClosed: (state) => {
      state.showVerificationModal = false;
      state.verificationReturnTo = null;
    },
  },
  selectors: {
    selectUserIp: (visit) => visit.userIp,
    selectShowCookieAccessModal: (visit) => visit.showCookieAccessModal,
    selectShowVerificationModal: (visit) => visit.showVerificationModal,
    selectIsPageSettled: (visit) => visit.isPageSettled,
    selectScrollToTop: (visit) => visit.scrollToTop,
    selectIsPageMissing: (visit) => visit.isPageMissing,
    selectVerificationReturnTo: (visit) => visit.verificationReturnTo,
  },
});

export const visitReducer = visitSlice.reducer;
export const {
  userIpRefreshed,
  pageSettled,
  pageMissing,
  scrollToTopSet,
  cookieAccessRefused,
  cookieAccessModalClosed,
  verificationRequested,
  verificationModalClosed,
} = visitSlice.actions;
export const {
  selectUserIp,
  selectShowCookieAccessModal,
  selectShowVerificationModal,
  selectVerificationReturnTo,
  selectIsPageSettled,
  selectIsPageMissing,
  selectScrollToTop,
} = visitSlice.selectors;

declare module './rootState.ts' {
  interface RootState {
    visit: VisitState;
  }
}
