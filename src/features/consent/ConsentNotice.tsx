import { useAppSelector } from '../../shared/state/rootState.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { selectConsentDecision } from './consentSlice.ts';

const Notice = lazyPart(() => import('./NoticeBar.tsx').then((part) => part.NoticeBar));

// Part of the prerendered page, where the cookie is unknown; the early script hides it from visitors with one.
export function ConsentNotice() {
  return useAppSelector(selectConsentDecision) === null ? <Notice /> : null;
}
