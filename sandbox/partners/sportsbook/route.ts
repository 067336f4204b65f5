// Which part of the sportsbook a URL names: a list, a sport, a league or a match.

export interface Route {
  page: string;
  sport: string | null;
  leagueId: string | null;
  eventId: string | null;
}

export const listPages: Record<string, string> = { overview: 'Destaques', live: 'Ao vivo' };
export const nowhere = { sport: null, leagueId: null, eventId: null };

export function kindOf({ page, sport, leagueId, eventId }: Route): string {
  if (eventId) return 'event';
  if (leagueId) return 'league';
  return sport ? 'sport' : page;
}

export function pathOf(route: Route): string {
  const word = route.eventId ?? route.leagueId ?? route.sport;
  return word ? `/${kindOf(route)}/${encodeURIComponent(word)}` : `/${route.page}`;
}

/** Reads a fragment such as `#/league/br-a`; nothing when it names no page. */
export function readRoute(hash: string): Partial<Route> {
  const [, page, word = ''] = /^#\/(\w+)(?:\/([^/]+))?/.exec(hash) ?? [];
  if (page === 'event') return { ...nowhere, eventId: readWord(word) || null };
  if (page === 'league') return { ...nowhere, leagueId: readWord(word) };
  if (page === 'sport') return { ...nowhere, sport: readWord(word) };
  if (!page) return {};
  return Object.hasOwn(listPages, page) ? { ...nowhere, page } : nowhere;
}

// A URL may contain malformed escapes.
function readWord(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
