import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useQueryRetry } from '../../shared/http/useQueryRetry.ts';
import { selectIsRealtimeConnected } from '../../shared/realtime/realtimeSlice.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import {
  selectInactivityNoticeShown,
  selectIsAuthenticated,
  selectSessionStatus,
} from '../../shared/state/sessionSlice.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
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
  const isHydrated = useHydrated();
  const wasAuthenticated = useRef(false);

  const me = useGetMeQuery(undefined, {
    skip: !isAuthenticated,
    pollingInterval: isConnected ? 0 : pollWhileDisconnectedMs,
  });
  useQueryRetry(me);

  useEffect(() => {
    // Set by the early script: guest buttons stay hidden until the token has turned out to be worth nothing. Parts of
    // the header are hydrated later than this one, so a session that starts leaves it.
    if (isHydrated && status === 'anonymous') delete document.documentElement.dataset.session;
  }, [isHydrated, status]);

  useEffect(() => {
    if (wasAuthenticated.current && !isAuthenticated) void navigate('/');
    wasAuthenticated.current = isAuthenticated;
  }, [isAuthenticated, navigate]);

  return noticeShown && InactivityDialog ? <InactivityDialog /> : null;
}
