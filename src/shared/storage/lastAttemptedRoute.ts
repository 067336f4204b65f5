import { routeOfPath } from '../paths/routeOfPath.ts';
import { isSitePath } from '../paths/sitePath.ts';
import { readStored, removeStored, type StoredValue, writeStored } from './browserStorage.ts';

// Only a known page of this site: storage may have been changed by any script.
const storedLastRoute: StoredValue<string> = {
  key: 'lastAttemptedRoute',
  version: 1,
  parse: (value) =>
    typeof value === 'string' && isSitePath(value) && routeOfPath(value) !== null ? value : null,
};

/** Stores the page that the cookie guard refused last, for this tab, to return to after consent. */
export function keepLastAttemptedRoute(path: string): void {
  writeStored(storedLastRoute, path, 'sessionStorage');
}

export function takeLastAttemptedRoute(): string | null {
  const path = readStored(storedLastRoute, 'sessionStorage');
  removeStored(storedLastRoute, 'sessionStorage');
  return path;
}
