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

test('reloads once for a chunk of an older release, and again after the guard', () => {
  const reload = vi.fn();
  expect(mayReloadFor(gone, 1_000)).toBe(true);
  expect(reloadOnce({ reload }, 1_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(mayReloadFor(gone, 1_000 + reloadGuardMs - 1)).toBe(false);
  expect(reloadOnce({ reload }, 1_000 + reloadGuardMs - 1)).toBe(false);
  expect(mayReloadFor(gone, 1_000 + reloadGuardMs)).toBe(true);
});

test('does not reload for other errors or while offline', () => {
  expect(mayReloadFor(new TypeError('x is not a function'), 1_000)).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(mayReloadFor(gone, 1_000)).toBe(false);
});

test('does not reload when reloads cannot be counted', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const reload = vi.fn();
  expect(reloadOnce({ reload }, 1_000)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
