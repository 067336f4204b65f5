declare global {
  interface Window {
    /** A session token that stood in the address, taken out of it before anything else ran. */
    __handedToken?: string;
  }
}

type AddressWindow = Pick<Window, '__handedToken'> & {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'replaceState' | 'state'>;
};

/** `?token=…` leaves the address at once: addresses are copied, kept in histories and sent to others. */
export function takeTokenOutOfAddress(page: AddressWindow): void {
  const { pathname, search, hash } = page.location;
  const pairs = search.slice(1).split('&');
  const isToken = (pair: string) => new URLSearchParams(pair).has('token');
  const handed = pairs.find(isToken);
  if (handed === undefined) return;
  page.__handedToken = new URLSearchParams(handed).get('token') ?? '';
  const others = pairs.filter((pair) => !isToken(pair)).join('&');
  page.history.replaceState(page.history.state, '', pathname + (others && `?${others}`) + hash);
}

/** The token that the visitor arrived with, once. */
export function takeHandedToken(page: AddressWindow): string | null {
  takeTokenOutOfAddress(page);
  const token = page.__handedToken ?? null;
  delete page.__handedToken;
  return token;
}
