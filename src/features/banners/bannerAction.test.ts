import { expect, test } from 'vitest';
import { bannerAction } from './bannerAction.ts';

const origin = 'https://site.test';

test.each([
  ['/?login=1', 'login'],
  ['https://site.test/casino?login=1&utm_source=x', 'login'],
  ['/?login=0', 'register'],
  ['/promotions?a=1&login=0', 'register'],
])('maps %s to the %s panel', (link, kind) => {
  expect(bannerAction(link, origin).kind).toBe(kind);
});

test('keeps a URL of this site in the app', () => {
  expect(bannerAction('https://site.test/casino/slots?x=1#top', origin)).toEqual({
    kind: 'page',
    path: '/casino/slots?x=1#top',
  });
  expect(bannerAction('/sports', origin)).toEqual({ kind: 'page', path: '/sports' });
});

test('opens a URL of another site outside', () => {
  expect(bannerAction('https://other.test/a', origin)).toEqual({
    kind: 'outside',
    href: 'https://other.test/a',
  });
});

test.each(['javascript:alert(1)', '//other.test', 'data:text/html,x', '', 'nonsense'])(
  'ignores %j',
  (link) => {
    expect(bannerAction(link, origin)).toEqual({ kind: 'none' });
  },
);
