import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionOver } from './sessionSlice.ts';

// The money dialogs that any page can request, one at a time.
export const walletDialogNames = ['deposit', 'coupon', 'deposit-popup'] as const;

export interface WalletDialogState {
  open: (typeof walletDialogNames)[number] | null;
  // Amount that the deposit starts with, if the request named one.
  suggestedCents: number | null;
  // Deposit coupon for the next deposit; it stays chosen after the dialog closes.
  chosenCoupon: string | null;
}

const initialState: WalletDialogState = { open: null, suggestedCents: null, chosenCoupon: null };

const walletDialogSlice = createSlice({
  name: 'walletDialog',
  initialState,
  reducers: {
    depositRequested: (state, action: PayloadAction<{ amountCents: number } | undefined>) => {
      state.open = 'deposit';
      state.suggestedCents = action.payload?.amountCents ?? null;
    },
    couponRequested: (state) => {
      state.open = 'coupon';
    },
    // Never replaces a dialog that the player opened.
    depositPopupDue: (state) => {
      state.open ??= 'deposit-popup';
    },
    walletDialogClosed: (state) => {
      state.open = null;
    },
    depositCouponChosen: (state, action: PayloadAction<string | null>) => {
      state.chosenCoupon = action.payload;
    },
  },
  extraReducers: (build) => {
    build.addMatcher(isSessionOver, () => initialState);
  },
  selectors: {
    selectWalletDialog: (dialog) => dialog.open,
    selectSuggestedCents: (dialog) => dialog.suggestedCents,
    selectChosenCoupon: (dialog) => dialog.chosenCoupon,
  },
});

export const walletDialogReducer = walletDialogSlice.reducer;
export const { depositRequested, couponRequested, depositPopupDue, walletDialogClosed, depositCouponChosen } =
  walletDialogSlice.actions;
export const { selectWalletDialog, selectSuggestedCents, selectChosenCoupon } = walletDialogSlice.selectors;

declare module './rootState.ts' {
  interface RootState {
    walletDialog: WalletDialogState;
  }
}
