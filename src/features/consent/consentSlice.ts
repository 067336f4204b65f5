import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Jurisdiction } from '../../shared/brand/brandRecord.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import { type ConsentCategory, type ConsentDecision, isFull } from './consentDecision.ts';

export interface ConsentState {
  /** `unknown` until the cookie has been read, as in every prerendered page. */
  answer: 'unknown' | 'undecided' | ConsentDecision;
  preferencesOpened: boolean;
}

const initialState: ConsentState = { answer: 'unknown', preferencesOpened: false };

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /**
     * Once at the start with what was stored (null: no answer yet), then whenever the visitor decides, here or in
     * another tab. What needs consent starts and stops by this event, and asks `hasConsent`.
     */
    consentChanged: (consent, action: PayloadAction<ConsentDecision | null>): ConsentState => ({
      ...consent,
      answer: action.payload ?? 'undecided',
    }),
    consentPreferencesOpened: (state) => {
      state.preferencesOpened = true;
    },
    consentPreferencesClosed: (state) => {
      state.preferencesOpened = false;
    },
  },
  selectors: {
    selectConsentDecision: ({ answer }) => (typeof answer === 'string' ? null : answer),
    selectIsConsentUndecided: ({ answer }) => answer === 'undecided',
    selectConsentPreferencesOpened: (consent) => consent.preferencesOpened,
  },
});

export const consentReducer = consentSlice.reducer;
export const { consentChanged, consentPreferencesOpened, consentPreferencesClosed } = consentSlice.actions;
export const { selectConsentDecision, selectIsConsentUndecided, selectConsentPreferencesOpened } =
  consentSlice.selectors;

/** Off until the visitor has said yes; the necessary ones need no yes. */
export function hasConsent(state: RootState, category: ConsentCategory): boolean {
  if (category === 'necessary') return true;
  return selectConsentDecision(state)?.categories.includes(category) ?? false;
}

/**
 * Whether pages behind the guard `cookie-consent` open. Partners' games need every cookie; under Brazilian law the
 * necessary ones are enough, once the visitor has been asked.
 */
export function consentSuffices(state: RootState, jurisdiction: Jurisdiction): boolean {
  const decision = selectConsentDecision(state);
  return decision !== null && (jurisdiction === 'br' || isFull(decision));
}

declare module '../../shared/state/rootState.ts' {
  interface RootState {
    consent: ConsentState;
  }
}
