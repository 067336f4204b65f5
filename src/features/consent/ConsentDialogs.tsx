import { useLocation } from 'react-router';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectShowCookieAccessModal } from '../../shared/state/visitSlice.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';
import { selectConsentPreferencesOpened } from './consentSlice.ts';
import { cookieModalParameter } from './cookieModalParameter.ts';

const loadAccessModal = () => import('./parts/CookieAccessModal.tsx').then((part) => part.CookieAccessModal);
const loadPreferences = () => import('./parts/PreferencesDialog.tsx').then((part) => part.PreferencesDialog);

/**
 * The cookie access modal, when a page asked for consent or the address says `showCookieModal=true`; above it the
 * choice by category. Both are fetched when first needed.
 */
export function ConsentDialogs() {
  const isRefused = useAppSelector(selectShowCookieAccessModal);
  const preferencesOpened = useAppSelector(selectConsentPreferencesOpened);
  const { search } = useLocation();
  const isAsked = isRefused || new URLSearchParams(search).get(cookieModalParameter) === 'true';
  const AccessModal = useOptionalPart(loadAccessModal, isAsked);
  const Preferences = useOptionalPart(loadPreferences, preferencesOpened);
  return (
    <>
      {isAsked && AccessModal && <AccessModal />}
      {preferencesOpened && Preferences && <Preferences />}
    </>
  );
}
