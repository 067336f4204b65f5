import Cookies from 'js-cookie';

/** The one cookie without the brand's prefix. */
const consentCookie = 'cookie-consent';
const lifetimeMs = 31_536_000_000;

export function hasFullConsent(): boolean {
  return Cookies.get(consentCookie) === 'all';
}

export function storeFullConsent(): void {
  Cookies.set(consentCookie, 'all', {
    path: '/',
    sameSite: 'none',
    secure: true,
    expires: new Date(Date.now() + lifetimeMs),
  });
}
