import Cookies from 'js-cookie';

// The cookies that the app keeps for a brand, without the brand's prefix.
export type BrandCookieName =
  | 'jwt'
  | 'jwt_term'
  | 'logged_out'
  | 'active_at'
  | 'device'
  | 'balance'
  | 'user_id'
  | 'favorites'
  | 'code'
  | (string & {});

export function brandCookieName(brandId: string, name: BrandCookieName): string {
  return `${brandId}-${name}`;
}

// Null where `document.cookie` throws, as in a sandboxed frame: that is a browser without cookies.
export function readBrandCookie(brandId: string, name: BrandCookieName): string | null {
  try {
    return Cookies.get(brandCookieName(brandId, name)) ?? null;
  } catch {
    return null;
  }
}

export interface BrandCookieOptions {
  // Absent: the cookie ends with the browser session.
  maxAgeSeconds?: number;
}

export function writeBrandCookie(
  brandId: string,
  name: BrandCookieName,
  value: string,
  { maxAgeSeconds }: BrandCookieOptions = {},
): void {
  unlessBlocked(() =>
    Cookies.set(brandCookieName(brandId, name), value, {
      path: '/',
      sameSite: 'lax',
      secure: location.protocol === 'https:',
      expires: maxAgeSeconds === undefined ? undefined : new Date(Date.now() + maxAgeSeconds * 1000),
    }),
  );
}

export function removeBrandCookie(brandId: string, name: BrandCookieName): void {
  unlessBlocked(() => Cookies.remove(brandCookieName(brandId, name), { path: '/' }));
}

function unlessBlocked(change: () => unknown): void {
  try {
    change();
  } catch {
    // Nothing is kept there, so nothing has to be removed.
  }
}
