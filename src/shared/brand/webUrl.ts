const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

// `example.bet.br`, `localhost`, `127.0.0.1`: lower case, no scheme, no port.
export function isHostname(text: string): boolean {
  return text.length <= 253 && text.split('.').every((part) => label.test(part));
}

// Hosts that never leave the machine: a brand may be tried there without TLS.
export function isLocalHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

// `https://*` parses as a URL too.
function isUrlHost(hostname: string): boolean {
  return isHostname(hostname) || /^\[[\da-f:.]+\]$/.test(hostname);
}

function parsed(text: string): URL | null {
  // The URL parser ignores blanks, tabs and line breaks; a configuration should not contain them.
  if (/[\s\\]/.test(text)) return null;
  const url = URL.parse(text);
  if (url === null) return null;
  if (url.username !== '' || url.password !== '' || !isUrlHost(url.hostname)) return null;
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.hostname));
  return secure && text.startsWith(`${url.protocol}//`) ? url : null;
}

// An https URL, or an http one of the machine itself.
export function isWebUrl(text: string): boolean {
  return parsed(text) !== null;
}

// A URL to which a path is appended: no query, no fragment, no slash at the end.
export function isBaseUrl(text: string): boolean {
  const url = parsed(text);
  return url !== null && url.search === '' && url.hash === '' && !/[?#]|\/$/.test(text);
}

// Scheme and host alone, as browsers write it: `https://example.bet.br`.
export function isOrigin(text: string): boolean {
  return parsed(text)?.origin === text;
}

// A path of the same site; never `//host`, which browsers read as another site.
export function isSitePath(text: string): boolean {
  const base = 'https://site.invalid';
  return /^\/(?![/\\])[^\s\\]*$/.test(text) && URL.parse(text, base)?.origin === base;
}
