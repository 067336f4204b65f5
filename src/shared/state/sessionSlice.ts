import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

// `unknown` only while a stored token is being checked; the token itself is never in the store.
export interface SessionState {
  status: 'unknown' | 'anonymous' | 'authenticated';
  // The player of the latest session by the token's claim, which operators may keep apart from the profile's id.
  owner?: string | undefined;
  // The session ended without a logout, and the player has not seen the notice yet.
  inactivityNoticeShown: boolean;
  /** The URL brought a token, and the visitor has not said yet whether to log in with it. */
  urlTokenAsked: boolean;
}

const initialState: SessionState = {
  status: 'anonymous',
  inactivityNoticeShown: false,
  urlTokenAsked: false,
};

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionCheckStarted: (state) => {
      if (state.status === 'anonymous') state.status = 'unknown';
    },
    sessionStarted: (state, { payload }: PayloadAction<string | undefined>) => {
      state.status = 'authenticated';
      state.owner = payload;
      state.inactivityNoticeShown = false;
    },
    // The player logs out; the session feature calls the operator and clears what was stored.
    logoutRequested: (state) => {
      state.status = 'anonymous';
    },
    // A stored token was invalid, or a login failed.
    sessionEnded: (state) => {
      state.status = 'anonymous';
    },
    // The token is gone without a logout.
    sessionLost: (state) => {
      if (state.status === 'authenticated') state.inactivityNoticeShown = true;
      state.status = 'anonymous';
    },
    inactivityNoticeClosed: (state) => {
      state.inactivityNoticeShown = false;
    },
    urlTokenArrived: (state) => {
      state.urlTokenAsked = true;
    },
    urlTokenAnswered: (state) => {
      state.urlTokenAsked = false;
    },
  },
  selectors: {
    selectSessionStatus: (session) => session.status,
    selectSessionOwner: (session) => session.owner,
    selectIsAuthenticated: (session) => session.status === 'authenticated',
    selectInactivityNoticeShown: (session) => session.inactivityNoticeShown,
    selectUrlTokenAsked: (session) => session.urlTokenAsked,
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
  urlTokenArrived,
  urlTokenAnswered,
} = sessionSlice.actions;
export const {
  selectSessionStatus,
  selectSessionOwner,
  selectIsAuthenticated,
  selectInactivityNoticeShown,
  selectUrlTokenAsked,
} = sessionSlice.selectors;

/** Matches every end of a session, after which nothing of the player's may stay. */
export const isSessionOver = isAnyOf(logoutRequested, sessionEnded, sessionLost);

// The session has started, and the part of the app that only players need is loaded.
export const playerArrived = createAction('session/playerArrived');

declare module './rootState.ts' {
  interface RootState {
    session: SessionState;
  }
}
