import { routeOfPath } from '../paths/routeOfPath.ts';
import { isSitePath } from '../paths/sitePath.ts';
import { readStored, removeStored, type StoredValue, writeStored } from './browserStorage.ts';

/** Only ever a known page of this site: what stands in storage may have been written by anybody. */
const storedLastRoute: StoredValue<string> = {
  key: 'lastAttemptedRoute',
  version: 1,
  parse: (value) =>
    typeof value === 'string' && isSitePath(value) && routeOfPath(value) !== null ? value : null,
};

/** For browsers that store nothing. */
let unstored: string | null = null;

/** The page that the cookie guard refused last, to return to after consent. Kept for this tab. */
export function keepLastAttemptedRoute(path: string): void {
  unstored = writeStored(storedLastRoute, path, 'sessionStorage') ? null : storedLastRoute.parse(path);
}

/** Reads and forgets it: it is returned to once. */
export function takeLastAttemptedRoute(): string | null {
  const path = readStored(storedLastRoute, 'sessionStorage') ?? unstored;
  removeStored(storedLastRoute, 'sessionStorage');
  unstored = null;
  return path;
}
