import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { AuthModal } from '../../features/auth/AuthModal.tsx';
import { ConsentDialogs } from '../../features/consent/ConsentDialogs.tsx';
import { SessionEffects } from '../../features/session/SessionEffects.tsx';
import { CapabilityGate } from '../../features/settings/CapabilityGate.tsx';
import { SettingsEffects } from '../../features/settings/SettingsEffects.tsx';
import { SiteGate } from '../../features/settings/SiteGate.tsx';
import { DecideLayout } from '../../layouts/DecideLayout.tsx';
import { isCrawler } from '../../shared/crawlers.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import { selectAlerts } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import {
  selectIsAuthenticated,
  selectUrlTokenAsked,
  urlTokenAnswered,
} from '../../shared/state/sessionSlice.ts';
import { selectIsPageSettled } from '../../shared/state/visitSlice.ts';
import { useIdle } from '../../ui/lazy/useIdle.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { PageTransition } from '../../ui/page-transition/PageTransition.tsx';
import { VisitEffects } from '../effects/VisitEffects.tsx';
import { useRouteHandle } from './useRouteHandle.ts';

const loadLateEffects = () => import('../effects/LateEffects.tsx').then((part) => part.LateEffects);
const loadSubjectEffects = () => import('../effects/SubjectEffects.tsx').then((part) => part.SubjectEffects);
const loadIdleEffects = () => import('../effects/IdleEffects.tsx').then((part) => part.IdleEffects);
const loadUrlTokenQuestion = () =>
  import('../../features/session/UrlTokenQuestion.tsx').then(
    (part) => part.UrlTokenQuestion,
    () => UnavailableQuestion,
  );
const loadPlayerEffects = () => import('../effects/PlayerEffects.tsx').then((part) => part.PlayerEffects);

// Layout, page transition and scroll position of every page.
export function RootRoute() {
  const { layout, routeId } = useRouteHandle();
  const { pathname } = useLocation();
  return (
    <>
      <SiteGate>
        <DecideLayout name={layout}>
          <AccountFrame routeId={routeId}>
            <PageTransition pageKey={pathname}>
              <CapabilityGate routeId={routeId}>
                <Outlet />
              </CapabilityGate>
            </PageTransition>
          </AccountFrame>
        </DecideLayout>
      </SiteGate>
      <ScrollRestoration getKey={placeOf} />
      <VisitEffects />
      <ConsentDialogs />
      <SettingsEffects />
      <SessionEffects />
      <LoadedEffects />
      <AuthModal />
    </>
  );
}

// Separate, so that loading one of them does not render the page.
function LoadedEffects() {
  const { routeId } = useRouteHandle();
  const isSettled = useAppSelector(selectIsPageSettled);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const hasAlerts = useAppSelector((state) => selectAlerts(state).length > 0);
  const isIdle = useIdle();
  const Player = useLazyComponent(loadPlayerEffects, isAuthenticated);
  // A page whose subject may be missing must not wait to say so.
  const isUrgent = routeId !== null && routeEntry(routeId).subject === true;
  const Late = useLazyComponent(loadLateEffects, isSettled || isUrgent);
  const Subject = useLazyComponent(loadSubjectEffects, isUrgent);
  // Players see alerts, many of which report a lost network, and crawlers read structured data without any activity.
  const isReader = isSettled && (isAuthenticated || isCrawler());
  const Idle = useLazyComponent(loadIdleEffects, isIdle || hasAlerts || isReader);
  const isAsked = useAppSelector(selectUrlTokenAsked);
  const Question = useLazyComponent(loadUrlTokenQuestion, isAsked);
  return (
    <>
      {isAsked && Question && <Question />}
      {Player && <Player />}
      {Late && <Late />}
      {Subject && <Subject />}
      {Idle && <Idle />}
    </>
  );
}

// Answers no, so that the login panel does not wait for a module that failed to load.
function UnavailableQuestion() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(urlTokenAnswered());
  }, [dispatch]);
  return null;
}

// Fresh documents of a tab share a key, so the path keeps their scroll positions apart.
const placeOf = ({ key, pathname }: { key: string; pathname: string }) => key + pathname;
