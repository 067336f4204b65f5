import Cookies from 'js-cookie';

/** The cookies the app keeps for a brand, without the brand's prefix. */
export type BrandCookieName = 'jwt' | 'balance' | 'user_id' | 'favorites' | 'code' | (string & {});

export function brandCookieName(brandId: string, name: BrandCookieName): string {
  return `${brandId}-${name}`;
}

export function readBrandCookie(brandId: string, name: BrandCookieName): string | null {
  return Cookies.get(brandCookieName(brandId, name)) ?? null;
}

export interface BrandCookieOptions {
  /** Absent: the cookie ends with the browser session. */
  maxAgeSeconds?: number;
  sameSite?: 'lax' | 'none';
}

export function writeBrandCookie(
  brandId: string,
  name: BrandCookieName,
  value: string,
  { maxAgeSeconds, sameSite = 'lax' }: BrandCookieOptions = {},
): void {
  Cookies.set(brandCookieName(brandId, name), value, {
    path: '/',
    sameSite,
    secure: location.protocol === 'https:' || sameSite === 'none',
    ...(maxAgeSeconds === undefined ? {} : { expires: new Date(Date.now() + maxAgeSeconds * 1000) }),
  });
}

export function removeBrandCookie(brandId: string, name: BrandCookieName): void {
  Cookies.remove(brandCookieName(brandId, name), { path: '/' });
}
