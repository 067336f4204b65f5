import { afterEach, expect, test, vi } from 'vitest';
import { takeStartCall } from './startCalls.ts';

afterEach(() => vi.unstubAllGlobals());

test('an answer under way is handed out once', () => {
  const answer = Promise.resolve(new Response('[]'));
  vi.stubGlobal('window', { __startCalls: { '/v2/banners': answer } });
  expect(takeStartCall('/v2/banners')).toBe(answer);
  expect(takeStartCall('/v2/banners')).toBeNull();
});

test('where no call was started early there is nothing to take', () => {
  vi.stubGlobal('window', {});
  expect(takeStartCall('/v2/banners')).toBeNull();
});
