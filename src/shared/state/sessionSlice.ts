import { createAction, createSlice } from '@reduxjs/toolkit';

/**
 * Whether somebody is logged in. `unknown` only while a stored token is being checked; the token itself is
 * never in the store.
 */
export interface SessionState {
  status: 'unknown' | 'anonymous' | 'authenticated';
}

const initialState: SessionState = { status: 'anonymous' };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionCheckStarted: (state) => {
      if (state.status === 'anonymous') state.status = 'unknown';
    },
    sessionStarted: (state) => {
      state.status = 'authenticated';
    },
    sessionEnded: (state) => {
      state.status = 'anonymous';
    },
  },
  selectors: {
    selectSessionStatus: (session) => session.status,
    selectIsAuthenticated: (session) => session.status === 'authenticated',
  },
});

/** The player asked to leave; the session feature tells the operator and ends the session. */
export const logoutRequested = createAction('session/logoutRequested');

export const sessionReducer = sessionSlice.reducer;
export const { sessionCheckStarted, sessionStarted, sessionEnded } = sessionSlice.actions;
export const { selectSessionStatus, selectIsAuthenticated } = sessionSlice.selectors;

declare module './rootState.ts' {
  interface RootState {
    session: SessionState;
  }
}
