import { afterEach, expect, test, vi } from 'vitest';
import { writeBrandCookie } from './brandCookies.ts';
import { crossSiteCookies } from './cookieJar.ts';

afterEach(() => vi.unstubAllGlobals());

// The attributes of a cookie that is written on a page, without the date.
function attributesOn(protocol: string, write: () => void = writeConsent): string[] {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return written.map((text) => text.split(';')[0]).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  write();
  const attributes = (written[0] ?? '').split('; ').slice(1);
  return attributes.filter((attribute) => !attribute.startsWith('expires=')).sort();
}

const writeConsent = () => expect(crossSiteCookies.write('cookie-consent', 'all', 60_000)).toBe(true);

test('are cross-site and secure on https', () => {
  expect(attributesOn('https:')).toEqual(['path=/', 'sameSite=none', 'secure']);
});

test('are neither on plain http, where WebKit would drop them', () => {
  expect(attributesOn('http:')).toEqual(['path=/', 'sameSite=lax']);
});

test('travel with no request of another site when they hold the session', () => {
  const write = () => writeBrandCookie('teste', 'jwt', 'token', { maxAgeSeconds: 60 });
  expect(attributesOn('https:', write)).toEqual(['path=/', 'sameSite=lax', 'secure']);
  expect(attributesOn('http:', write)).toEqual(['path=/', 'sameSite=lax']);
});
