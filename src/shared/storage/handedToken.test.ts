import { expect, test } from 'vitest';
import { takeHandedToken } from './handedToken.ts';

/** A page at an address, and where its history says it is. */
function pageAt(address: string) {
  const url = new URL(address, 'https://teste.example');
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
  ['/?token', '', '/'],
  ['/?token=%E0%A4%A', '\uFFFD%A', '/'],
])('the token of %s is taken out of the address', (address, token, left) => {
  const page = pageAt(address);
  expect(takeHandedToken(page)).toBe(token);
  const { pathname, search, hash } = page.location;
  expect(pathname + search + hash).toBe(left);
  expect(page.history.state).toEqual({ key: 'a' });
});

test('an address without a token stays untouched', () => {
  const page = pageAt('/?tokens=1&a=%20#token=2');
  expect(takeHandedToken(page)).toBeNull();
  expect(page.location.search).toBe('?tokens=1&a=%20');
});

test('it is handed over once', () => {
  const page = pageAt('/?token=abc');
  takeHandedToken(page);
  expect(takeHandedToken(page)).toBeNull();
});
