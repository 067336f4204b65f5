import { useLocation } from 'react-router';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectShowCookieAccessModal } from '../../shared/state/visitSlice.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { cookieModalParameter, selectConsentPreferencesOpened } from './consentSlice.ts';

const loadAccessModal = () => import('./parts/CookieAccessModal.tsx').then((part) => part.CookieAccessModal);
const loadPreferences = () => import('./parts/PreferencesDialog.tsx').then((part) => part.PreferencesDialog);

export function ConsentDialogs() {
  const isRefused = useAppSelector(selectShowCookieAccessModal);
  const preferencesOpened = useAppSelector(selectConsentPreferencesOpened);
  const { search } = useLocation();
  const isAsked = isRefused || new URLSearchParams(search).get(cookieModalParameter) === 'true';
  const AccessModal = useLazyComponent(loadAccessModal, isAsked);
  const Preferences = useLazyComponent(loadPreferences, preferencesOpened);
  return (
    <>
      {isAsked && AccessModal && <AccessModal />}
      {preferencesOpened && Preferences && <Preferences />}
    </>
  );
}
