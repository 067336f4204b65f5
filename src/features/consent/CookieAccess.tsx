import { useLocation } from 'react-router';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectShowCookieAccessModal } from '../../shared/state/visitSlice.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';

const loadModal = () => import('./parts/CookieAccessModal.tsx').then((part) => part.CookieAccessModal);

/** Opens when a page asked for full consent, or when the address says `showCookieModal=true`. */
export function CookieAccess() {
  const isRefused = useAppSelector(selectShowCookieAccessModal);
  const { search } = useLocation();
  const isShown = isRefused || new URLSearchParams(search).get('showCookieModal') === 'true';
  const Modal = useOptionalPart(loadModal, isShown);
  return isShown && Modal ? <Modal /> : null;
}
