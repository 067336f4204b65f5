import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLazyQuery } from '../../shared/query/useLazyQuery.ts';
import { useQueryRetry } from '../../shared/query/useQueryRetry.ts';
import { selectIsRealtimeConnected } from '../../shared/realtime/realtimeSlice.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import {
  selectInactivityNoticeShown,
  selectIsAuthenticated,
  selectSessionStatus,
} from '../../shared/state/sessionSlice.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { getMe } from './me.ts';

const loadInactivityDialog = () =>
  import('./parts/InactivityDialog.tsx').then((part) => part.InactivityDialog);

// Fallback for missing realtime events.
const pollWhileDisconnectedMs = 30_000;

// Loads the profile while a player is logged in and returns to home after the session.
export function SessionEffects() {
  const status = useAppSelector(selectSessionStatus);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isConnected = useAppSelector(selectIsRealtimeConnected);
  const noticeShown = useAppSelector(selectInactivityNoticeShown);
  const InactivityDialog = useLazyComponent(loadInactivityDialog, noticeShown);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const wasAuthenticated = useRef(false);

  const me = useLazyQuery(getMe, {
    skip: !isAuthenticated,
    pollingInterval: isConnected ? 0 : pollWhileDisconnectedMs,
  });
  useQueryRetry({ ...me, isError: isAuthenticated && me.isError });

  useEffect(() => {
    // The early script hides guest buttons by this attribute. It stays when a session starts, as parts of the
    // header hydrate later.
    if (isHydrated && status === 'anonymous') delete document.documentElement.dataset.session;
  }, [isHydrated, status]);

  useEffect(() => {
    if (wasAuthenticated.current && !isAuthenticated) void navigate('/');
    wasAuthenticated.current = isAuthenticated;
  }, [isAuthenticated, navigate]);

  return noticeShown && InactivityDialog ? <InactivityDialog /> : null;
}
