import { cookieModalParameter } from '../cookieModalParameter.ts';

/** The query without the parameter that opens the cookie access modal; untouched where it is not in it. */
export function withoutCookieModal(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(cookieModalParameter)) return search;
  query.delete(cookieModalParameter);
  const rest = query.toString();
  return rest && `?${rest}`;
}
