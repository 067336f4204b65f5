import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { AccountFrame } from '../features/account/AccountFrame.tsx';
import { Alerts } from '../features/alerts/Alerts.tsx';
import { AuthModal } from '../features/auth/AuthModal.tsx';
import { ConsentDialogs } from '../features/consent/ConsentDialogs.tsx';
import { SessionEffects } from '../features/session/SessionEffects.tsx';
import { CapabilityGate } from '../features/settings/CapabilityGate.tsx';
import { SettingsEffects } from '../features/settings/SettingsEffects.tsx';
import { SiteGate } from '../features/settings/SiteGate.tsx';
import { DecideLayout } from '../layouts/DecideLayout.tsx';
import { useAppSelector } from '../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../shared/state/sessionSlice.ts';
import { selectIsPageSettled } from '../shared/state/visitSlice.ts';
import { useOptionalPart } from '../ui/lazy/useOptionalPart.ts';
import { PageTransition } from '../ui/page-transition/PageTransition.tsx';
import { useRouteHandle } from './useRouteHandle.ts';
import { VisitEffects } from './VisitEffects.tsx';

const loadLateEffects = () => import('./LateEffects.tsx').then((part) => part.LateEffects);
const loadPlayerEffects = () => import('./PlayerEffects.tsx').then((part) => part.PlayerEffects);

/** The frame around every page: layout, transition between pages, scroll position. */
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
      <Alerts />
    </>
  );
}

/** Apart: when one of them comes, nothing of the page is rendered again. */
function LoadedEffects() {
  const Player = useOptionalPart(loadPlayerEffects, useAppSelector(selectIsAuthenticated));
  const Late = useOptionalPart(loadLateEffects, useAppSelector(selectIsPageSettled));
  return (
    <>
      {Player && <Player />}
      {Late && <Late />}
    </>
  );
}

/** All fresh documents of a tab have the same key: without the path, a page opened by its address began where another was left. */
const placeOf = ({ key, pathname }: { key: string; pathname: string }) => key + pathname;
