import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useQueryRetry } from '../../shared/http/useQueryRetry.ts';
import { selectIsRealtimeConnected } from '../../shared/realtime/realtimeSlice.ts';
import { useAppSelector, useAppStore } from '../../shared/state/rootState.ts';
import {
  selectInactivityNoticeShown,
  selectIsAuthenticated,
  selectSessionStatus,
} from '../../shared/state/sessionSlice.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';
import { useGetMeQuery } from './meApi.ts';

const loadInactivityDialog = () =>
  import('./parts/InactivityDialog.tsx').then((part) => part.InactivityDialog);

/** Without realtime nobody tells when money moves. */
const pollWhileDisconnectedMs = 30_000;

/** Keeps the profile while somebody is logged in, leads home when they no longer are. Mounted by the root route. */
export function SessionEffects() {
  const store = useAppStore();
  const status = useAppSelector(selectSessionStatus);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isConnected = useAppSelector(selectIsRealtimeConnected);
  const noticeShown = useAppSelector(selectInactivityNoticeShown);
  const InactivityDialog = useOptionalPart(loadInactivityDialog, noticeShown);
  const navigate = useNavigate();
  const wasAuthenticated = useRef(false);

  const me = useGetMeQuery(undefined, {
    skip: !isAuthenticated,
    pollingInterval: isConnected ? 0 : pollWhileDisconnectedMs,
  });
  useQueryRetry(me);

  useEffect(() => {
    // Set by the early script, so that a returning player sees no guest's buttons before the first render.
    // While the page hydrates, `status` is still the guest's of the prerendered page.
    const isKnown = status !== 'unknown' && selectSessionStatus(store.getState()) !== 'unknown';
    if (isKnown) delete document.documentElement.dataset.session;
  }, [status, store]);

  useEffect(() => {
    if (wasAuthenticated.current && !isAuthenticated) void navigate('/');
    wasAuthenticated.current = isAuthenticated;
  }, [isAuthenticated, navigate]);

  return noticeShown && InactivityDialog ? <InactivityDialog /> : null;
}
