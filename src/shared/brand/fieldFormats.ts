import * as v from 'valibot';
import { isCnpj } from './cnpj.ts';
import { isBaseUrl, isHostname, isOrigin, isSitePath, isWebUrl } from './webUrl.ts';

// Formats of brand fields. A check's message completes "expected …" in a report, and is the description that
// an editor shows.
function format(expected: string, holds: (text: string) => boolean) {
  return v.pipe(v.string(), v.check(holds, expected), v.description(expected));
}

export const text = format(
  'one line of text, not empty and without blanks around it',
  // Titles, manifests and headers use it as it is: no line breaks, no invisible characters,
  // no half of a character that UTF-8 cannot hold.
  (value) => value.trim() === value && /^[^\p{Cc}\p{Cs}\u2028\u2029]+$/u.test(value),
);
export const webUrl = format(
  'an https address (http for localhost and loopback), such as "https://cdn.example/file.js"',
  isWebUrl,
);
export const baseUrl = format(
  'an https address (http for localhost and loopback) without query, fragment or a slash at the end',
  isBaseUrl,
);
export const origin = format(
  'scheme and host alone, such as "https://example.bet.br" (http for localhost and loopback)',
  isOrigin,
);
export const hostname = format(
  'a host name in lower case, without scheme, port or path, such as "www.example.bet.br"',
  isHostname,
);
export const sitePath = format('a path of the same site, such as "/promotions"', isSitePath);
export const cnpj = format('a CNPJ with the right check digits, such as "12.345.678/0001-95"', isCnpj);
export const email = v.pipe(v.string(), v.email('an e-mail address'), v.description('an e-mail address'));
export const contactUrl = format(
  'a mailto: address or an https address, such as "mailto:security@example.bet.br"',
  (value) => (/^mailto:/.test(value) ? v.is(email, value.slice('mailto:'.length)) : isWebUrl(value)),
);
export const androidPackage = format('an Android package, such as "br.bet.example.app"', (value) =>
  /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/.test(value),
);
export const certificateFingerprint = format(
  'the SHA-256 fingerprint of a certificate, 32 bytes such as "14:6D:E9:…"',
  (value) => /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/.test(value),
);
export const iosAppId = format('a team and a bundle, such as "A1B2C3D4E5.br.bet.example.app"', (value) =>
  /^[A-Z0-9]{10}(\.[A-Za-z0-9-]+)+$/.test(value),
);
export const integrity = format('a hash as in a script element, such as "sha384-…"', (value) =>
  /^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/.test(value),
);
export const phone = format(
  'a telephone number, such as "0800 555 0100"',
  (value) => /^\+?[\d ().-]+$/.test(value) && value.replace(/\D/g, '').length >= 8,
);
export const isoDate = format('a day as YYYY-MM-DD', (value) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
});
export const percent = v.pipe(
  v.number(),
  v.minValue(0, 'a percentage, 0 to 100'),
  v.maxValue(100, 'a percentage, 0 to 100'),
);
export const kilobytes = v.pipe(
  v.number(),
  v.minValue(1, 'kilobytes, 1 or more'),
  v.description('kilobytes, 1 or more'),
);
export const port = v.pipe(
  v.number(),
  v.integer('a port, 1 to 65535'),
  v.minValue(1, 'a port, 1 to 65535'),
  v.maxValue(65535, 'a port, 1 to 65535'),
);
