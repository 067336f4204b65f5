import { beforeEach, expect, test, vi } from 'vitest';
import { reloadGuardMs, reloadOnce } from '../../shared/reload/reloadGuard.ts';
import { mayReloadFor } from './staleChunk.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/a.js');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('a module of an older release makes the page reload once, and again only after the guard', () => {
  const reload = vi.fn();
  expect(mayReloadFor(gone, 1_000)).toBe(true);
  expect(reloadOnce({ reload }, 1_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(mayReloadFor(gone, 1_000 + reloadGuardMs - 1)).toBe(false);
  expect(reloadOnce({ reload }, 1_000 + reloadGuardMs - 1)).toBe(false);
  expect(mayReloadFor(gone, 1_000 + reloadGuardMs)).toBe(true);
});

test('any other error reloads nothing, nor does a module that the network keeps away', () => {
  expect(mayReloadFor(new TypeError('x is not a function'), 1_000)).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(mayReloadFor(gone, 1_000)).toBe(false);
});

test('where reloads cannot be counted none is made', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const reload = vi.fn();
  expect(reloadOnce({ reload }, 1_000)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
