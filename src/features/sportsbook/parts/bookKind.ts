// Chosen by `sport_type`: `book` is the whole page with its own hash router, `widgets` are placed by this
// page.
export type BookKind = 'book' | 'widgets';

// `/altenar-sports/*` always shows the whole book.
export function bookKind(sportType: string, pathname: string): BookKind {
  if (pathname.startsWith('/altenar-sports')) return 'book';
  return sportType.trim().toLowerCase() === 'widgets' ? 'widgets' : 'book';
}
