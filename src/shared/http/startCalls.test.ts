import { afterEach, expect, test, vi } from 'vitest';
import { takeStartCall } from './startCalls.ts';

afterEach(() => vi.unstubAllGlobals());

test('returns a pending response once', () => {
  const response = Promise.resolve(new Response('[]'));
  vi.stubGlobal('window', { __startCalls: { '/v2/banners': response } });
  expect(takeStartCall('/v2/banners')).toBe(response);
  expect(takeStartCall('/v2/banners')).toBeNull();
});

test('returns null where no call was started early', () => {
  vi.stubGlobal('window', {});
  expect(takeStartCall('/v2/banners')).toBeNull();
});
