import { useAppSelector } from '../../shared/state/rootState.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';
import { selectIsConsentUndecided } from './consentSlice.ts';
import { usePageLoaded } from './usePageLoaded.ts';

const loadNotice = () => import('./parts/NoticeBar.tsx').then((part) => part.NoticeBar);

/** Asks whoever has not answered yet. Fetched after the page's own pictures, and never for those who have answered. */
export function ConsentNotice() {
  const isUndecided = useAppSelector(selectIsConsentUndecided);
  const isPageLoaded = usePageLoaded();
  const Notice = useOptionalPart(loadNotice, isUndecided && isPageLoaded);
  return isUndecided && Notice ? <Notice /> : null;
}
