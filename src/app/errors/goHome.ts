const cacheBuster = 't';

/** Home, past every cache on the way. */
export function goHome(): void {
  location.assign(`/?${cacheBuster}=${Date.now()}`);
}

/** The cache has been passed: the address is home's again. */
export function forgetCacheBuster(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(cacheBuster)) return;
  url.searchParams.delete(cacheBuster);
  history.replaceState(history.state, '', url);
}
