import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsPageSettled } from '../../shared/state/visitSlice.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';
import { selectIsConsentUndecided } from './consentSlice.ts';

const loadNotice = () => import('./NoticeBar.tsx').then((part) => part.NoticeBar);

/** Asks whoever has not answered yet. Fetched after the page's own pictures, and never for those who have answered. */
export function ConsentNotice() {
  const isUndecided = useAppSelector(selectIsConsentUndecided);
  const isPageSettled = useAppSelector(selectIsPageSettled);
  const Notice = useOptionalPart(loadNotice, isUndecided && isPageSettled);
  return isUndecided && Notice ? <Notice /> : null;
}
