import { cacheBuster, isCacheBuster } from '../../shared/paths/cacheBuster.ts';
import { claimReload } from '../../shared/reload/reloadGuard.ts';

// Bypasses every cache.
export const homeUrl = (): string => `/?${cacheBuster}=${Date.now()}`;

export function goHome(): void {
  location.assign(homeUrl());
}

/** Redirects home after an error, at most once within the reload guard. */
export function redirectHome(): void {
  if (claimReload()) location.replace(homeUrl());
}

// Removes the cache buster from the URL.
export function forgetCacheBuster(): void {
  const url = new URL(location.href);
  if (!isCacheBuster(cacheBuster, url.searchParams.get(cacheBuster) ?? '')) return;
  url.searchParams.delete(cacheBuster);
  history.replaceState(history.state, '', url);
}
