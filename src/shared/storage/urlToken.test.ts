import { expect, test } from 'vitest';
import { dropUrlToken, heldUrlToken, holdUrlToken } from './urlToken.ts';

// A page at a URL, with the state of its history.
function pageAt(href: string) {
  const url = new URL(href, 'https://teste.example');
  const page = {
    location: { pathname: url.pathname, search: url.search, hash: url.hash },
    history: {
      state: { key: 'a' } as unknown,
      replaceState: (state: unknown, _unused: string, to?: string | URL | null) => {
        const next = new URL(String(to), url);
        page.history.state = state;
        page.location = { pathname: next.pathname, search: next.search, hash: next.hash };
      },
    },
  };
  return page;
}

test.each([
  ['/?token=abc', 'abc', '/'],
  ['/user/wallet?token=abc&a=1#b', 'abc', '/user/wallet?a=1#b'],
  ['/?utm_source=x%20y&token=abc&src=a+b', 'abc', '/?utm_source=x%20y&src=a+b'],
  ['/?%74oken=abc', 'abc', '/'],
  ['/?token=first&token=second', 'first', '/'],
  ['/?token', null, '/'],
  ['/?token=%E0%A4%A', '\uFFFD%A', '/'],
])('strips the token of %s from the URL and its history entry', (href, token, left) => {
  const page = pageAt(href);
  expect(holdUrlToken(page)).toBe(token);
  const { pathname, search, hash } = page.location;
  expect(pathname + search + hash).toBe(left);
  expect(page.history.state).toEqual({ key: 'a' });
});

test('leaves a URL without a token as it is', () => {
  const page = pageAt('/?tokens=1&a=%20#token=2');
  expect(holdUrlToken(page)).toBeNull();
  expect(page.location.search).toBe('?tokens=1&a=%20');
});

test('holds the token until it is dropped, off the window', () => {
  const page = pageAt('/?token=abc');
  holdUrlToken(page);
  expect(page).not.toHaveProperty('__urlToken');
  expect(heldUrlToken()).toBe('abc');
  dropUrlToken();
  expect(heldUrlToken()).toBeNull();
});
