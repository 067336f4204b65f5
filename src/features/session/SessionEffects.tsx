import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useRecovery } from '../../shared/http/useRecovery.ts';
import { selectIsRealtimeConnected } from '../../shared/realtime/realtimeSlice.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
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
  useRecovery(me);

  useEffect(() => {
    // Set by the early script, so that a returning player sees no guest's buttons before the first render.
    if (status !== 'unknown') delete document.documentElement.dataset.session;
  }, [status]);

  useEffect(() => {
    if (wasAuthenticated.current && !isAuthenticated) void navigate('/');
    wasAuthenticated.current = isAuthenticated;
  }, [isAuthenticated, navigate]);

  return noticeShown && InactivityDialog ? <InactivityDialog /> : null;
}
