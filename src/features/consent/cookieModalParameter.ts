/** `showCookieModal=true` in the address opens the cookie access modal. */
export const cookieModalParameter = 'showCookieModal';
