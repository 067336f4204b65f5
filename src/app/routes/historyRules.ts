interface HistoryWindow {
  history: Pick<History, 'pushState' | 'replaceState'>;
  location: Pick<Location, 'href' | 'pathname'>;
}

/**
 * Drops history entries with `undefined` in their URL and replaces those of `/sports#/sport/…`
 * (specification).
 */
export function keepHistoryRules({ history, location }: HistoryWindow): void {
  const push = history.pushState.bind(history);
  const replaceEntry = history.replaceState.bind(history);

  history.pushState = (data, unused, url) => {
    if (isMistake(url)) return;
    if (isSportsbookUrl(url, location)) replaceEntry(data, unused, url);
    else push(data, unused, url);
  };
  history.replaceState = (data, unused, url) => {
    if (!isMistake(url)) replaceEntry(data, unused, url);
  };
}

function isMistake(url: string | URL | null | undefined): boolean {
  return url != null && String(url).includes('undefined');
}

function isSportsbookUrl(url: string | URL | null | undefined, location: HistoryWindow['location']): boolean {
  if (url == null) return false;
  const target = new URL(url, location.href);
  const samePage = location.pathname.replace(/\/$/, '') === '/sports';
  return samePage && target.pathname.replace(/\/$/, '') === '/sports' && target.hash.startsWith('#/sport/');
}
