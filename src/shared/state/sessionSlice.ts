import { createAction, createSlice } from '@reduxjs/toolkit';

/**
 * Whether somebody is logged in. `unknown` only while a stored token is being checked; the token itself is
 * never in the store.
 */
export interface SessionState {
  status: 'unknown' | 'anonymous' | 'authenticated';
  /** The session ended without a logout, and the player has not been told yet. */
  inactivityNoticeShown: boolean;
}

const initialState: SessionState = { status: 'anonymous', inactivityNoticeShown: false };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionCheckStarted: (state) => {
      if (state.status === 'anonymous') state.status = 'unknown';
    },
    sessionStarted: (state) => {
      state.status = 'authenticated';
      state.inactivityNoticeShown = false;
    },
    /** The player asked to leave; the session feature tells the operator and clears what was stored. */
    logoutRequested: (state) => {
      state.status = 'anonymous';
    },
    /** A stored token turned out to be worth nothing, or a login failed. */
    sessionEnded: (state) => {
      state.status = 'anonymous';
    },
    /** The token is gone without a logout. */
    sessionLost: (state) => {
      if (state.status === 'authenticated') state.inactivityNoticeShown = true;
      state.status = 'anonymous';
    },
    inactivityNoticeClosed: (state) => {
      state.inactivityNoticeShown = false;
    },
  },
  selectors: {
    selectSessionStatus: (session) => session.status,
    selectIsAuthenticated: (session) => session.status === 'authenticated',
    selectInactivityNoticeShown: (session) => session.inactivityNoticeShown,
  },
});

export const sessionReducer = sessionSlice.reducer;
export const {
  sessionCheckStarted,
  sessionStarted,
  logoutRequested,
  sessionEnded,
  sessionLost,
  inactivityNoticeClosed,
} = sessionSlice.actions;
export const { selectSessionStatus, selectIsAuthenticated, selectInactivityNoticeShown } =
  sessionSlice.selectors;

/** The session has started, and the part of the app that only players need is there. */
export const playerArrived = createAction('session/playerArrived');

declare module './rootState.ts' {
  interface RootState {
    session: SessionState;
  }
}
