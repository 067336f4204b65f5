import { isSitePath } from '../paths/sitePath.ts';
import type { StoredValue } from './browserStorage.ts';

/** The page that the cookie guard refused last, to return to after consent. Kept in session storage. */
export const storedLastRoute: StoredValue<string> = {
  key: 'lastAttemptedRoute',
  version: 1,
  parse: (value) => (typeof value === 'string' && isSitePath(value) ? value : null),
};
