// `showCookieModal=true` in the URL opens the cookie access modal.
export const cookieModalParameter = 'showCookieModal';
