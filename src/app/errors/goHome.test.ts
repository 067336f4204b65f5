import { beforeEach, expect, test, vi } from 'vitest';
import { reloadGuardMs } from '../../shared/reload/reloadGuard.ts';
import { forgetCacheBuster, redirectHome } from './goHome.ts';

const replace = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => {
    replace.mockClear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('redirects home without cache, once within the reload guard', () => {
  redirectHome();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/?t=1000000');
  vi.advanceTimersByTime(reloadGuardMs - 1);
  redirectHome();
  expect(replace).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  redirectHome();
  expect(replace).toHaveBeenLastCalledWith('/?t=1010000');
});

test('stays on the error page when reloads cannot be counted', () => {
  vi.stubGlobal('sessionStorage', undefined);
  redirectHome();
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['?t=1764000000000&utm_source=a', '/?utm_source=a'],
  // A campaign's own parameter opens the register panel.
  ['?t=verao', undefined],
  ['', undefined],
])('removes the cache buster, and nothing else, from %j', (search, shown) => {
  const replaceState = vi.fn();
  vi.stubGlobal('location', { href: `https://site.example/${search}` });
  vi.stubGlobal('history', { state: null, replaceState });
  forgetCacheBuster();
  expect(replaceState.mock.calls.map(([, , url]) => url.pathname + url.search)).toEqual(
    shown === undefined ? [] : [shown],
  );
});
