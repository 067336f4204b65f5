import { afterEach, expect, test, vi } from 'vitest';
import { previewOfSettings } from './previewOfSettings.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['?preview=a.b.c&utm_source=x', 'a.b.c'],
  ['?utm_source=x', undefined],
  ['', undefined],
])('reads the preview of %j', (query, expected) => {
  vi.stubGlobal('window', { __landingQuery: query });
  expect(previewOfSettings()).toBe(expected);
});
