import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Jurisdiction } from '../../shared/brand/brandRecord.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import { type ConsentCategory, type ConsentDecision, isFull } from './consentDecision.ts';

export interface ConsentState {
  // Null in every prerendered page, too.
  decision: ConsentDecision | null;
  preferencesOpened: boolean;
}

const initialState: ConsentState = { decision: null, preferencesOpened: false };

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** Sets the stored decision at start and every later one, also from other tabs; null means undecided. */
    consentChanged: (consent, action: PayloadAction<ConsentDecision | null>): ConsentState => ({
      ...consent,
      decision: action.payload,
    }),
    consentPreferencesOpened: (state) => {
      state.preferencesOpened = true;
    },
    consentPreferencesClosed: (state) => {
      state.preferencesOpened = false;
    },
  },
  selectors: {
    selectConsentDecision: ({ decision }) => decision,
    selectConsentPreferencesOpened: (consent) => consent.preferencesOpened,
  },
});

export const consentReducer = consentSlice.reducer;
export const { consentChanged, consentPreferencesOpened, consentPreferencesClosed } = consentSlice.actions;
export const { selectConsentDecision, selectConsentPreferencesOpened } = consentSlice.selectors;

/** Tells whether a category is allowed; optional ones start off. */
export function hasConsent(state: RootState, category: ConsentCategory): boolean {
  if (category === 'necessary') return true;
  return selectConsentDecision(state)?.categories.includes(category) ?? false;
}

/** Tells whether pages with the guard `cookie-consent` open; Brazilian law requires only a decision. */
export function consentSuffices(state: RootState, jurisdiction: Jurisdiction): boolean {
  const decision = selectConsentDecision(state);
  return decision !== null && (jurisdiction === 'br' || isFull(decision));
}

declare module '../../shared/state/rootState.ts' {
  interface RootState {
    consent: ConsentState;
  }
}

// `showCookieModal=true` in the URL opens the cookie access modal.
export const cookieModalParameter = 'showCookieModal';
