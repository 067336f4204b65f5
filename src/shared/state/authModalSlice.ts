import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionStarted } from './sessionSlice.ts';

export type AuthPanel = 'login' | 'register' | 'recover';

export interface AuthModalState {
  panel: AuthPanel | null;
  // Page to open after the login.
  returnTo: string | null;
}

const initialState: AuthModalState = { panel: null, returnTo: null };

const authModalSlice = createSlice({
  name: 'authModal',
  initialState,
  reducers: {
    loginRequested: (state, action: PayloadAction<{ returnTo: string } | undefined>) => {
      // A change of panel keeps the page that asked for the login.
      state.returnTo = action.payload?.returnTo ?? (state.panel ? state.returnTo : null);
      state.panel = 'login';
    },
    // For a player who has logged in already.
    returnRequested: (state, action: PayloadAction<string>) => {
      state.returnTo = action.payload;
    },
    registerRequested: (state) => {
      state.panel = 'register';
    },
    recoveryRequested: (state) => {
      state.panel = 'recover';
    },
    authModalClosed: (state) => {
      state.panel = null;
      state.returnTo = null;
    },
  },
  // A press before a stored token was checked opens the panel for a player, too.
  extraReducers: (builder) => {
    builder.addCase(sessionStarted, (state) => {
      if (state.panel !== 'recover') state.panel = null;
    });
  },
  selectors: {
    selectAuthPanel: (modal) => modal.panel,
    selectReturnTo: (modal) => modal.returnTo,
  },
});

export const authModalReducer = authModalSlice.reducer;
export const { loginRequested, returnRequested, registerRequested, recoveryRequested, authModalClosed } =
  authModalSlice.actions;
export const { selectAuthPanel, selectReturnTo } = authModalSlice.selectors;

declare module './rootState.ts' {
  interface RootState {
    authModal: AuthModalState;
  }
}

// One modal with three panels; any other word opens register.
export function authPanelOf(word: string): AuthPanel {
  return word === 'login' || word === 'recover' ? word : 'register';
}
