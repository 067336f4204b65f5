import { cookieModalParameter } from '../cookieModalParameter.ts';

export function withoutCookieModal(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(cookieModalParameter)) return search;
  query.delete(cookieModalParameter);
  const rest = query.toString();
  return rest && `?${rest}`;
}
