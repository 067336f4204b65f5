import { afterEach, expect, test, vi } from 'vitest';
import { crossSiteCookies } from './cookieJar.ts';

afterEach(() => vi.unstubAllGlobals());

// Writes a cookie on a page and returns its attributes, without the date.
function attributesOn(protocol: string): string[] {
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
  expect(crossSiteCookies.write('cookie-consent', 'all', 60_000)).toBe(true);
  const attributes = (written[0] ?? '').split('; ').slice(1);
  return attributes.filter((attribute) => !attribute.startsWith('expires=')).sort();
}

test('are cross-site and secure on https', () => {
  expect(attributesOn('https:')).toEqual(['path=/', 'sameSite=none', 'secure']);
});

test('are neither on plain http, where WebKit would drop them', () => {
  expect(attributesOn('http:')).toEqual(['path=/', 'sameSite=lax']);
});
