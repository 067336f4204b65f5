declare global {
  interface Window {
    /** A token that stood in the URL, stripped from it before anything else ran. */
    __urlToken?: string;
  }
}

type UrlWindow = Pick<Window, '__urlToken'> & {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'replaceState' | 'state'>;
};

/** Strips `?token=…` from the URL and its history entry: URLs are copied, stored and shared. */
export function stripUrlToken(page: UrlWindow): void {
  const { pathname, search, hash } = page.location;
  const pairs = search.slice(1).split('&');
  const isToken = (pair: string) => new URLSearchParams(pair).has('token');
  const found = pairs.find(isToken);
  if (found === undefined) return;
  page.__urlToken = new URLSearchParams(found).get('token') ?? '';
  const others = pairs.filter((pair) => !isToken(pair)).join('&');
  page.history.replaceState(page.history.state, '', pathname + (others && `?${others}`) + hash);
}

let held: string | null = null;

/** Takes the token that the visitor arrived with off the window and holds it until it is dropped. */
export function holdUrlToken(page: UrlWindow): string | null {
  stripUrlToken(page);
  held = page.__urlToken || null;
  delete page.__urlToken;
  return held;
}

export const heldUrlToken = (): string | null => held;

export function dropUrlToken(): void {
  held = null;
}
