import { claimReload } from '../../shared/reload/reloadGuard.ts';

const cacheBuster = 't';

/** Home, past every cache on the way. */
export const homeUrl = (): string => `/?${cacheBuster}=${Date.now()}`;

export function goHome(): void {
  location.assign(homeUrl());
}

/** Redirects home from a page that failed, at most once within the reload guard. */
export function redirectHome(): void {
  if (claimReload()) location.replace(homeUrl());
}

/** Takes the cache buster out of the URL once the page has loaded. */
export function forgetCacheBuster(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(cacheBuster)) return;
  url.searchParams.delete(cacheBuster);
  history.replaceState(history.state, '', url);
}
