import type { ReactNode } from 'react';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';

const loadNavigation = () => import('./parts/AccountNavigation.tsx').then((part) => part.AccountNavigation);

interface AccountFrameProps {
  routeId: RouteId | null;
  children: ReactNode;
}

/** Places the account navigation next to the player's pages, or above them on narrow layouts. */
export function AccountFrame({ routeId, children }: AccountFrameProps) {
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  // Before the session is known too, so that the page does not move.
  const isShown = routeId?.startsWith('user-') === true;
  const Navigation = useLazyComponent(loadNavigation, isShown && isAuthenticated);
  // The same elements for every page, so that the page is not remounted with the navigation.
  return (
    <div data-account-frame={routeId ?? ''} data-account={isShown ? isAuthenticated : undefined}>
      <div>
        {isShown && (
          <div data-account-menu={routeId === 'user-account' ? 'home' : ''}>
            {Navigation && <Navigation />}
          </div>
        )}
        <div>{children}</div>
      </div>
    </div>
  );
}
