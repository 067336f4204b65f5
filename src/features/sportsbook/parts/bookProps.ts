// Chosen by `sport_type`: `book` is the whole page with its own hash router, `widgets` are placed by this
// page.
export type BookKind = 'book' | 'widgets';

// `/altenar-sports/*` always shows the whole book.
export function bookKind(sportType: string, pathname: string): BookKind {
  if (pathname.startsWith('/altenar-sports')) return 'book';
  return sportType.trim().toLowerCase() === 'widgets' ? 'widgets' : 'book';
}

export interface BookRequest {
  // The path without the route's own part, as in `live`, `event/12` or `event/12/home`.
  rest: string;
  esports: boolean;
  // `#/event/12` for widgets; empty when the book routes on its own.
  hash: string;
}

/** Builds the widget's props; the hash is more specific than the path and wins. */
export function bookProps({ rest, esports, hash }: BookRequest): Record<string, unknown> {
  const [first = '', second, third] = segmentsOf(hash.startsWith('#/') ? hash.slice(1) : rest);
  const props: Record<string, unknown> = { page: first === 'live' ? 'live' : 'overview' };
  if (first === 'event' && second) props.eventId = second;
  // Joins the slip when the match opens.
  if (props.eventId && third) props.outcome = third;
  if (first === 'sport' && second) props.sportId = second;
  if (first === 'league' && second) props.leagueId = second;
  if (esports) props.esports = true;
  return props;
}

export type BookPage = 'overview' | 'list' | 'match';

/** Tells which page the sportsbook opens with, for the shape of its placeholder. */
export function bookPage(request: BookRequest): BookPage {
  const { page, eventId, sportId, leagueId, esports } = bookProps(request);
  if (eventId) return 'match';
  return page === 'overview' && !sportId && !leagueId && !esports ? 'overview' : 'list';
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean).map(readWord);

function readWord(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
