import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { token } from '../../shared/tokens/token.ts';
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
    <Measure $shown={isShown} data-account={isShown ? isAuthenticated : undefined}>
      <Columns $shown={isShown}>
        {isShown && <Place $isHome={routeId === 'user-account'}>{Navigation && <Navigation />}</Place>}
        <Page $shown={isShown}>{children}</Page>
      </Columns>
    </Measure>
  );
}

interface FrameAppearance {
  $shown: boolean;
}

// Layouts differ in content width, so a container query is needed.
const Measure = styled.div<FrameAppearance>`
  ${({ $shown }) => ($shown ? 'container: account / inline-size;' : 'display: contents;')}
`;

const Columns = styled.div<FrameAppearance>`
  display: ${({ $shown }) => ($shown ? 'grid' : 'contents')};
  gap: ${token('space.l')};
  grid-template-columns: minmax(0, 1fr);

  @container account (min-width: 54rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${token('space.xl')};
  }
`;

// Reserves the height of the lazy navigation; on narrow layouts the account's home has an index of its own.
const Place = styled.div<{ $isHome: boolean }>`
  min-inline-size: 0;
  min-block-size: 3rem;

  @container account (max-width: 53.99rem) {
    ${({ $isHome }) => $isHome && 'display: none;'}
  }
`;

const Page = styled.div<FrameAppearance>`
  ${({ $shown }) => ($shown ? 'min-inline-size: 0;' : 'display: contents;')}
`;
