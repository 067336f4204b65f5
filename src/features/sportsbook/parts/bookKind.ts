/**
 * What the setting `sport_type` chooses. `book`: the supplier's whole page, whose own router writes the hash of the
 * address. `widgets`: its list of events and its bet slip, placed by this page, which keeps the address itself.
 */
export type BookKind = 'book' | 'widgets';

/** `/altenar-sports/*` is the whole book's own address, whatever the setting says. */
export function bookKind(sportType: string, pathname: string): BookKind {
  if (pathname.startsWith('/altenar-sports')) return 'book';
  return sportType.trim().toLowerCase() === 'widgets' ? 'widgets' : 'book';
}
