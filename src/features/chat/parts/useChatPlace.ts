import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { routeOfPath } from '../../../shared/paths/routeOfPath.ts';
import type { RouteId } from '../../../shared/paths/routeTable.ts';

/** The house's own games, and the sportsbook, which is no frame. */
const routesWithBets: ReadonlySet<RouteId | null> = new Set<RouteId>([
  'games-mines',
  'games-double',
  'sports',
  'sports-esports',
  'altenar-sports',
]);

/**
 * Tells the page's styles where the chat stands. On phones the footer leaves room for its button, which stays above the
 * bottom bar; `docked`, where bets are placed in the page itself, it stands half behind the edge of a phone or tablet and
 * above a folded bet slip, where it covers nothing of either. Those rules are in the page from the start: one that arrives
 * later makes the browser style everything anew.
 */
export function useChatPlace(place: 'minimised' | 'open' | null): void {
  const isBesideBets = routesWithBets.has(routeOfPath(useLocation().pathname));
  const stands = place === 'minimised' && isBesideBets ? 'docked' : place;
  useEffect(() => {
    if (stands === null) return undefined;
    const root = document.documentElement;
    root.dataset.chat = stands;
    return () => {
      delete root.dataset.chat;
    };
  }, [stands]);
}
