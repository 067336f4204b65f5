import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveLandingQuery } from './landingQuery.ts';
import { takePreview } from './settingsPreview.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['?preview=a.b-c.d_e&utm_source=x', 'a.b-c.d_e'],
  ['?utm_source=x&preview=a.b.c', 'a.b.c'],
  ['?nopreview=a', ''],
  ['?preview=', ''],
  ['', ''],
])('takes the preview of %j', (search, expected) => {
  expect(takePreview(search)).toBe(expected);
});

test('keeps the preview of the tab until another link replaces it', () => {
  takePreview('?preview=a.b.c');
  expect(takePreview('')).toBe('a.b.c');
  expect(takePreview('?preview=d.e.f')).toBe('d.e.f');
  expect(takePreview('')).toBe('d.e.f');
});

test('keeps the preview of a link for the page where the tab may store nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(takePreview('?preview=a.b.c')).toBe('a.b.c');
  expect(takePreview('')).toBe('a.b.c');
});

test.each([
  ['?preview=a.b.c', ''],
  ['?preview=a.b.c&utm_source=x', '?utm_source=x'],
  ['?utm_source=x&preview=a.b.c', '?utm_source=x'],
  ['?utm_source=x', '?utm_source=x'],
  ['', ''],
])('keeps the preview in %j out of campaign measurement', (search, expected) => {
  const page: Parameters<typeof saveLandingQuery>[0] = { location: { search } };
  saveLandingQuery(page);
  expect(page.__landingQuery).toBe(expected);
});
