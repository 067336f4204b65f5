import Cookies from 'js-cookie';

// Cookies as features see them; tests pass a jar of their own.
export interface CookieJar {
  // Null when there is none, when it is not readable, and where cookies are blocked.
  read: (name: string) => string | null;
  // Returns whether the browser really stored it.
  write: (name: string, value: string, lifetimeMs: number) => boolean;
  remove: (name: string) => void;
}

// On plain http, as in a sandbox, WebKit drops cookies that are `Secure`, and no browser keeps `None` without
// it.
function crossSite() {
  const isHttps = location.protocol === 'https:';
  return { path: '/', sameSite: isHttps ? 'none' : 'lax', secure: isHttps } as const;
}

// `document.cookie` throws in a sandboxed frame and silently stores nothing where the player blocks site
// data.
function orWhenBlocked<T>(use: () => T, blocked: T): T {
  try {
    return use();
  } catch {
    return blocked;
  }
}

// The document's cookies that pages of other sites may send along: consent and marketing parameters.
export const crossSiteCookies: CookieJar = {
  read: (name) => orWhenBlocked(() => Cookies.get(name) ?? null, null),
  write: (name, value, lifetimeMs) =>
    orWhenBlocked(() => {
      Cookies.set(name, value, { ...crossSite(), expires: new Date(Date.now() + lifetimeMs) });
      return Cookies.get(name) === value;
    }, false),
  remove: (name) => orWhenBlocked(() => Cookies.remove(name, crossSite()), undefined),
};
