import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Jurisdiction } from '../../shared/brand/brandRecord.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import { type ConsentCategory, type ConsentDecision, isFull } from './consentDecision.ts';

export interface ConsentState {
  // `unknown` until the cookie is read, as in every prerendered page.
  response: 'unknown' | 'undecided' | ConsentDecision;
  preferencesOpened: boolean;
}

const initialState: ConsentState = { response: 'unknown', preferencesOpened: false };

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** Sets the stored decision at start and every later one, also from other tabs; null means undecided. */
    consentChanged: (consent, action: PayloadAction<ConsentDecision | null>): ConsentState => ({
      ...consent,
      response: action.payload ?? 'undecided',
    }),
    consentPreferencesOpened: (state) => {
      state.preferencesOpened = true;
    },
    consentPreferencesClosed: (state) => {
      state.preferencesOpened = false;
    },
  },
  selectors: {
    selectConsentDecision: ({ response }) => (typeof response === 'string' ? null : response),
    selectIsConsentUndecided: ({ response }) => response === 'undecided',
    selectConsentPreferencesOpened: (consent) => consent.preferencesOpened,
  },
});

export const consentReducer = consentSlice.reducer;
export const { consentChanged, consentPreferencesOpened, consentPreferencesClosed } = consentSlice.actions;
export const { selectConsentDecision, selectIsConsentUndecided, selectConsentPreferencesOpened } =
  consentSlice.selectors;

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
