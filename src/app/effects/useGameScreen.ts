import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { isGamePath } from '../../shared/paths/isGamePath.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsPageMissing } from '../../shared/state/visitSlice.ts';
import { useRouteHandle } from '../routes/useRouteHandle.ts';

// Sets `data-frame` on the root while a game is the page, so that phones hide the site's bars.
export function useGameScreen(): void {
  const { routeId } = useRouteHandle();
  const { pathname } = useLocation();
  const isMissing = useAppSelector(selectIsPageMissing);
  // A game that does not exist, or that the brand does not offer, is a 404 page, which keeps the bars.
  const isGame = routeId !== null && !isMissing && isGamePath(pathname);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isGame) dataset.frame = 'game';
    else delete dataset.frame;
  }, [isGame]);
}
