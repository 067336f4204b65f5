import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { routeOfPath } from '../../../shared/paths/routeOfPath.ts';
import type { RouteId } from '../../../shared/paths/routeTable.ts';

const routesWithBets: ReadonlySet<RouteId> = new Set<RouteId>([
  'games-mines',
  'games-double',
  'play-provider-name',
  'sports',
  'sports-esports',
  'altenar-sports',
]);

/**
 * Tells the page's styles where the chat is, by `data-chat` on the root. Where bets are placed its button is `docked`,
 * half behind the edge of the screen and above a folded bet slip, and its window is `beside` the page or on the `column`
 * of the blaze layout. The rules are in the page from the start, because a late one makes the browser style everything again.
 */
export function useChatPlace(place: 'minimised' | 'open' | null): void {
  const { layout, routes } = useBrand();
  const route = routeOfPath(useLocation().pathname);
  const hasBets = route !== null && routesWithBets.has(route);
  const isBlaze = ((route && routes[route]?.layout) ?? layout) === 'blaze';
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
