import { afterEach, expect, test, vi } from 'vitest';
import { takeEarlyCall } from './earlyCalls.ts';

afterEach(() => vi.unstubAllGlobals());

test('returns a pending response once', () => {
  const response = Promise.resolve(new Response('[]'));
  vi.stubGlobal('window', { __earlyCalls: { '/v2/banners': response } });
  expect(takeEarlyCall('/v2/banners')).toBe(response);
  expect(takeEarlyCall('/v2/banners')).toBeNull();
});

test('returns null where no call was started early', () => {
  vi.stubGlobal('window', {});
  expect(takeEarlyCall('/v2/banners')).toBeNull();
});
