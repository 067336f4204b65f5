import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';

const loadNavigation = () => import('./parts/AccountNavigation.tsx').then((part) => part.AccountNavigation);

interface AccountFrameProps {
  routeId: RouteId | null;
  children: ReactNode;
}

/** Puts the account's navigation beside the player's own pages, above them where there is no room. Others it leaves alone. */
export function AccountFrame({ routeId, children }: AccountFrameProps) {
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isShown = isAuthenticated && routeId?.startsWith('user-') === true;
  const Navigation = useOptionalPart(loadNavigation, isShown);
  // The same elements around every page: the page in them must not be made anew when the navigation comes or goes.
  return (
    <Measure $shown={isShown}>
      <Columns $shown={isShown}>
        {isShown && <Place>{Navigation && <Navigation />}</Place>}
        <Page $shown={isShown}>{children}</Page>
      </Columns>
    </Measure>
  );
}

interface FrameLook {
  $shown: boolean;
}

/** The layouts give their content different widths: what counts is the room here, not the window's. */
const Measure = styled.div<FrameLook>`
  ${({ $shown }) => ($shown ? 'container: account / inline-size;' : 'display: contents;')}
`;

const Columns = styled.div<FrameLook>`
  display: ${({ $shown }) => ($shown ? 'grid' : 'contents')};
  gap: ${token('space.l')};
  grid-template-columns: minmax(0, 1fr);

  @container account (min-width: 54rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${token('space.xl')};
  }
`;

/** As high as the navigation will be: it is fetched apart, and the page must not jump when it comes. */
const Place = styled.div`
  min-inline-size: 0;
  min-block-size: 3rem;
`;

const Page = styled.div<FrameLook>`
  ${({ $shown }) => ($shown ? 'min-inline-size: 0;' : 'display: contents;')}
`;
