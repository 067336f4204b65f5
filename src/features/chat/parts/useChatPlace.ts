import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { routeOfPath } from '../../../shared/paths/routeOfPath.ts';
import { layoutOfRoute, routeEntry } from '../../../shared/paths/routeRules.ts';

// Next to bets the button is `docked`, and the window `beside` the page or in blaze's `column`.
/** Sets `data-chat` on the root, for styles loaded at start because a late rule restyles the whole page. */
export function useChatPlace(place: 'minimised' | 'open' | null): void {
  const brand = useBrand();
  const route = routeOfPath(useLocation().pathname);
  const hasBets = route !== null && routeEntry(route).busy === 'bets';
  const isBlaze = layoutOfRoute(route, brand) === 'blaze';
  const besideBets = place === 'open' ? (isBlaze ? 'column' : 'beside') : 'docked';
  const value = place && hasBets ? besideBets : place;
  useEffect(() => {
    if (value === null) return undefined;
    const root = document.documentElement;
    root.dataset.chat = value;
    return () => {
      delete root.dataset.chat;
    };
  }, [value]);
}
