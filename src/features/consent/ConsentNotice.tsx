import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsPageSettled } from '../../shared/state/visitSlice.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { selectIsConsentUndecided } from './consentSlice.ts';

const loadNotice = () => import('./NoticeBar.tsx').then((part) => part.NoticeBar);

export function ConsentNotice() {
  const isUndecided = useAppSelector(selectIsConsentUndecided);
  const isPageSettled = useAppSelector(selectIsPageSettled);
  const Notice = useLazyComponent(loadNotice, isUndecided && isPageSettled);
  return isUndecided && Notice ? <Notice /> : null;
}
